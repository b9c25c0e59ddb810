/** Whether everything on a page is said in words, and no key of the texts shows through. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** Every key of the texts that cannot be mistaken for a word. */
export const KEYS = new Set(
  readdirSync('../locales/en')
    .flatMap((file) => readFileSync(`../locales/en/${file}`, 'utf8').match(/^[a-z][\w-]*(?= =)/gm) ?? [])
    .filter((key) => key.includes('-')),
);

/** Everything that can be read or heard on the page. */
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

/** Keys that are shown instead of words. */
export const untold = async (page: Page): Promise<string[]> =>
  (await words(page)).filter((word) => KEYS.has(word.split('.')[0] ?? ''));
