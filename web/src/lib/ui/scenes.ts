/** The drawings for errors and empty places: see Scene.svelte. */
export const SCENES = [
  'lost',
  'broken',
  'nap',
  'torn',
  'none',
  'past',
  'quiet',
  'trail',
  'search',
  'shelf',
  'closed',
] as const;
export type SceneName = (typeof SCENES)[number];
