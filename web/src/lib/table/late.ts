import { use } from '../i18n.svelte';
import { Late } from '../late.svelte';

/** The panel of a hint, with its texts: few players ask, and those who do wait for the bot anyway. */
export const hintPanel = new Late(async () => {
  const [panel] = await Promise.all([import('./HintPanel.svelte'), use('hints')]);
  return panel.default;
});

/** What somebody who comes back is told. */
export const awayPanel = new Late(async () => (await import('./AwayPanel.svelte')).default);
