/** Prints how long a click takes until the page shows what came of it, and how much a first visit loads. */
import type { Page } from '@playwright/test';
import { test } from './test';
import { Player, playNow } from './player';

interface Timed {
  ms: number;
  what: string;
}
/** Of the browser, and not yet of TypeScript. */
declare const scheduler: {
  postTask: (task: () => void, options: { priority: 'user-blocking' }) => Promise<void>;
};

interface WithTimes {
  times: Timed[];
}

/** Runs in the page: from the click on something lit until the frame with the new state is painted. */
function stopwatch(): void {
  const times: Timed[] = [];
  (window as unknown as WithTimes).times = times;
  const state = () =>
    [
      document.querySelector<HTMLElement>('main.tbl')?.dataset.moment,
      document.querySelector('.prompt, .psay')?.textContent,
      document.querySelector('.story li')?.textContent,
      [...document.querySelectorAll<HTMLElement>('[data-lit]')].map((hex) => hex.dataset.hex),
    ].join('|');
  let running: { from: number; what: string; before: string } | null = null;
  addEventListener(
    'click',
    (event) => {
      const on = (event.target as Element).closest<HTMLElement>('[data-lit], [data-act]');
      if (!on) return;
      const what = on.dataset.act ?? on.dataset.lit ?? '';
      running = { from: performance.now(), what, before: state() };
    },
    { capture: true },
  );
  new MutationObserver(() => {
    const now = running;
    if (!now || state() === now.before) return;
    running = null;
    // What is urgent and asked for within a frame runs when the frame has been painted, before the next message is read.
    requestAnimationFrame(
      () =>
        void scheduler.postTask(() => times.push({ ms: performance.now() - now.from, what: now.what }), {
          priority: 'user-blocking',
        }),
    );
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}

const at = (sorted: number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;

function tell(what: string, times: number[]): void {
  const sorted = times.toSorted((a, b) => a - b);
  const [half, most, worst] = [at(sorted, 0.5), at(sorted, 0.95), at(sorted, 1)].map((ms) => ms.toFixed(0));
  console.log(
    `  ${what}: median ${half} ms, 95 % below ${most} ms, worst ${worst} ms (${times.length} clicks)`,
  );
}

/** JavaScript and styles as they came over the line, and everything else. */
async function loaded(page: Page): Promise<string> {
  const sizes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, encodedBodySize, decodedBodySize }) => ({ name, encodedBodySize, decodedBodySize })),
  );
  const code = sizes.filter(({ name }) => /\.(js|css)$/.test(name));
  const kilo = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  const sum = (pick: (one: (typeof sizes)[number]) => number) =>
    kilo(code.reduce((all, one) => all + pick(one), 0));
  return `${sum((one) => one.encodedBodySize)} of JavaScript and styles (${sum((one) => one.decodedBodySize)} unpacked) in ${code.length} files`;
}

test('first load', async ({ page, baseURL, browser }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).first().waitFor();
  await page.waitForTimeout(500);
  console.log(`  The home page loads ${await loaded(page)}.`);
  await playNow(page, 3);
  await new Player(page).turn();
  const fresh = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await fresh.goto(page.url());
  await fresh.locator('svg.garden').waitFor();
  console.log(`  A table, opened first, loads ${await loaded(fresh)}.`);
  await fresh.context().close();
});

test('from click to repaint', async ({ page }) => {
  await page.addInitScript(stopwatch);
  await playNow(page, 4, 'Greedy');
  await new Player(page, false, 400).play();
  const times = await page.evaluate(() => (window as unknown as WithTimes).times);
  const of = (...kinds: string[]) => times.filter(({ what }) => kinds.includes(what)).map(({ ms }) => ms);
  tell(
    'everything',
    times.map(({ ms }) => ms),
  );
  tell('on the page alone (a tile in hand)', of('choose', 'special'));
  tell('with an answer of the server (leave, walk, hunt)', of('leave', 'walk', 'hunt'));
  const slowest = times.toSorted((a, b) => b.ms - a.ms).slice(0, 5);
  console.log(`  slowest: ${slowest.map(({ what, ms }) => `${what} ${ms.toFixed(0)} ms`).join(', ')}`);
});
