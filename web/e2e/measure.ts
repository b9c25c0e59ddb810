/** Prints the time from a click until the page shows its result. */
import { test } from './test';
import { Player, playNow } from './player';

interface Timed {
  ms: number;
  /** The element that was clicked. */
  what: string;
  /** Whether it was a move: the server answered after writing it to disk. */
  move: boolean;
}
/** Browsers have it; the types of TypeScript do not yet. */
declare const scheduler: {
  postTask: (task: () => void, options: { priority: 'user-blocking' }) => Promise<void>;
};

interface WithTimes {
  times: Timed[];
}

/** Runs in the page: measures from a click at the table until the frame with its result is painted. */
function stopwatch(): void {
  const times: Timed[] = [];
  (window as unknown as WithTimes).times = times;
  const state = () =>
    [
      document.querySelector<HTMLElement>('main.game-table')?.dataset.moment,
      document.querySelector('.prompt, .sheet-prompt')?.textContent,
      document.querySelector('.story li')?.textContent,
      document.querySelector('.moment')?.innerHTML,
      document.querySelector('.bubble')?.textContent,
      [...document.querySelectorAll<HTMLElement>('[data-lit]')].map((hex) => hex.dataset.hex),
    ].join('|');
  let running: { from: number; what: string; move: boolean; before: string } | null = null;
  addEventListener(
    'click',
    (event) => {
      const on = (event.target as Element).closest<HTMLElement>(
        'main.game-table :is(button, [role="button"])',
      );
      if (!on) return;
      const what = on.dataset.act ?? on.dataset.lit ?? on.getAttribute('class') ?? '';
      running = { from: performance.now(), what, move: false, before: state() };
    },
    { capture: true },
  );
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (this: WebSocket, data) {
    if (running && String(data).includes('"act"')) running.move = true;
    send.call(this, data);
  };
  new MutationObserver(() => {
    const now = running;
    if (!now || state() === now.before) return;
    running = null;
    const painted = () => times.push({ ms: performance.now() - now.from, what: now.what, move: now.move });
    // A user-blocking task posted inside a frame runs right after that frame is painted, before the next message is
    // handled.
    requestAnimationFrame(() => void scheduler.postTask(painted, { priority: 'user-blocking' }));
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

test('from click to repaint', async ({ page }) => {
  await page.addInitScript(stopwatch);
  await playNow(page, 4, 'Casual');
  await new Player(page, false, 400).play();
  const times = await page.evaluate(() => (window as unknown as WithTimes).times);
  const of = (some: (one: Timed) => boolean) => times.filter(some).map(({ ms }) => ms);
  const garden = ['leave', 'walk', 'hunt', 'clear', 'take'];
  tell(
    'every click',
    of(() => true),
  );
  tell(
    'those the page answers alone',
    of(({ move }) => !move),
  );
  tell(
    'moves, which the server answers',
    of(({ move }) => move),
  );
  tell(
    'of those, in the garden',
    of(({ move, what }) => move && garden.includes(what)),
  );
  const slowest = times.toSorted((a, b) => b.ms - a.ms).slice(0, 5);
  console.log(`  slowest: ${slowest.map(({ what, ms }) => `${what} ${ms.toFixed(0)} ms`).join(', ')}`);
});
