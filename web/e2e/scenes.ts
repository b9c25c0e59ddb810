/** The moments of both games as web/dev shows them: built once for each worker, without a server. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build, preview } from 'vite';
import { still } from './axe';
import { watched } from './test';

export const SIZES = { desk: [1440, 900], tablet: [820, 1180], phone: [390, 844] } as const;

/** How a scene is shown; the defaults are those of a new visitor who reads English. */
export interface Dress {
  lang?: 'en' | 'fr' | 'de';
  theme?: 'light' | 'dark';
  letters?: 'normal' | 'larger' | 'largest';
}

interface WithScenes {
  scenes: Record<string, string[]>;
  dress: (wishes: string) => Promise<boolean>;
}

export const test = watched.extend<object, { moments: string }>({
  moments: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the dependencies of a fixture from this pattern
    async ({}, use) => {
      const outDir = mkdtempSync(join(tmpdir(), 'formicarium-scenes-'));
      const bundled = { outDir, rolldownOptions: { input: 'dev/moments.html' }, minify: false } as const;
      await build({ build: bundled, logLevel: 'error' });
      const at = { port: 0, host: '127.0.0.1' };
      const server = await preview({ build: { outDir }, preview: at, logLevel: 'error' });
      await use(`${server.resolvedUrls?.local[0] ?? ''}dev/moments.html`);
      await server.close();
      rmSync(outDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
export { expect } from './test';

const ready = (page: Page) => page.waitForFunction(() => document.documentElement.dataset.ready === 'true');

/** Waits until the scene is drawn with its fonts, and nothing moves or fades any more. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Boards and panels measure themselves, and what depends on it follows some frames later.
    let same = 0;
    const observer = new MutationObserver(() => (same = 0));
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    for (; same < 3; same += 1) await new Promise(requestAnimationFrame);
    observer.disconnect();
  });
  await still(page);
}

/** The names of all scenes of a game. */
export async function scenesOf(page: Page, moments: string, game: string): Promise<string[]> {
  await page.goto(moments);
  await ready(page);
  return page.evaluate((of) => (window as unknown as WithScenes).scenes[of] ?? [], game);
}

/** Shows a scene, on a page where one or their list is open already. */
export async function dress(page: Page, game: string, scene: string, wishes: Dress = {}): Promise<void> {
  const asked = new URLSearchParams({ game, scene, ...wishes }).toString();
  await page.evaluate((dressed) => (window as unknown as WithScenes).dress(dressed), asked);
  await drawn(page);
}
