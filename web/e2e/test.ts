/** `test` with a running server, and an eye on what a page must never do. */
import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { Server } from './server';

export { expect } from '@playwright/test';

/** What went wrong in a browser without anybody clicking it: errors in the console, failed requests. */
export class Trouble {
  found: string[] = [];

  watch(page: Page): void {
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        this.found.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => this.found.push(`uncaught: ${error.message}`));
    page.on('response', (response) => {
      if (response.status() >= 400) this.found.push(`${response.status()}: ${response.url()}`);
    });
    page.on('requestfailed', (request) => {
      const why = request.failure()?.errorText ?? '';
      // Leaving a page ends what it was still asking for.
      if (why !== 'net::ERR_ABORTED') this.found.push(`${why}: ${request.url()}`);
    });
  }

  watchAll(context: BrowserContext): void {
    context.pages().forEach((page) => this.watch(page));
    context.on('page', (page) => this.watch(page));
  }
}

interface Each {
  /** Everything is watched; a test that causes trouble on purpose empties `found`. */
  trouble: Trouble;
  logged: undefined;
}

export const test = base.extend<Each, { server: Server }>({
  server: [
    // eslint-disable-next-line no-empty-pattern -- the first argument names what is needed: nothing
    async ({}, use) => {
      const server = await Server.start();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  trouble: async ({ context }, use, info) => {
    const trouble = new Trouble();
    trouble.watchAll(context);
    await use(trouble);
    if (info.status === info.expectedStatus && trouble.found.length > 0)
      throw new Error(`The page had trouble:\n${trouble.found.join('\n')}`);
  },
  logged: [
    async ({ server }, use, info) => {
      const before = server.log.length;
      await use(undefined);
      if (info.status !== info.expectedStatus)
        console.log(`The server's log:\n${server.log.slice(before) || '(nothing)'}`);
    },
    { auto: true },
  ],
});
