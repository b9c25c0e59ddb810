/** Finds out where imagining begins: what has happened until then, and who plays. */
import { api } from '../../lib/api';
import type { Item, Moment, Replay, Step, TableInfo } from '../../lib/generated/protocol';
import type { Base } from '../../lib/whatif/imagining.svelte';
import type { Start } from '../../lib/whatif/start';
import { playerName } from '../replay/names';

export interface Beginning {
  base: Base;
  /** Everything that never changes; null if the first answer has it. */
  components: unknown;
  /** All that led to it, for the moments of notes. */
  steps: Step[];
  table: TableInfo | null;
}

const itemsOf = (steps: Step[]): Item[] =>
  steps.map(({ seat, action = null, at = 0, events }, n) => ({
    n,
    at,
    what: 'played',
    seat,
    action,
    events,
  }));

function of(start: Start, replay: Replay, table: TableInfo | null): Beginning {
  const { from } = start;
  const step = 'when' in from ? from.when?.step : undefined;
  const steps = replay.steps.slice(0, step === undefined ? undefined : step + 1);
  // The present is this moment from now on, whatever happens at the table.
  const fixed: Moment =
    from.of === 'table' && step === undefined
      ? { ...from, when: { ...from.when, step: steps.length - 1, version: replay.version } }
      : from;
  const players = Math.max(replay.names.length, ...replay.seats.map((seat) => (seat ?? -1) + 1));
  const names = Array.from({ length: players }, (_, nth) =>
    playerName(replay.names[nth] ?? '', nth, table?.seats[nth]),
  );
  const { game, options, data, components } = replay;
  return {
    base: { from: fixed, seat: start.seat, game, options, data, items: itemsOf(steps), names },
    components,
    steps: replay.steps,
    table,
  };
}

/** What is known of the game at that moment. */
export async function beginning(start: Start): Promise<Beginning> {
  const { from, seat } = start;
  if (from.of === 'table') {
    const [replay, table] = await Promise.all([
      api.replay(from.id, { seat: from.when?.seat ?? null, at: from.when?.step ?? null }),
      api.table(from.id),
    ]);
    return of(start, replay, table);
  }
  if (from.of === 'record')
    return of(
      start,
      await api.readRecord(JSON.stringify(from.record), { seat: from.when?.seat ?? null }),
      null,
    );
  const { game } = from;
  // A puzzle has a page of its own, which knows its options.
  const options = from.of === 'position' ? from.options : null;
  const first = await api.whatIf({ from, seat, components: true });
  const names = first.scores.map((_, nth) => playerName('', nth, undefined));
  const data = { hash: '', name: null, own: true, bots_learned: true };
  return {
    base: { from, seat, game, options, data, items: [], names },
    components: first.components,
    steps: [],
    table: null,
  };
}
