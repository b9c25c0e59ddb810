/** Being somebody on several devices: the link that asks, the way back, signing out, the recovery code. */
import type { Page } from '@playwright/test';
import { findings } from './axe';
import { SIZES, answerName, invite } from './tables';
import { expect, test } from './test';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** The link to continue on another device. */
async function linkOf(page: Page): Promise<string> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Continue on another device' }).click();
  const link = await page.getByRole('textbox', { name: 'Your link' }).inputValue();
  await page.keyboard.press('Escape');
  return link;
}

async function beCalled(page: Page, name: string): Promise<void> {
  await page.goto('/you');
  await button(page, 'Give a name').click();
  await answerName(page, name);
  await expect(panel(page, 'Your name')).toContainText(name);
}

test('a link says what stays behind, and whoever took it can go back', async ({ page, visitor }) => {
  const bruno = await visitor();
  await invite(page, 'Ada');
  const table = await invite(bruno, 'Bruno');
  const link = await linkOf(page);

  await bruno.goto(link);
  await expect(bruno.getByRole('heading', { name: 'Become Ada?' })).toBeVisible();
  await expect(bruno.getByText('one unfinished game')).toBeVisible();
  await expect(bruno.getByText('you would play as that person')).toBeVisible();
  const left = panel(bruno, 'On this device you are Bruno now. These games stay with that name:');
  await expect(left.getByRole('listitem')).toHaveCount(1);
  for (const size of SIZES) {
    await bruno.setViewportSize(size);
    expect.soft(await findings(bruno, { skip: [] }), `${size.width}`).toEqual([]);
    expect(await bruno.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
  }
  // Whoever does not want it stays who they are, and the link still works.
  await bruno.getByRole('link', { name: 'Stay Bruno' }).click();
  await expect(bruno.getByRole('button', { name: 'Your name: Bruno. Change it' })).toBeVisible();
  await bruno.goto(link);
  await button(bruno, 'Become Ada').click();
  await expect(bruno.getByText('Done: this device is Ada now.')).toBeVisible();

  await bruno.getByRole('main').getByRole('link', { name: 'You and your devices' }).click();
  await expect(panel(bruno, 'Where you are known').getByRole('listitem')).toHaveCount(2);
  await button(bruno, 'Be Bruno again').click();
  await expect(panel(bruno, 'Your name')).toContainText('Bruno');
  await bruno.goto(table);
  await expect(button(bruno, 'Stand up')).toBeVisible();
});

test('a browser is signed out from another one, and a recovery code brings it back', async ({
  page,
  visitor,
}) => {
  const phone = await visitor();
  await beCalled(page, 'Ada');
  await phone.goto(await linkOf(page));
  await button(phone, 'Become Ada').click();
  await expect(phone.getByText('Done: this device is Ada now.')).toBeVisible();

  await page.goto('/you');
  await button(page, 'Make a recovery code').click();
  const code = await page.getByRole('textbox', { name: 'Your recovery code' }).inputValue();
  expect(code).toMatch(/^(\w{5}-){4}\w{5}$/);
  const saved = page.getByRole('link', { name: 'Save as a file' });
  expect(decodeURIComponent((await saved.getAttribute('href')) ?? '')).toContain(code);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect.soft(await findings(page, { skip: [] }), `${size.width}`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
  }
  await button(page, 'Sign out all others').click();
  await expect(panel(page, 'Where you are known').getByRole('listitem')).toHaveCount(1);

  await phone.goto('/you');
  await expect(phone.getByText('Nobody knows you here yet.')).toBeVisible();
  await phone.getByRole('textbox', { name: 'Recovery code' }).fill(code.toLowerCase().replaceAll('-', ' '));
  await phone.keyboard.press('Enter');
  await button(phone, 'Become Ada').click();
  await expect(phone.getByText('Done: this device is Ada now.')).toBeVisible();

  // The last browser is signed out only after a question.
  await page.reload();
  await page.getByRole('listitem').filter({ hasText: 'this one' }).getByRole('button').click();
  const sure = page.getByRole('dialog', { name: 'Sign out this browser?' });
  await expect(sure).toContainText('You come back with a link');
  await sure.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByText('Nobody knows you here yet.')).toBeVisible();
});
