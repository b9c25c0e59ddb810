// Every test begins as a new visitor who reads English, whatever the tests before it did.
import { afterAll, beforeEach, vi } from 'vitest';
import { choose, use } from './src/lib/i18n.svelte';
import { settings } from './src/lib/settings.svelte';

// happy-dom draws nothing. Here every element has a place.
Element.prototype.getClientRects = () => [{}] as unknown as DOMRectList;

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.body.replaceChildren();
  settings.load();
  await choose('en');
  await use('myrmes');
  await use('gallery');
  await use('replay');
  await use('home');
});

afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
