import type { Refusal } from './game.svelte';

/**
 * Drops what was refused for want of a connection once there is one: it can be tried again. Run this in an effect.
 *
 * It follows the refusals too: a request that was under way when the connection broke fails only after the table is live
 * again.
 */
export function dropOffline(
  client: { readonly state: string },
  games: Iterable<{ refusal: Refusal | null }>,
): void {
  if (client.state !== 'live') return;
  for (const game of games) if (game.refusal?.error.kind === 'offline') game.refusal = null;
}
