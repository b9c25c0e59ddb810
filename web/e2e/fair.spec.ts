/** Fair dice: what the browsers keep before the first roll, and what they find out with it after the game. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { program } from './server';
import { invite, join as sitDown, two } from './tables';
import { expect, test } from './test';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const idOf = (page: Page): string => /\/table\/([\w-]+)/.exec(page.url())?.[1] ?? '';

/** All give up; then the game can be looked through. */
async function giveUp(...players: Page[]): Promise<string> {
  const [first] = players;
  const id = first ? idOf(first) : '';
  for (const page of players) {
    const answer = await page.request.post(`/api/tables/${id}/abandon`, { data: { yes: true } });
    expect(answer.ok()).toBe(true);
  }
  return id;
}

/** Opens the replay and checks the dice; returns the sentences of the result. */
async function checked(page: Page, id: string): Promise<string[]> {
  await page.goto(`/table/${id}/replay`);
  await page.getByRole('button', { name: 'Fair dice' }).click();
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  const result = page.getByRole('status').filter({ has: page.locator('.sum') });
  await expect(result).toBeVisible();
  return result.locator('li, p').allInnerTexts();
}

test('the dice are checked against what the browser kept, and by the program with the saved file', async ({
  page,
  visitor,
  server,
}) => {
  const bruno = await visitor();
  await two(page, bruno);
  await page.getByRole('button', { name: 'This table' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save a proof of the dice' }).click();
  const folder = server.folder('kept');
  await (await saving).saveAs(join(folder, 'dice.json'));
  const id = await giveUp(page, bruno);

  for (const one of [page, bruno]) {
    const said = await checked(one, id);
    expect(said).toContain('What your browser added is in the seed.');
    expect(said).toContain(
      'Everybody had committed to what your browser kept before it revealed its own part.',
    );
    expect(said.at(-1)).toBe('The dice were fair.');
  }
  // Somebody who only looks at it has nothing of their own to compare with.
  const said = await checked(await visitor(), id);
  expect(said).toContain('Nothing contradicts the server.');

  const record = await page.request.get(`/api/tables/${id}/record`);
  const files = [join(folder, 'game.json'), join(folder, 'dice.json')] as const;
  writeFileSync(files[0], await record.text());
  const verified = execFileSync(program(), ['verify', files[0], '--kept', files[1]], { encoding: 'utf8' });
  expect(verified).toContain('Fair: nobody could choose these dice');
});

interface Told {
  commitment: string;
  fair: { secret: string; commitments: (string | null)[]; contributions: (string | null)[]; seed: string };
}

/** Answers as a server would that has chosen another part for the last player: everything follows from itself. */
async function lie(page: Page, id: string): Promise<void> {
  const other = sha256('whatever gives the better dice');
  const forge = (fair: Told['fair']) => {
    fair.contributions.splice(-1, 1, other);
    fair.commitments.splice(-1, 1, sha256(other));
    const lines = ['formicarium 2', fair.secret, ...fair.contributions.map((some) => some ?? '-')];
    fair.seed = sha256(lines.map((line) => `${line}\n`).join(''));
    return fair.seed;
  };
  let seed = '';
  const answer = async (route: Route, change: (told: Told & { seed: string }) => void) => {
    const response = await route.fetch();
    const told = (await response.json()) as Told & { seed: string };
    change(told);
    await route.fulfill({ response, json: told });
  };
  await page.route(`**/api/tables/${id}/replay*`, (route) =>
    answer(route, (told) => {
      seed = forge(told.fair);
    }),
  );
  await page.route(`**/api/tables/${id}/record`, (route) => answer(route, (told) => (told.seed = seed)));
}

test('a server that lies is found out by the browsers that kept something, and by no other', async ({
  page,
  visitor,
}) => {
  const [bruno, stranger] = [await visitor(), await visitor()];
  await two(page, bruno);
  const id = await giveUp(page, bruno);
  for (const one of [page, bruno, stranger]) await lie(one, id);

  const ada = await checked(page, id);
  expect(ada).toContain(
    'The commitments are not those that your browser kept before it revealed its own part.',
  );
  expect(ada).toContain('What your browser added is in the seed.');
  expect(ada.at(-1)).toBe('Something is wrong here: these dice cannot be trusted.');
  const his = await checked(bruno, id);
  expect(his).toContain('What your browser added is not in the seed, although the server had taken it.');
  expect(his.at(-1)).toBe('Something is wrong here: these dice cannot be trusted.');
  expect(await checked(stranger, id)).toContain('Nothing contradicts the server.');
});

test('the waiting room says whose part is missing, and nobody can leave until it is there', async ({
  page,
  visitor,
}) => {
  const bruno = await visitor();
  const link = await invite(page, 'Ada');
  await sitDown(bruno, link, 'Bruno');
  let release: () => void = () => undefined;
  const held = new Promise<void>((done) => (release = done));
  await bruno.route('**/reveal', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  for (const one of [page, bruno]) {
    await expect(one.getByText('Waiting for what is added to the dice by: Bruno')).toBeVisible();
    await expect(one.getByRole('button', { name: 'Stand up' })).toBeDisabled();
  }
  release();
  for (const one of [page, bruno]) await expect(one.locator('main.game-table')).toBeVisible();
});
