import { Late } from '../../lib/late.svelte';

/** What only some tables need: between two players at one screen, and where somebody has something to say. */
export const curtain = new Late(async () => (await import('./Curtain.svelte')).default);
export const chatDrawer = new Late(async () => (await import('./Chat.svelte')).default);
