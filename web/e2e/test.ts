/**
 * The tests of this folder: `watched` fails on whatever a page must never do, and `test` has its own server as well. No
 * spec uses Playwright's own `test`, which watches nothing.
 */
import { writeFileSync } from 'node:fs';
import { test as base, type BrowserContext, type Page, type TestInfo } from '@playwright/test';
import { dice, hashOf, load, type WithClicks } from './dice';
import { Server } from './server';

export { expect } from '@playwright/test';

/** Errors that no click reports: messages in the console and failed requests. */
export class Trouble {
  found: string[] = [];
  /** Errors that the test causes on purpose. */
  readonly expected: RegExp[] = [];

  watch(page: Page): void {
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        this.#add(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => this.#add(`uncaught: ${error.message}`));
    page.on('response', (response) => {
      if (response.status() >= 400) this.#add(`${response.status()}: ${response.url()}`);
    });
    page.on('requestfailed', (request) => {
      const why = request.failure()?.errorText ?? '';
      // Leaving a page cancels its pending requests.
      if (why !== 'net::ERR_ABORTED') this.#add(`${why}: ${request.url()}`);
    });
  }

  #add(line: string): void {
    if (!this.expected.some((pattern) => pattern.test(line))) this.found.push(line);
  }

  watchAll(context: BrowserContext): void {
    context.pages().forEach((page) => this.watch(page));
    context.on('page', (page) => this.watch(page));
  }
}

/** Saves everything needed to understand and replay a failure, and prints where it is. */
async function keep(server: Server, context: BrowserContext, info: TestInfo): Promise<void> {
  writeFileSync(info.outputPath('server.log'), server.log);
  writeFileSync(info.outputPath('steps.txt'), dice.steps.join('\n'));
  for (const [n, page] of context.pages().entries()) {
    const inputs = await page
      .evaluate(() => {
        const at = document.activeElement;
        const focus = `focus on <${at?.localName}> ${at?.getAttribute('aria-label') ?? at?.textContent?.trim()}`;
        return [...((window as WithClicks).inputs ?? []), focus.slice(0, 120)];
      })
      .catch(() => ['the page did not answer']);
    writeFileSync(info.outputPath(`inputs-${n}.txt`), inputs.join('\n'));
    const id = /\/table\/([\w-]+)/.exec(page.url())?.[1];
    if (!id) continue;
    // The record of a running game is not available, so abandon the game first.
    await page.request.post(`${server.url}/api/tables/${id}/abandon`, { data: { yes: true } });
    const record = await page.request.get(`${server.url}/api/tables/${id}/record`);
    if (record.ok()) writeFileSync(info.outputPath(`record-${id}.json`), await record.text());
  }
  await server.keep(info.outputPath('store'));
  const title = info.titlePath
    .slice(1)
    .join(' ')
    .replaceAll(/[^\w ,]/g, '.');
  console.log(
    `Kept in ${info.outputDir}: trace, record, store, steps taken, keys and clicks, log of the server.\n` +
      `Play it again: E2E_SEED=${process.env.E2E_SEED} cargo xtask browser --trace on -g '${title}'`,
  );
}

/** Remembers that the parts of a table have been explained. */
function toured(): void {
  // A page without an address keeps nothing.
  if (location.protocol === 'about:') return;
  const key = 'formicarium.settings';
  const saved = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
  localStorage.setItem(key, JSON.stringify({ ...saved, toured: true }));
}

/** Any page, without a server: every error on it fails the test, whether or not the test asks for `trouble`. */
export const watched = base.extend<{ trouble: Trouble }>({
  trouble: [
    async ({ context }, use, info) => {
      const trouble = new Trouble();
      trouble.watchAll(context);
      await use(trouble);
      if (info.status === info.expectedStatus && trouble.found.length > 0)
        throw new Error(`The page reported errors:\n${trouble.found.join('\n')}`);
    },
    { auto: true },
  ],
});

interface Each {
  /** The seed of the games, for tests that need something to happen in theirs; `E2E_SEED` if there is none. */
  seed: string | undefined;
  /** How its server is started, where that is not as usual. */
  flags: string[] | undefined;
  /** Whether somebody who has never played is shown around at the first table; not where it is not asked for. */
  tour: boolean;
  server: Server;
  /** Opens a second browser, for another person. */
  visitor: () => Promise<Page>;
  keeping: undefined;
}

export const test = watched.extend<Each>({
  seed: [process.env.E2E_SEED, { option: true }],
  flags: [undefined, { option: true }],
  tour: [false, { option: true }],
  server: async ({ seed, flags }, use, info) => {
    dice.begin(hashOf(`${seed} ${info.titlePath.join(' ')}`));
    const server = await Server.start(dice.seed, flags);
    await use(server);
    await server.stop();
  },
  baseURL: async ({ server }, use) => use(server.url),
  context: async ({ context, server, tour }, use) => {
    await load(context);
    if (!tour) await context.addInitScript(toured);
    await use(context);
    void server; // The server must start first: it seeds the dice.
  },
  visitor: async ({ browser, server, trouble, tour }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ baseURL: server.url });
      contexts.push(context);
      trouble.watchAll(context);
      await load(context);
      if (!tour) await context.addInitScript(toured);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
  keeping: [
    async ({ server, context }, use, info) => {
      await use(undefined);
      if (info.status !== info.expectedStatus || process.env.E2E_KEEP) await keep(server, context, info);
    },
    { auto: true },
  ],
});
