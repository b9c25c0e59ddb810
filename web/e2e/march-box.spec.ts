/** "I own the box": corrects a card and a hex in the page, plays with the corrected set, exports and imports it. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { figuresIn, figureWords, entriesOf, type Files } from '../src/games/march/box/files';
import { findings } from './axe';
import { marchCard, MarchPlayer } from './march-player';
import { speak, SPOKEN } from './tables';
import { expect, test } from './test';

const SET = 'Our box, first printing';
const DATA = '../crates/march/data';

/** Writes the data that the next version of the program carries: Amazon Head costs 2. */
function nextVersion(folder: string): string {
  for (const name of readdirSync(DATA).filter((file) => file.endsWith('.toml'))) {
    const text = readFileSync(join(DATA, name), 'utf8');
    const changed = text.replace(/(id = "amazon_head"[^[]*?\ncost = )1/, '$12');
    expect(changed !== text).toBe(name === 'heads.toml');
    writeFileSync(join(folder, name), changed);
  }
  return folder;
}

test('a card is corrected, played with, and its table outlives the set and the program', async ({
  page,
  server,
  trouble,
}) => {
  await page.goto('/march/gallery');
  await page.getByRole('link', { name: 'I own the box' }).click();
  await page.getByRole('searchbox', { name: 'Search' }).fill('amazon');
  await page.getByRole('button', { name: 'Amazon Head' }).click();
  const card = page.getByRole('region', { name: 'Amazon Head' });
  const cost = card.getByRole('textbox', { name: 'cost' });
  await expect(cost).toHaveValue('1');

  // An impossible value is reported beside the figure and cannot be saved.
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await page.getByRole('textbox', { name: 'Save as' }).fill(SET);
  await cost.fill('12');
  await cost.press('Enter');
  await expect(card.getByRole('alert')).toContainText('12');
  await expect(save).toBeDisabled();
  await cost.fill('3');
  await cost.press('Enter');
  await card.getByRole('button', { name: 'Larvae lost: one more' }).click();
  // The text of the card shows the new figure.
  await expect(card.getByText(/costs them 3 larvae/)).toBeVisible();
  await expect(page.getByText('2 changed').first()).toBeVisible();
  await save.click();
  await expect(page.getByText(`“${SET}” is saved`)).toBeVisible();
  await page.reload();
  await expect(cost).toHaveValue('3');
  await expect(page.getByText('From the box').first()).toBeVisible();

  // Create a table with the set, from the dialog.
  await page.goto('/');
  await marchCard(page).getByRole('button', { name: 'Play now' }).click();
  await page.getByRole('combobox', { name: 'Component data' }).selectOption(SET);
  await page.getByRole('radio', { name: 'Alone' }).check({ force: true });
  await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/\/table\//);
  const id = /\/table\/([\w-]+)/.exec(page.url())?.[1] ?? '';
  const player = new MarchPlayer(page);
  await player.until('explore', 'march', 'forage');
  await page.getByRole('button', { name: 'This table' }).click();
  await expect(page.getByText(`Played with the data set “${SET}”.`)).toBeVisible();
  await page.keyboard.press('Escape');

  // Delete the set and start the next version of the program, which carries other data: the table keeps its own.
  const sets = await page.request.delete(`/api/games/march/data/${encodeURIComponent(SET)}`);
  expect(sets.ok()).toBe(true);
  await server.halt('SIGKILL');
  await server.run('--test-data', `march=${nextVersion(server.folder('next-version'))}`);
  trouble.found = [];
  await page.goto(`/table/${id}`);
  await player.until('explore', 'march', 'forage', 'rest-now');
  const amazon = (components: { cards: { card: string; cost: number }[] }) =>
    components.cards.find(({ card: name }) => name === 'amazon_head')?.cost;
  expect(amazon(await (await page.request.get(`/api/tables/${id}/components`)).json())).toBe(3);
  expect(amazon(await (await page.request.get('/api/games/march/components')).json())).toBe(2);
  await page.request.post(`/api/tables/${id}/abandon`, { data: { yes: true } });
  await page.goto(`/table/${id}/replay`);
  await page.getByRole('button', { name: 'Record of the game' }).click();
  await expect(page.getByText(`Played with the data set “${SET}”.`)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download the record' }).click(),
  ]);
  const record = await download.path();
  expect(readFileSync(record, 'utf8')).toContain('"heads.toml"');
  await page.goto('/replay');
  await page.getByLabel('Choose a file').setInputFiles(record);
  await expect(page.getByRole('slider', { name: 'Step' })).toBeVisible();
  expect(trouble.found).toEqual([]);
});

test('a hex is corrected by its edges and sites, and a set goes out and comes back as an archive', async ({
  page,
  trouble,
}) => {
  await page.goto('/march/box?piece=soil');
  const hex = page.getByRole('region', { name: 'Soil' });
  await hex.getByRole('button', { name: 'upper right' }).click();
  await hex
    .getByRole('button', { name: /control site/ })
    .first()
    .click();
  await hex
    .getByRole('group', { name: 'What this site gives' })
    .getByRole('button', { name: 'card' })
    .click();
  await expect(page.getByText('2 changed').first()).toBeVisible();
  // Unsaved corrections survive a reload.
  await page.reload();
  await expect(page.getByText('2 changed').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Save as' }).fill('Hexes');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('“Hexes” is saved')).toBeVisible();
  const [archive] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export' }).click(),
  ]);
  await page.getByRole('combobox', { name: 'Start from' }).selectOption('own');
  await expect(page.getByText('nothing changed')).toBeVisible();
  await page.getByRole('textbox', { name: 'Save as' }).fill('Again');
  await page.getByLabel('Import').setInputFiles(await archive.path());
  await expect(page.getByText('“Again” is saved')).toBeVisible();
  await expect(page.getByText('2 changed').first()).toBeVisible();
  expect(trouble.found).toEqual([]);
});

test('every figure has its words in every language, and the page stands before axe', async ({
  page,
  request,
}) => {
  const { files } = (await (await request.get('/api/games/march/data/own')).json()) as { files: Files };
  const words = new Set(
    entriesOf(files).flatMap(({ value }) =>
      [value.effect, value.slumber].flatMap((one) => figuresIn(one).flatMap(figureWords)),
    ),
  );
  expect(words.size).toBeGreaterThan(30);
  for (const language of ['en', 'fr', 'de']) {
    const texts = readFileSync(`../locales/${language}/march-box.ftl`, 'utf8');
    expect([...words].filter((word) => !texts.includes(`[${word}] `))).toEqual([]);
  }
  for (const piece of ['amazon_head', 'soil', 'great_tunnel']) {
    await page.goto(`/march/box?piece=${piece}`);
    await expect(page.getByRole('heading', { name: 'I own the box' })).toBeVisible();
    expect.soft(await findings(page), piece).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { language, before } of SPOKEN) {
    await speak(page, before, language);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
});
