// Each page is a separate chunk: the first load fetches only what it shows.
import type { Component } from 'svelte';
import type { Route } from '../lib/router.svelte';

export type Page = Component<Record<string, unknown>>;

const pages: Record<Route['name'], () => Promise<unknown>> = {
  home: () => import('./HomePage.svelte'),
  table: () => import('./Table.svelte'),
  'table-replay': () => import('./Replay.svelte'),
  replay: () => import('./Replay.svelte'),
  transfer: () => import('./Transfer.svelte'),
  api: () => import('./Api.svelte'),
  about: () => import('./About.svelte'),
  gallery: () => import('../games/march/gallery/Gallery.svelte'),
  box: () => import('../games/march/box/Box.svelte'),
  rules: () => import('./Rules.svelte'),
  'rules-card': () => import('./RulesCard.svelte'),
  'not-found': () => import('./NotFound.svelte'),
};

/** The component of a route. It gets its part of the path as the prop `id` or `code`. */
export function load(name: Route['name']): Promise<{ default: Page }> {
  return pages[name]() as Promise<{ default: Page }>;
}
