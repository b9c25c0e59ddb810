import { use } from '../../lib/i18n.svelte';
import { Late } from '../../lib/late.svelte';

/** The panels of decisions and of what is told, a third of the table's code, with their texts and those of refusals. */
export const latePanels = new Late(async () => {
  const [panels] = await Promise.all([import('./late-panels'), use('march-late')]);
  return panels;
});
