/** Chat with strangers: guests, muting, blocking, reporting. */
import type { Page } from '@playwright/test';
import { findings } from './axe';
import { answerName, invite, two } from './tables';
import { expect, test } from './test';

const chat = (page: Page) => page.getByRole('complementary', { name: 'Chat' });

async function say(page: Page, text: string): Promise<void> {
  await chat(page).getByRole('textbox', { name: 'Say something' }).fill(text);
  await chat(page).getByRole('button', { name: 'Send' }).click();
}

test('somebody is muted, heard again, reported and blocked', async ({ page, visitor }) => {
  const bruno = await visitor();
  await two(page, bruno);
  await bruno.getByRole('button', { name: 'Chat', exact: true }).click();
  await say(bruno, 'Hurry up!');
  await page.getByRole('button', { name: 'Chat, 1 new' }).click();
  await expect(chat(page)).toContainText('Hurry up!');
  await expect(chat(bruno).getByRole('button', { name: /What to do about/ })).toHaveCount(0);

  const about = chat(page).getByRole('button', { name: 'What to do about Bruno' });
  const dialog = page.getByRole('dialog', { name: 'Bruno' });
  await about.click();
  expect.soft(await findings(page, { skip: [] })).toEqual([]);
  await dialog.getByRole('button', { name: 'Mute' }).click();
  await expect(chat(page)).not.toContainText('Hurry up!');
  await expect(chat(page)).toContainText('1 line of somebody you muted is hidden.');
  await chat(page).getByRole('button', { name: 'Show them' }).click();
  await expect(chat(page)).toContainText('Hurry up!');

  await page.setViewportSize({ width: 390, height: 844 });
  await about.click();
  await dialog.getByRole('textbox').fill('rude');
  await dialog.getByRole('button', { name: 'Report this line' }).click();
  await expect(page.getByText('The line has been reported.')).toBeVisible();
  await about.click();
  await dialog.getByRole('button', { name: 'Block' }).click();
  await expect(page.getByText('You have blocked Bruno.')).toBeVisible();
  await expect(chat(page)).not.toContainText('Hurry up!');
  await say(bruno, 'Are you there?');
  await expect(chat(bruno)).toContainText('Are you there?');
  await say(page, 'I am');
  await expect(chat(bruno)).toContainText('I am');
  await expect(chat(page)).not.toContainText('Are you there?');

  await page.goto('/you');
  await page.getByRole('button', { name: 'Take back the block of Bruno' }).click();
  await expect(page.getByRole('region', { name: 'Whom you have blocked' })).toHaveCount(0);
});

test('the host lets spectators chat, under a name of their own', async ({ page, visitor, trouble }) => {
  trouble.expected.push(/409/);
  const [bruno, guest] = [await visitor(), await visitor()];
  const link = await invite(page, 'Ada');
  const guests = page.getByRole('checkbox', { name: 'Spectators may chat' });
  await expect(guests).not.toBeChecked();
  await guests.check();
  await expect(guests).toBeChecked();
  await bruno.goto(link);
  await bruno.getByRole('button', { name: 'Sit down' }).click();
  await answerName(bruno, 'Bruno');
  await expect(bruno.getByRole('checkbox')).toHaveCount(0);
  await page.getByRole('button', { name: 'Start', exact: true }).click();

  await guest.goto(link);
  await guest.getByRole('button', { name: 'Chat', exact: true }).click();
  await say(guest, 'May I?');
  await answerName(guest, 'Chiyo');
  await expect(chat(guest)).toContainText(/Chiyo\s*\(guest\)/);
  await page.getByRole('button', { name: 'Chat, 1 new' }).click();
  await expect(chat(page)).toContainText('May I?');
});
