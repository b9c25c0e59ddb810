import { use } from '../i18n.svelte';
import { Late } from '../late.svelte';

/** What only lessons need, with their texts. */
export const lessonParts = new Late(async () => {
  const [parts] = await Promise.all([import('./late-parts'), use('lessons')]);
  return parts;
});
