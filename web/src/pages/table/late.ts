import { use } from '../../lib/i18n.svelte';
import { Late } from '../../lib/late.svelte';

/** What only some tables need: between two players at one screen, the menu, and where somebody has something to say. */
export const curtain = new Late(async () => (await import('./Curtain.svelte')).default);
export const menuBody = new Late(async () => (await import('./MenuBody.svelte')).default);
export const chatDrawer = new Late(async () => (await import('./Chat.svelte')).default);

/** The own notes, with their texts. */
export const notesDrawer = new Late(async () => {
  const [drawer] = await Promise.all([import('../notes/Drawer.svelte'), use('whatif')]);
  return drawer.default;
});
