/** Complete games of March of the Ants against bots, from the home page to the final score, by clicking alone. */
import type { Page } from '@playwright/test';
import { MarchPlayer, playNowMarch, type MarchSetup, type ToldSide } from './march-player';
import { expect, test } from './test';

test.describe.configure({ timeout: 150_000 });

/** The server's information about the table on the page. */
async function table(page: Page) {
  const id = new URL(page.url()).pathname.split('/')[2];
  const answer = await page.request.get(`/api/tables/${id}`);
  return (await answer.json()) as {
    status: string;
    options: Record<string, unknown>;
    standing: { scores: number[] } | null;
  };
}

/** A battle is told with both armies, what each side laid down, both totals and one winner. */
function expectFought(sides: ToldSide[]): void {
  expect(sides).toHaveLength(2);
  const [invader, defender] = sides as [ToldSide, ToldSide];
  for (const { who, ants, fallen, lost, cards } of sides) {
    if (who !== 'Centipede') expect(ants, who).toBeGreaterThan(0);
    expect(fallen, who).toBe(lost);
    expect(cards.length, who).toBeGreaterThan(0);
  }
  expect(defender.won, 'a tie is the defender’s').toBe(defender.total >= invader.total);
  expect(invader.won).toBe(!defender.won);
}

async function whole(page: Page, seats: number, setup: MarchSetup = {}): Promise<MarchPlayer> {
  await playNowMarch(page, seats, setup);
  const player = new MarchPlayer(page);
  await player.play();
  await expect(page.locator('main.game-table')).toHaveAttribute('data-moment', 'final');
  const { status, standing } = await table(page);
  expect(status).toBe('over');
  expect(standing?.scores).toHaveLength(seats);
  // A player who finishes a game has done more than pass.
  const acted = ['explore', 'march', 'forage', 'play'].map((kind) => player.did.get(kind) ?? 0);
  expect(acted.reduce((sum, n) => sum + n)).toBeGreaterThan(5);
  expect(acted.filter((n) => n > 0).length).toBeGreaterThan(2);
  expect([...player.told]).toContain('told-round');
  for (const sides of player.battles) expectFought(sides);
  // Every card that was committed is turned over on a stage.
  const own = player.battles.flat().filter(({ who }) => who === 'You');
  const laid = own.flatMap(({ cards }) => cards).filter((card) => card !== 'no card');
  expect(laid.length).toBeGreaterThanOrEqual(player.did.get('commit') ?? 0);
  console.log(`  ${seats} seats, ${player.clicks} clicks: ${JSON.stringify([...player.did])}`);
  return player;
}

test('alone against the Horde', async ({ page, trouble }) => {
  const player = await whole(page, 1);
  expect([...player.moments]).toContain('horde');
  // Alone, one is in every battle, and in some games there is none. A centipede always turns over two cards.
  for (const [centipede, you] of player.battles)
    expect([centipede?.who, centipede?.cards.length, you?.who]).toEqual(['Centipede', 2, 'You']);
  await expect(page.getByText(/Horde/).first()).toBeVisible();
  expect(trouble.found).toEqual([]);
});

for (const level of ['Easy', 'Hard'] as const) {
  test(`alone against the Horde, ${level} @long`, async ({ page, trouble }) => {
    await whole(page, 1, { difficulty: level });
    expect((await table(page)).options.difficulty).toBe(level.toLowerCase());
    expect(trouble.found).toEqual([]);
  });
}

// Keys begin a game of two as well, and march-secrets.spec.ts plays one of four.
test('two against each other @long', async ({ page, trouble }) => {
  await whole(page, 2);
  expect(trouble.found).toEqual([]);
});

test('three against each other @long', async ({ page, trouble }) => {
  await whole(page, 3, { bots: 'Casual' });
  expect(trouble.found).toEqual([]);
});

test('three together against the Horde @long', async ({ page, trouble }) => {
  await whole(page, 3, { together: true, difficulty: 'Easy' });
  expect((await table(page)).options).toMatchObject({ centipedes: true, difficulty: 'easy' });
  expect(trouble.found).toEqual([]);
});

test('four with primitive species @long', async ({ page, trouble }) => {
  const player = await whole(page, 4, { species: true });
  expect([...player.moments]).toContain('species');
  expect(trouble.found).toEqual([]);
});

test('five in a long game @long', async ({ page, trouble }) => {
  await whole(page, 5, { long: true });
  expect((await table(page)).options).toMatchObject({ length: 'long' });
  expect(trouble.found).toEqual([]);
});

test('the first round of five with species and everything from Beyond the Meadow', async ({
  page,
  trouble,
}) => {
  await playNowMarch(page, 5, { beyond: 'All 5', species: true });
  const player = new MarchPlayer(page);
  await player.play(() => player.told.has('told-round'));
  expect((await table(page)).options).toMatchObject({ beyond: 5, primitive_species: true });
  for (const sides of player.battles) expectFought(sides);
  expect(trouble.found).toEqual([]);
});

test('five with species and everything from Beyond the Meadow @long', async ({ page, trouble }) => {
  // The player with the fifth mat has no species to choose.
  await whole(page, 5, { beyond: 'All 5', species: true });
  expect((await table(page)).options).toMatchObject({ beyond: 5, primitive_species: true });
  expect(trouble.found).toEqual([]);
});
