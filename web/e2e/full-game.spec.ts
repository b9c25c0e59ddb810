/** Complete games against bots, from the home page to the final score, by clicking alone. */
import { expect, test } from './test';
import { Player, playNow } from './player';

test('4 against bots, into the second year', async ({ page, trouble }) => {
  await playNow(page, 4, 'Novice');
  const player = new Player(page);
  await player.play(() => player.did.get('births') === 4);
  for (const kind of ['event', 'births', 'leave', 'walk', 'lay', 'atelier'])
    expect([...player.did.keys()]).toContain(kind);
  expect([...player.told]).toEqual(expect.arrayContaining(['told-winter', 'told-year']));
  expect(trouble.found).toEqual([]);
});

for (const players of [2, 3, 4]) {
  // keys.spec.ts plays a whole game every time.
  test(`a whole game of ${players} against bots @long`, async ({ page, trouble }) => {
    await playNow(page, players, players === 3 ? 'Casual' : 'Novice');
    const player = new Player(page);
    await player.play();

    const final = page.getByRole('region', { name: 'The final score' });
    await expect(final).toContainText(/wins with|share the victory/);
    await expect(final.getByRole('button', { name: 'Replay' })).toBeVisible();
    // What every game has. Harvest, storing and winter ask only players who have a choice there, and whether a worker stays
    // in a room of the colony is drawn.
    for (const kind of ['event', 'births', 'leave', 'walk', 'lay', 'atelier'])
      expect([...player.did.keys()]).toContain(kind);
    expect(player.did.get('births')).toBe(9);
    // Everybody sees the winters and the dice, whether or not there is a choice.
    expect([...player.told]).toEqual(expect.arrayContaining(['told-winter', 'told-year']));
    expect(trouble.found).toEqual([]);
    console.log(`  ${players} players, ${player.clicks} clicks: ${JSON.stringify([...player.did])}`);
  });
}
