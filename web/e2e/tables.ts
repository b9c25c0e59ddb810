/**
 * Ways to get to a table: through the dialogs as a person would, or through the API where the way is not under test.
 */
import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';

/** A desk, a tablet and a phone. */
export const SIZES = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
] as const;

export async function answerName(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Your name' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('button', { name: "That's me" }).click();
  await expect(dialog).toBeHidden();
}

/** Opens a table for two and returns the invitation link. */
export async function invite(page: Page, name: string): Promise<string> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Invite friends' }).first().click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await answerName(page, name);
  await page.waitForURL(/\/table\/[\w-]+$/);
  return page.getByRole('textbox', { name: 'The link to this table' }).inputValue();
}

/** Follows an invitation and sits down. */
export async function join(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await answerName(page, name);
  await expect(page.getByRole('button', { name: 'Stand up' })).toBeVisible();
}

/** Goes on from the dice of the first year, which stay until then for whoever wants no animations. */
export async function fromYear(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const table = document.querySelector<HTMLElement>('main.game-table');
      if (!table?.dataset.moment?.startsWith('told-')) return table !== null;
      document.querySelector<HTMLElement>('[data-act="go-on"]')?.click();
      return false;
    },
    undefined,
    { polling: 20 },
  );
}

/** Seats two people at a table and starts it. */
export async function two(first: Page, second: Page): Promise<void> {
  const link = await invite(first, 'Ada');
  await join(second, link, 'Bruno');
  await first.getByRole('button', { name: 'Start', exact: true }).click();
  for (const page of [first, second]) {
    await fromYear(page);
    await expect(page.getByRole('region', { name: 'The event' })).toBeVisible();
  }
}

/** Starts a game around one screen: this player and a second one, Bruno. */
export async function aroundScreen(page: Page, name: string, game = 'Myrmes'): Promise<void> {
  await page.goto('/');
  await page.getByRole('article', { name: game }).getByRole('button', { name: 'Around this screen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Around this screen' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Bruno');
  await dialog.getByRole('button', { name: 'Start' }).click();
  await answerName(page, name);
  await page.waitForURL(/\/table\/[\w-]+$/);
}

/** A finished game between bots; returns its id. */
export async function botsGame(
  request: APIRequestContext,
  players = 2,
  level = 'random',
  game = 'myrmes',
  options: object = {},
): Promise<string> {
  const answer = await request.post('/api/tables', {
    data: {
      game,
      options,
      seats: Array.from({ length: players }, () => ({ kind: 'bot', level })),
      public: true,
      clock: { kind: 'none' },
      at_zero: 'nothing',
      start: true,
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { id } = (await answer.json()) as { id: string };
  await expect
    .poll(
      async () => ((await (await request.get(`/api/tables/${id}`)).json()) as { status: string }).status,
      {
        timeout: 30_000,
      },
    )
    .toBe('over');
  return id;
}

interface Seen {
  items: unknown[];
  choices: { text: string }[];
  view: { phase: string };
}

/** Plays the first seat of a table against bots to its end as quickly as possible, through the API. */
export async function playOut(page: Page, id: string): Promise<void> {
  for (;;) {
    const answer = await page.request.get(`/api/tables/${id}/seats/0`);
    const { items, choices, view } = (await answer.json()) as Seen;
    if (view.phase === 'over') return;
    const quick = choices.find(({ text }) => text === 'rest' || text === 'pass') ?? choices[0];
    // Without a choice a bot is thinking.
    if (quick)
      await page.request.post(`/api/tables/${id}/seats/0/act`, {
        data: { seen: items.length, actions: [quick.text] },
      });
  }
}

/** Moves the focus to a control with Tab alone, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator, most = 120): Promise<void> {
  await expect(target).toBeVisible();
  for (let n = 0; !(await target.evaluate((it) => it === document.activeElement)); n += 1) {
    if (n > most) throw new Error(`Tab never reaches ${String(target)}`);
    await page.keyboard.press('Tab');
  }
}

/** The lines of the log, newest first. */
export const story = (page: Page) => page.locator('.story li');

/** Waits until the page has painted its current state. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  });
}

/** The text of the log, which updates a frame after the board. */
export async function toldIn(page: Page): Promise<string[]> {
  await painted(page);
  return story(page).allInnerTexts();
}

/** Switches the language in the settings; `settings` is the name of their button in the current language. */
export async function speak(page: Page, settings: string, language: string): Promise<void> {
  await page.getByRole('button', { name: settings, exact: true }).click();
  await page.getByText(language, { exact: true }).click();
  await page.keyboard.press('Escape');
}

/** The languages in the order the tests switch through them; `before` names the settings in the previous language. */
export const SPOKEN = [
  { language: 'Français', code: 'fr', play: 'Jouer', settings: 'Réglages', before: 'Settings' },
  { language: 'Deutsch', code: 'de', play: 'spielen', settings: 'Einstellungen', before: 'Réglages' },
  { language: 'English', code: 'en', play: 'Play now', settings: 'Settings', before: 'Einstellungen' },
];
