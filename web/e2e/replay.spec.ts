/** Replays: a running game, a finished one, and a record uploaded as a file. */
import { expect, test } from './test';
import { Player, playNow } from './player';
import { botsGame, story } from './tables';

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

  // No seat here is ours: there is the spectators' view and, since the game is over, that of every seat.
  const eyes = page.getByRole('combobox', { name: 'Point of view' });
  if ((await eyes.count()) > 0) {
    await eyes.selectOption({ index: 1 });
    await expect(page).toHaveURL(/seat=/);
    await expect(page.getByRole('region', { name: /colony/i }).first()).toBeVisible();
    await eyes.selectOption({ index: 0 });
    await expect(page).not.toHaveURL(/seat=/);
  }

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
