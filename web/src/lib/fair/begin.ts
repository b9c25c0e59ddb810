import { api } from '../api';

/** Starts the game at a table that we have just opened, with our part in its seed. What that takes is loaded now. */
export async function begin(id: string): Promise<void> {
  const { start } = await import('./taking');
  await start(await api.table(id));
}
