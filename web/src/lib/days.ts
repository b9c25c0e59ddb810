/** Days as the server names them: YYYY-MM-DD in UTC. */
import { language } from './i18n.svelte';

/** A day in words: Monday 16 November. */
export const dayText = (day: string): string =>
  new Intl.DateTimeFormat(language(), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
