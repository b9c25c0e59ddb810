/** Begins the tour at the first table of who has never played here. */
import { api } from '../api';
import { settings } from '../settings.svelte';

export async function greet(table: string): Promise<void> {
  const { mine, replays } = await api.lobby();
  const known = mine.some(({ id }) => id !== table) || replays.some(({ yours }) => yours);
  if (known) settings.toured = true;
  else settings.touring = true;
}
