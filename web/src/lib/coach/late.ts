import { use } from '../i18n.svelte';
import { Late } from '../late.svelte';

/** The tour of the first table, with its texts. */
export const tourCard = new Late(async () => {
  const [card] = await Promise.all([import('../tour/TourCard.svelte'), use('lessons')]);
  return card.default;
});

/** What only lessons need, with their texts. */
export const lessonParts = new Late(async () => {
  const [parts] = await Promise.all([import('./late-parts'), use('lessons')]);
  return parts;
});
