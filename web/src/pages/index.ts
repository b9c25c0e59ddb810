// Each page is a separate chunk: the first load fetches only what it shows.
import type { Component } from 'svelte';
import { gameOf } from '../games';
import { use } from '../lib/i18n.svelte';
import type { Route } from '../lib/router.svelte';

export type Page = Component<Record<string, unknown>>;

const replay = async () => (await Promise.all([import('./Replay.svelte'), use('replay')]))[0];
const review = async () => (await Promise.all([import('./Review.svelte'), use('review'), use('replay')]))[0];

const pages: Record<Exclude<Route['name'], 'gallery' | 'box'>, () => Promise<unknown>> = {
  home: async () => (await Promise.all([import('./HomePage.svelte'), use('home')]))[0],
  table: () => import('./Table.svelte'),
  'table-replay': replay,
  replay,
  whatif: async () => (await Promise.all([import('./WhatIf.svelte'), use('whatif')]))[0],
  'table-review': review,
  review,
  transfer: async () => (await Promise.all([import('./Transfer.svelte'), use('you'), use('home')]))[0],
  archive: async () => (await Promise.all([import('./Archive.svelte'), use('archive'), use('home')]))[0],
  you: async () => (await Promise.all([import('./You.svelte'), use('you')]))[0],
  api: async () => (await Promise.all([import('./Api.svelte'), use('replay')]))[0],
  about: async () => (await Promise.all([import('./About.svelte'), use('about')]))[0],
  rules: () => import('./Rules.svelte'),
  'rules-card': () => import('./RulesCard.svelte'),
  daily: async () => (await Promise.all([import('./Daily.svelte'), use('today')]))[0],
  deal: async () => (await Promise.all([import('./Deal.svelte'), use('today')]))[0],
  puzzles: async () => (await Promise.all([import('./Puzzles.svelte'), use('puzzles')]))[0],
  puzzle: async () =>
    (await Promise.all([import('./Puzzle.svelte'), use('puzzles'), use('hints'), use('whatif')]))[0],
  'not-found': () => import('./NotFound.svelte'),
};

/** The component of a route. It gets its part of the path as the prop `id` or `code`. */
export function load(route: Route): Promise<{ default: Page }> {
  const own = route.name === 'gallery' || route.name === 'box';
  const page = own ? gameOf(route.game)?.[route.name] : pages[route.name];
  return (page ?? pages['not-found'])() as Promise<{ default: Page }>;
}
