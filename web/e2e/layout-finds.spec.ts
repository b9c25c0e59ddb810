/**
 * What the test of the layout finds: each of these is a bug the page had, brought back into a real scene. A check that
 * cannot see its bug proves nothing.
 */
import type { Page } from '@playwright/test';
import { findings } from './axe';
import { broken } from './layout';
import { dress, expect, scenesOf, SIZES, test } from './scenes';

interface Bug {
  title: string;
  game: 'myrmes' | 'march' | 'pages';
  scene: string;
  size?: keyof typeof SIZES;
  lang?: 'de';
  /** Brings the bug back, until the next scene is drawn. */
  spoil: (page: Page) => Promise<unknown>;
  finds: RegExp;
}

/** Adds something to the page that goes away with the scene. */
const add = (page: Page, tag: string, text: string, css = '') =>
  page.evaluate(
    ([name, content, styles]) => {
      const added = document.createElement(name);
      added.textContent = content;
      added.style.cssText = styles;
      document.getElementById('app')?.append(added);
    },
    [tag, text, css] as const,
  );

const style = (content: string) => (page: Page) => add(page, 'style', content);

/** Lays an element of the board over one of its hexes. */
const over = (selector: string) => (page: Page) =>
  page.evaluate((which) => {
    const [hex] = document.querySelectorAll('.plate > svg [data-hex]');
    const thing = document.querySelector<HTMLElement>(which);
    const plate = document.querySelector('.plate');
    if (!hex || !thing || !plate) throw new Error(`no ${which}`);
    const [to, from] = [hex.getBoundingClientRect(), plate.getBoundingClientRect()];
    Object.assign(thing.style, { inset: 'auto', opacity: '1' });
    thing.style.left = `${to.left - from.left}px`;
    thing.style.top = `${to.top - from.top}px`;
  }, selector);

/** Moves the camera of the board: parts of the width and height to the right and down, and of what was seen. */
const look = (page: Page, across: number, down: number, part: number) =>
  page.evaluate(
    ([right, below, of]) => {
      const board = document.querySelector('.plate > svg');
      const [x = 0, y = 0, w = 0, h = 0] = (board?.getAttribute('viewBox') ?? '').split(' ').map(Number);
      board?.setAttribute('viewBox', [x + w * right, y + h * below, w * of, h * of].join(' '));
    },
    [across, down, part] as const,
  );

const BUGS: Bug[] = [
  {
    title: 'the title of the board lies over a hex',
    game: 'myrmes',
    scene: 'event',
    spoil: over('.plate .caption'),
    finds: /^a hex is covered: .* by <div\.caption/,
  },
  {
    title: 'the buttons that zoom lie over a hex',
    game: 'march',
    scene: 'turn',
    spoil: over('.plate .lens'),
    finds: /^a hex is covered: .* by <button/,
  },
  {
    title: 'a button lies over a lit hex',
    game: 'myrmes',
    scene: 'workers',
    spoil: (page) =>
      page.evaluate(() => {
        const lit = document.querySelector('.plate [data-lit]')?.getBoundingClientRect();
        const lens = document.querySelector<HTMLElement>('.plate .lens');
        if (!lit || !lens) throw new Error('nothing is lit');
        Object.assign(lens.style, { position: 'fixed', inset: 'auto', gap: '0' });
        lens.style.left = `${lit.left - 4}px`;
        lens.style.top = `${lit.top - 20}px`;
      }),
    finds: /^lit under something: .*<(button|svg)/,
  },
  {
    title: 'the camera stays where it was and the next lit places are out of view',
    game: 'myrmes',
    scene: 'harvest',
    spoil: (page) =>
      page.evaluate(() => {
        for (const drawing of document.querySelectorAll('.plate > svg'))
          drawing.setAttribute('viewBox', '2000 2000 400 300');
      }),
    finds: /^lit out of view/,
  },
  {
    title: 'the camera freezes half-way and crops the meadow',
    game: 'march',
    scene: 'turn',
    spoil: (page) => look(page, 0.3, 0, 1),
    finds: /^a hex is out of view/,
  },
  {
    title: 'the first hex fills the board',
    game: 'march',
    scene: 'first',
    spoil: (page) => look(page, 0.375, 0.375, 0.25),
    finds: /^one hex fills the board/,
  },
  {
    title: 'the panel of a card that asks does not show the card',
    game: 'march',
    scene: 'effect',
    spoil: style('.moment .one { display: none; }'),
    finds: /^a panel is empty/,
  },
  {
    title: 'the panel of the Horde leaves a strip of the meadow',
    game: 'march',
    scene: 'horde',
    spoil: style('.ground { flex: none !important; height: 120px !important; min-height: 0 !important; }'),
    finds: /^the board is only \d+ high/,
  },
  {
    title: 'a table has no heading',
    game: 'march',
    scene: 'turn',
    spoil: (page) => page.evaluate(() => document.querySelector('h1')?.remove()),
    finds: /^no h1$/,
  },
  {
    title: 'the name of a hex leaves its plate in a wider font',
    game: 'march',
    scene: 'turn',
    // Which of its fonts are wider depends on the machine.
    spoil: style('.hex-name text { letter-spacing: 0.2em !important; }'),
    finds: /^a name leaves its plate/,
  },
  {
    title: 'the mark of the owner covers the number of a hex',
    game: 'march',
    scene: 'turn',
    spoil: (page) =>
      page.evaluate(() => {
        for (const mark of document.querySelectorAll('.hex-name circle')) mark.setAttribute('r', '22');
      }),
    finds: /^a number is covered/,
  },
  {
    title: 'a word is broken in the middle',
    game: 'myrmes',
    scene: 'workers',
    lang: 'de',
    spoil: style('.panel h3 { width: 3em; overflow-wrap: anywhere; display: block; }'),
    finds: /^a word is broken/,
  },
  {
    title: 'two controls lie on each other',
    game: 'myrmes',
    scene: 'event',
    spoil: style('[data-event]:nth-child(2) { transform: translateX(-60%); }'),
    finds: /^controls overlap/,
  },
  {
    title: 'the atelier is 230 px wide',
    game: 'myrmes',
    scene: 'atelier',
    spoil: style('.moment { width: 230px !important; min-width: 0 !important; }'),
    finds: /^the panel is only 230 wide/,
  },
  {
    title: 'something below the table makes the page taller',
    game: 'myrmes',
    scene: 'workers',
    spoil: (page) => add(page, 'div', '', 'height: 486px'),
    finds: /^the page is \d+ high in 900/,
  },
  {
    title: 'the hidden texts of the log make the page taller',
    game: 'myrmes',
    scene: 'workers',
    // A long log with points in every line, and nothing around them that holds them.
    spoil: async (page) => {
      await style('.log, .log :is(.story, .scroll, li) { position: static !important; }')(page);
      await page.evaluate(() => {
        const list = document.querySelector('.log ul');
        for (let i = 0; i < 60; i += 1) {
          const line = document.createElement('li');
          line.innerHTML = 'Iris places a pheromone <em>+4<span class="visually-hidden">4 points</span></em>';
          list?.append(line);
        }
      });
    },
    finds: /^the page is \d+ high in 900/,
  },
  {
    title: 'the kind of a card runs over its edge',
    game: 'march',
    scene: 'turn',
    spoil: style('.kind { width: 20px !important; white-space: nowrap; }'),
    finds: /^text (leaves its box|is cut off)/,
  },
  {
    title: 'the page is wider than a phone',
    game: 'march',
    scene: 'turn',
    size: 'phone',
    spoil: style('body { min-width: 420px; }'),
    finds: /^the page is \d+ wide in 390/,
  },
  {
    title: 'the panels of a phone make the page taller',
    game: 'myrmes',
    scene: 'workers',
    size: 'phone',
    spoil: style('.table-page { height: auto !important; min-height: 950px !important; }'),
    finds: /^the page is \d+ high in 844/,
  },
  {
    title: 'the end of a sheet lies below the window',
    game: 'march',
    scene: 'turn',
    size: 'phone',
    spoil: style('.inside { flex: none !important; height: 600px; padding-bottom: 400px !important; }'),
    finds: /^cannot be scrolled to its end/,
  },
  {
    title: 'a sheet is as high as what is in it',
    game: 'march',
    scene: 'turn',
    size: 'phone',
    spoil: style('.inside { flex: none !important; padding-top: 500px !important; }'),
    finds: /^text is cut off below/,
  },
  {
    title: 'the steps of a battle end with dots',
    game: 'march',
    scene: 'battle',
    spoil: style('.battle-steps span { max-width: 20px; }'),
    finds: /^text is cut off: <span.* Ferocity/,
  },
  {
    title: 'a heading is lower than its letters',
    game: 'myrmes',
    scene: 'event',
    spoil: style('.panel h2 { height: 8px; overflow: hidden; }'),
    finds: /^text is cut off below: <h2/,
  },
  {
    title: 'the second line of a sentence is left out',
    game: 'march',
    scene: 'turn',
    spoil: (page) =>
      add(
        page,
        'p',
        'Your turn: explore, march or forage.',
        `position: fixed; top: 0; width: 90px; overflow: hidden; display: -webkit-box;
         -webkit-box-orient: vertical; -webkit-line-clamp: 1`,
      ),
    finds: /^text is cut off below: <p> Your turn/,
  },
  {
    title: 'the page has the font of the machine',
    game: 'myrmes',
    scene: 'event',
    spoil: style('body { font-family: serif !important; }'),
    finds: /^text in another font: serif/,
  },
  {
    title: 'a panel names a font that is not declared',
    game: 'march',
    scene: 'turn',
    spoil: style(`.panel { font-family: 'Source Sans 4', sans-serif; }`),
    finds: /^text in another font: Source Sans 4/,
  },
  {
    title: 'a style of the font is not declared',
    game: 'march',
    scene: 'turn',
    spoil: style('.panel small { font-style: italic; }'),
    finds: /^the font is missing: italic Source Sans 3, not declared/,
  },
  {
    title: 'the font was cut too short for a letter',
    game: 'myrmes',
    scene: 'event',
    spoil: (page) => add(page, 'p', 'Φ', 'position: fixed; top: 0'),
    finds: /^the font has no Φ: normal Source Sans 3/,
  },
  {
    title: 'a menu is wider than its sheet',
    game: 'pages',
    scene: 'menu',
    size: 'phone',
    lang: 'de',
    spoil: style('.sheet .button { white-space: nowrap !important } .menu { display: block !important }'),
    finds: /^<div\.sheet.* is \d+ wide in/,
  },
  {
    title: 'the names below a chart lie on each other',
    game: 'pages',
    scene: 'review-march',
    size: 'phone',
    lang: 'de',
    spoil: (page) =>
      page.evaluate(() => {
        for (const name of document.querySelectorAll('.chart text.group')) name.setAttribute('y', '240');
      }),
    finds: /^words of a chart overlap/,
  },
  {
    title: 'the chat covers the own colony',
    game: 'pages',
    scene: 'chat',
    spoil: style('.drawer { left: auto !important; right: 10px !important; }'),
    finds: /^the chat covers the own colony/,
  },
  {
    title: 'the chat covers the own colony on a phone',
    game: 'pages',
    scene: 'chat-empty',
    size: 'phone',
    spoil: style('.drawer { height: auto !important; bottom: 8px !important; }'),
    finds: /^the chat covers the own colony/,
  },
];

for (const game of ['myrmes', 'march', 'pages'] as const)
  test(`bugs that ${game === 'pages' ? 'the pages' : game} had`, async ({ page, moments }) => {
    await scenesOf(page, moments, game);
    for (const { title, scene, size = 'desk', lang = 'en', spoil, finds } of BUGS.filter(
      (bug) => bug.game === game,
    )) {
      const [width, height] = SIZES[size];
      await page.setViewportSize({ width, height });
      await dress(page, game, scene, { lang });
      expect.soft(await page.evaluate(broken), `without: ${title}`).toEqual([]);
      await spoil(page);
      const found = await page.evaluate(broken);
      expect.soft(found, title).toContainEqual(expect.stringMatching(finds));
    }
    if (game !== 'march') return;
    // What axe has to find: the past steps of a battle are too pale.
    await page.setViewportSize({ width: 1440, height: 900 });
    await dress(page, game, 'battle');
    const contrast = { rules: ['color-contrast'], without: ['.plate > svg', '.left', '.hand'] };
    expect(await findings(page, contrast)).toEqual([]);
    await style('.battle-steps .past { opacity: 0.5; }')(page);
    expect(await findings(page, contrast)).toContainEqual(expect.stringMatching(/^color-contrast/));
  });

test('a font that does not arrive', async ({ page, moments, trouble }) => {
  trouble.expected.push(/serif.*woff2|ERR_FAILED/);
  await page.route(/\/serif-[^/]*\.woff2/, (route) => route.abort());
  await scenesOf(page, moments, 'march');
  await dress(page, 'march', 'turn');
  expect(await page.evaluate(broken)).toContain('the font is missing: normal Source Serif 4, error');
});
