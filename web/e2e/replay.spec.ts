/** Replays: a running game, a finished one, and a record uploaded as a file. */
import type { Page, Response, Route } from '@playwright/test';
import { expect, test } from './test';
import { Player, playNow } from './player';
import { botsGame, story } from './tables';

/** What a page may receive before it shows the first frame of a replay, in bytes. */
const FIRST_FRAME = 100_000;

/** Holds back the frames that a page requests after the first one, until they are released. */
class Frames {
  /** The frames requested so far, first and last of each request. */
  asked: string[] = [];
  #held: Route[] | null = [];

  async watch(page: Page): Promise<void> {
    await page.route(/\/replay(s?)\/frames\?/, async (route) => {
      const { searchParams } = new URL(route.request().url());
      this.asked.push(`${searchParams.get('from')}-${searchParams.get('to')}`);
      if (this.#held) this.#held.push(route);
      else await route.continue();
    });
  }

  async release(): Promise<void> {
    const held = this.#held ?? [];
    this.#held = null;
    // The page may have cancelled some of them.
    await Promise.all(held.map((route) => route.continue().catch(() => undefined)));
  }
}

/** Measures the answers of the API until it is read: bytes of JSON, and bytes as they were sent. */
function meter(page: Page) {
  const answers: Promise<{ json: number; sent: number }>[] = [];
  const note = (response: Response) => {
    if (!new URL(response.url()).pathname.startsWith('/api/')) return;
    const sizes = Promise.all([response.body(), response.request().sizes()]);
    answers.push(sizes.then(([body, { responseBodySize: sent }]) => ({ json: body.length, sent })));
  };
  page.on('response', note);
  return async () => {
    // What arrives later is not read: the browser drops such bodies when the page goes on.
    page.off('response', note);
    const sizes = await Promise.all(answers);
    const sum = (of: 'json' | 'sent') => sizes.reduce((all, size) => all + size[of], 0);
    return { json: sum('json'), sent: sum('sent') };
  };
}

test('a replay shows its first frame after less than 100 kB, whichever step it opens at', async ({
  page,
  visitor,
  request,
  trouble,
}) => {
  const id = await botsGame(request, 4, 'greedy', 'march');
  const links = ['', '?at=70&seat=2'];
  for (const link of links) {
    const other = link === '' ? page : await visitor();
    const frames = new Frames();
    await frames.watch(other);
    const measured = meter(other);
    await other.goto(`/table/${id}/replay${link}`);
    // The board, the log and the whole time line are there, and no other frame has arrived.
    const slider = other.getByRole('slider', { name: 'Step' });
    const last = await slider.getAttribute('max');
    await expect(slider).toHaveValue(link === '' ? '0' : '70');
    await expect(other.locator('.meadow').first()).toBeVisible();
    await expect(story(other).first()).toBeVisible();
    const marks = other.getByRole('combobox', { name: 'Jump to' }).locator('option');
    expect(await marks.count()).toBeGreaterThanOrEqual(12);
    const { json, sent } = await measured();
    console.log(`${link || 'the beginning'}: ${json} bytes of JSON, ${sent} bytes sent`);
    expect(json).toBeGreaterThan(10_000);
    expect(json).toBeLessThan(FIRST_FRAME);
    expect(sent).toBeLessThan(FIRST_FRAME);

    await frames.release();
    await slider.fill(last ?? '');
    await expect(other.locator('main.game-table')).toHaveAttribute('data-moment', 'final');
    await expect(other.locator('.table-page')).toHaveAttribute('aria-busy', 'false');
  }
  expect(trouble.found).toEqual([]);
});

test('dragging the slider requests the frames where it stops, and table and log follow together', async ({
  page,
  request,
  trouble,
}) => {
  const id = await botsGame(request, 3, 'random', 'march');
  const frames = new Frames();
  await frames.watch(page);
  await page.goto(`/table/${id}/replay`);
  const slider = page.getByRole('slider', { name: 'Step' });
  const last = Number(await slider.getAttribute('max'));
  expect(last).toBeGreaterThan(70);
  await expect.poll(() => frames.asked).toEqual(['1-15']);
  const before = await story(page).first().innerText();
  for (const at of [20, 25, 40, 55, 70]) await slider.fill(String(at));
  await expect(page.locator('.table-page')).toHaveAttribute('aria-busy', 'true');
  // Loading in advance gave way to step 20; the steps after it wait for its answer.
  await expect.poll(() => frames.asked).toEqual(['1-15', '16-31']);
  await expect(story(page).first()).toHaveText(before, { useInnerText: true });

  await frames.release();
  await expect(page.locator('.table-page')).toHaveAttribute('aria-busy', 'false');
  await expect(slider).toHaveValue('70');
  await expect(story(page).first()).not.toHaveText(before, { useInnerText: true });
  // Steps 40 and 55 were passed over.
  expect(frames.asked.slice(0, 3)).toEqual(['1-15', '16-31', `64-${Math.min(79, last)}`]);
  const here = await story(page).first().innerText();
  await page.getByRole('button', { name: 'One step back' }).click();
  await page.getByRole('button', { name: 'One step forward' }).click();
  await expect(story(page).first()).toHaveText(here, { useInnerText: true });
  expect(trouble.found).toEqual([]);
});

test('a finished game: slider, steps, seasons, eyes, a link to a moment', async ({
  page,
  request,
  trouble,
}) => {
  const id = await botsGame(request, 3);
  await page.goto('/');
  await page.locator(`a[href="/table/${id}/replay"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`/table/${id}/replay`));

  const slider = page.getByRole('slider', { name: 'Step' });
  const last = Number(await slider.getAttribute('max'));
  expect(last).toBeGreaterThan(20);
  await expect(slider).toHaveValue('0');
  await page.getByRole('button', { name: 'One step forward' }).click();
  await expect(slider).toHaveValue('1');
  await page.getByRole('button', { name: 'One step back' }).click();
  await expect(slider).toHaveValue('0');
  await page.locator('body').press('ArrowRight');
  await expect(slider).toHaveValue('1');

  await slider.fill(String(last));
  await expect(page.getByRole('region', { name: 'The final score' })).toContainText(/wins with|share/);
  await slider.fill(String(Math.floor(last / 2)));
  // The log updates a frame after the board.
  await expect(story(page).first()).not.toContainText('The game is over');
  const half = await story(page).first().innerText();

  // The next season and the one before.
  await page.getByRole('button', { name: 'To the next season' }).click();
  const season = Number(await slider.inputValue());
  expect(season).toBeGreaterThan(Math.floor(last / 2));
  await page.getByRole('button', { name: 'To the previous season' }).click();
  expect(Number(await slider.inputValue())).toBeLessThan(season);

  // No seat here is ours: there is the spectators' view and, since the game is over, that of every seat. Each is loaded
  // once.
  const loaded: string[] = [];
  page.on('request', (asked) => {
    const { pathname, search } = new URL(asked.url());
    if (pathname.endsWith('/replay') && pathname.startsWith('/api/')) loaded.push(search);
  });
  const eyes = page.getByRole('combobox', { name: 'Point of view' });
  for (let time = 0; time < 2; time += 1) {
    await eyes.selectOption({ index: 1 });
    await expect(page).toHaveURL(/seat=/);
    await expect(page.getByRole('region', { name: /colony/i }).first()).toBeVisible();
    await eyes.selectOption({ index: 0 });
    await expect(page).not.toHaveURL(/seat=/);
  }
  expect(loaded).toEqual([expect.stringContaining('seat=0')]);

  // The address names the step.
  await slider.fill(String(Math.floor(last / 2)));
  await expect(page).toHaveURL(new RegExp(`at=${Math.floor(last / 2)}`));
  await page.reload();
  await expect(slider).toHaveValue(String(Math.floor(last / 2)));
  await expect(story(page).first()).toHaveText(half, { useInnerText: true });
  expect(trouble.found).toEqual([]);
});

test('a record goes out as a file and comes back as a game', async ({ page, request, trouble }) => {
  const id = await botsGame(request);
  await page.goto(`/table/${id}/replay`);
  const slider = page.getByRole('slider', { name: 'Step' });
  const last = await slider.getAttribute('max');
  await page.getByRole('button', { name: 'Record of the game' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download the record' }).click(),
  ]);
  expect(download.suggestedFilename()).toContain(id);

  await page.goto('/');
  await page.getByRole('link', { name: 'Watch a saved game' }).click();
  await page.getByLabel('Choose a file').setInputFiles(await download.path());
  await expect(slider).toHaveAttribute('max', last ?? '');
  await slider.fill(last ?? '');
  await expect(page.getByRole('region', { name: 'The final score' })).toBeVisible();
  const eyes = page.getByRole('combobox', { name: 'Point of view' });
  await eyes.selectOption({ index: 1 });
  // A seat receives more than a spectator, so its steps are others.
  await expect(slider).not.toHaveAttribute('max', last ?? '');
  await expect(page.getByRole('region', { name: 'The final score' })).toBeVisible();

  // A file that is not a game is refused with an explanation.
  await page.goto('/replay');
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'not-a-game.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"format":1}'),
  });
  await expect(page.getByRole('alert')).toBeVisible();
  expect(trouble.found.filter((line) => !line.includes('replays') && !line.includes('status of 4'))).toEqual(
    [],
  );
  trouble.found = [];
});

test('a running game can be looked back upon, and shows no more than its player knows', async ({
  page,
  trouble,
}) => {
  await playNow(page, 2, 'Novice');
  const player = new Player(page);
  await player.until('lay', 'stop');
  await player.turn();
  await page.goto(`${page.url()}/replay`);
  const slider = page.getByRole('slider', { name: 'Step' });
  expect(Number(await slider.getAttribute('max'))).toBeGreaterThan(3);
  await slider.fill((await slider.getAttribute('max')) ?? '');
  await expect(story(page).first()).toBeVisible();
  // A replay offers no actions, and the seed is still secret.
  await expect(page.locator('[data-act], [data-lit]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Record of the game' }).click();
  await expect(page.getByRole('button', { name: 'Download the record' })).toBeDisabled();
  expect(trouble.found).toEqual([]);
});

test('on a phone the log of a replay is in its tab and nowhere else', async ({ page, request, trouble }) => {
  const id = await botsGame(request);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/table/${id}/replay`);
  await expect(page.getByRole('tab', { name: 'Log' })).toBeVisible();
  await expect(page.getByRole('log')).toHaveCount(0);
  expect(trouble.found).toEqual([]);
});
