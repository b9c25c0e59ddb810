import { Late } from '../../lib/late.svelte';

/** The panels of decisions and of what is told: a third of the table's code. */
export const latePanels = new Late(() => import('./late-panels'));
