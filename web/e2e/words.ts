/** Finds texts on a page that show their key instead of words. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** All text keys that cannot be mistaken for a word. */
export const KEYS = new Set(
  readdirSync('../locales/en')
    .flatMap((file) => readFileSync(`../locales/en/${file}`, 'utf8').match(/^[a-z][\w-]*(?= =)/gm) ?? [])
    .filter((key) => key.includes('-')),
);

/** All words on the page, visible or for screen readers. */
function words(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const said = [document.title, document.body.innerText];
    for (const one of document.querySelectorAll('[aria-label], [title], [placeholder], [aria-description]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'aria-description'])
        said.push(one.getAttribute(name) ?? '');
    for (const one of document.querySelectorAll('svg text, title')) said.push(one.textContent ?? '');
    return said.join(' ').split(/[^\w.-]+/);
  });
}

/** Keys shown instead of words. */
export const untold = async (page: Page): Promise<string[]> =>
  (await words(page)).filter((word) => KEYS.has(word.split('.')[0] ?? ''));
