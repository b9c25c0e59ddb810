/** Everything that can be tapped can also be dragged: the event cube and the nurses. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './test';
import { Player, playNow } from './player';

async function drag(page: Page, what: Locator, to: Locator): Promise<void> {
  const [from, there] = [await what.boundingBox(), await to.boundingBox()];
  if (!from || !there) throw new Error('The drag source or its target is not visible');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(there.x + there.width / 2, there.y + there.height / 2, { steps: 8 });
  await page.mouse.up();
}

test('the event cube and the nurses are dragged to where they shall be', async ({ page, trouble }) => {
  await playNow(page, 2, 'Novice');
  const player = new Player(page);
  await player.play(({ moment }) => moment === 'event');
  const space = page.locator('.event-choice.selectable').first();
  const name = await space.getAttribute('data-event');
  await drag(page, page.locator('.event-choice .cube'), space);
  await expect(page.locator('.event-choice[aria-checked="true"]')).toHaveAttribute('data-event', name ?? '');
  // Dropping the cube decides nothing yet: the button confirms it.
  await expect(page.locator('main.game-table')).toHaveAttribute('data-moment', 'event');

  await player.play(({ moment }) => moment === 'births');
  const track = (n: number) => page.locator(`[data-track="${n}"]`);
  await track(0).locator('.nurse-place.selectable').click();
  await expect(track(0).locator('.nurse-place.filled')).toHaveCount(1);
  await drag(page, track(0).locator('.nurse-place.filled').first(), track(3));
  await expect(track(0).locator('.nurse-place.filled')).toHaveCount(0);
  await expect(track(3).locator('.nurse-place.filled')).toHaveCount(1);
  // A nurse dropped outside the tracks stays where she was.
  await drag(page, track(3).locator('.nurse-place.filled').first(), page.locator('.garden'));
  await expect(track(3).locator('.nurse-place.filled')).toHaveCount(1);
  expect(trouble.found).toEqual([]);
});
