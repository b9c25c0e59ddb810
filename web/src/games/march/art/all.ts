/** The pictures of the cards, and the sections of the ant body that wear them. Loaded when the first one is shown. */
const byName = (files: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(files).map(([path, svg]) => [path.replace(/^.*\/|\.svg$/g, ''), String(svg).trim()]),
  );

export const cards = byName(
  import.meta.glob('./cards/*.svg', { eager: true, query: '?raw', import: 'default' }),
);
export const body = byName(
  import.meta.glob('./body/*.svg', { eager: true, query: '?raw', import: 'default' }),
);
