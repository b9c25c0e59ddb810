// The winter that everybody is told, with figures from the component data.
import { render, screen } from '@testing-library/svelte';
import { beforeAll, expect, test } from 'vitest';
import type { Event, View } from '../../../lib/generated/myrmes';
import { choose, use } from '../../../lib/i18n.svelte';
import winter from '../fixtures/winter.json';
import { MyrmesGame } from '../game.svelte';
import { tellingsOf, type Winter } from '../telling';
import WinterPanel from './WinterPanel.svelte';
import WinterPlate from './WinterPlate.svelte';

beforeAll(async () => {
  await choose('en');
  await use('myrmes');
});

const LOST = 4;
const LARVAE = 5;

function seenBy(seat: number | null): { game: MyrmesGame; winter: Winter } {
  const game = new MyrmesGame();
  const view = { ...(winter.view as unknown as View), year: 2 };
  const components = { ...winter.components, lost_per_missing_food: LOST, sacrifice: LARVAE };
  Object.assign(game, { components, view, seat });
  game.names = view.colonies.map((_, nth) => `Player ${nth}`);
  const events = [
    { what: 'wintered', seat: 0, due: 5, guarded: 1, paid: 4, missing: 0, points: 0 },
    { what: 'wintered', seat: 1, due: 5, guarded: 1, paid: 3, missing: 1, points: -LOST },
  ] as Event[];
  return { game, winter: tellingsOf(events, view, game)[0] as Winter };
}

test('what a missing food costs comes from the component data', () => {
  const { game, winter } = seenBy(0);
  expect(winter.how).toContain(`${LOST} points`);
  const { container } = render(WinterPlate, { game, winter });
  expect([...container.querySelectorAll('.lacks')].map((one) => one.textContent)).toEqual([`−${LOST}`]);
  const legend = container.querySelector('.legend')?.textContent;
  expect(legend).toContain(`−${LOST} points`);
  expect(legend).toContain(`${LARVAE} make one`);
});

test('whoever has a colony sees their own winter, a watcher that of the year', () => {
  render(WinterPanel, seenBy(0));
  screen.getByRole('heading', { name: 'Your winter' });
  const { unmount } = render(WinterPanel, seenBy(null));
  screen.getByRole('heading', { name: 'Winter of year II' });
  unmount();
});

test('what a winter costs counts down, and stands there at once where nothing moves', () => {
  const { game, winter } = seenBy(null);
  const points = () => [...document.querySelectorAll('.points')].map((one) => one.textContent);
  const [fed, hungry] = winter.colonies.map(({ before }) => before);
  const { unmount } = render(WinterPlate, { game, winter: { ...winter, pace: 1 } });
  expect(points()).toEqual([`${fed}`, `${hungry} › ${hungry}`]);
  unmount();
  render(WinterPlate, { game, winter: { ...winter, pace: 0 } });
  expect(points()).toEqual([`${fed}`, `${hungry} › ${(hungry ?? 0) - LOST}`]);
});
