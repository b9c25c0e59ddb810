/**
 * axe finds nothing serious or critical beside the tables, in both themes (the dark one with `E2E_LONG=1`). layout.spec.ts
 * shows it the moments of a game.
 */
import type { Page } from '@playwright/test';
import { COLOURS, findings } from './axe';
import { expect, test } from './test';
import { botsGame, invite } from './tables';

for (const theme of ['light', 'dark'] as const) {
  test.describe(`in the ${theme}`, () => {
    test.use({ colorScheme: theme });
    const found = (page: Page) => findings(page, theme === 'dark' ? { rules: COLOURS } : { skip: [] });

    test(`home, its dialogs, the waiting room, replay, the programming interface${theme === 'dark' ? ' @long' : ''}`, async ({
      page,
      request,
    }) => {
      const id = await botsGame(request);
      await page.goto('/');
      await expect(
        page.getByText('Finished games appear here').or(page.getByText('Watch').first()).first(),
      ).toBeVisible();
      expect.soft(await found(page), 'home').toEqual([]);
      await page.getByRole('button', { name: 'Play now' }).first().click();
      expect.soft(await found(page), 'play dialog').toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Settings' }).click();
      expect.soft(await found(page), 'settings').toEqual([]);
      await page.keyboard.press('Escape');

      await invite(page, 'Ada');
      expect.soft(await found(page), 'waiting room').toEqual([]);
      await page.goto(`/table/${id}/replay`);
      await expect(page.getByRole('slider').first()).toBeVisible();
      expect.soft(await found(page), 'replay').toEqual([]);
      await page.goto('/');
      await page.getByRole('link', { name: 'Programming interface' }).click();
      await expect(page.getByRole('heading', { name: 'Calls' })).toBeVisible();
      expect.soft(await found(page), 'programming interface').toEqual([]);
    });
  });
}
