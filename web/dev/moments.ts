// ?game=myrmes&scene=births&theme=dark&lang=de&letters=larger: one moment of a game with the whole table, as a player
// sees it; ?game=pages&scene=room: a page around the games. Without a scene, the list of all: `window.scenes` for tests,
// which show them one after the other in any language, theme or size of letters with `window.dress`.
import '../src/look/tokens.css';
import '../src/look/base.css';
import '../src/look/layout.css';
import { mount, unmount } from 'svelte';
import { show, use, wanted } from '../src/lib/i18n.svelte';
import { LANGUAGES, LETTERS, settings } from '../src/lib/settings.svelte';
import { scenes as march } from './march-scenes';
import MarchScene from './MarchScene.svelte';
import { scenes as myrmes } from './myrmes-scenes';
import MyrmesScene from './MyrmesScene.svelte';
import { load, type Page } from '../src/pages';
import { scenes as pages, type Scene as OfPage } from './page-scenes';
import PageScene from './PageScene.svelte';
import { lay, serve } from './paper-server';

const asked = new URLSearchParams(location.search);
const target = document.getElementById('app');
if (!target) throw new Error('moments.html has no element #app');
const into = target;
let shown: ReturnType<typeof mount> | undefined;

async function appeared(selector: string): Promise<HTMLElement> {
  for (;;) {
    const found = into.querySelector<HTMLElement>(selector);
    if (found) return found;
    await new Promise(requestAnimationFrame);
  }
}

/** A live example of the rules, by itself. */
async function example(): Promise<{ default: Page }> {
  const [module] = await Promise.all([import('../src/pages/rules/Example.svelte'), use('book-page')]);
  return module as unknown as { default: Page };
}

/** Shows a page, which asks its server and loads its parts. */
async function open(scene: OfPage): Promise<void> {
  const { name, page, id = name, props = {}, paper, shows, press = [], brings, prepare } = scene;
  serve();
  lay(paper);
  prepare?.();
  const routes = {
    home: { name: 'home' },
    table: { name: 'table', id: '' },
    review: { name: 'table-review', id: '' },
    daily: { name: 'daily', id: '', day: '' },
    deal: { name: 'deal', id: '' },
    puzzles: { name: 'puzzles', id: '' },
    puzzle: { name: 'puzzle', id: '', code: '' },
    whatif: { name: 'whatif', id: '' },
    you: { name: 'you' },
    archive: { name: 'archive' },
    transfer: { name: 'transfer', code: '' },
    about: { name: 'about' },
    card: { name: 'rules-card', id: '' },
    gallery: { name: 'gallery', game: 'march' },
    replay: { name: 'replay' },
    'not-found': { name: 'not-found' },
  } as const;
  const { default: Content } = page === 'example' ? await example() : await load(routes[page]);
  shown = mount(PageScene, { target: into, props: { Content, id, props } });
  if (page === 'example') {
    // The page of rules around it would have the heading.
    const heading = document.createElement('h1');
    heading.className = 'visually-hidden';
    heading.textContent = name;
    into.prepend(heading);
  }
  await appeared(shows);
  for (const selector of [press].flat())
    // What begins like this is only there in some sizes.
    if (selector.startsWith('?')) into.querySelector<HTMLElement>(selector.slice(1))?.click();
    else (await appeared(selector)).click();
  if (brings) await appeared(brings);
}

/** Draws a scene from the beginning, because what is told has its words from then on. Answers whether there is one. */
async function dress(wishes: URLSearchParams): Promise<boolean> {
  if (shown) await unmount(shown);
  shown = undefined;
  // What was there first is the list of all scenes.
  into.replaceChildren();
  settings.theme = wishes.get('theme') === 'dark' ? 'dark' : 'light';
  settings.language = LANGUAGES.find((each) => each === wishes.get('lang')) ?? 'en';
  settings.letters = LETTERS.find((each) => each === wishes.get('letters')) ?? 'normal';
  const named = ({ name }: { name: string }) => name === wishes.get('scene');
  const ofMyrmes = wishes.get('game') === 'myrmes' ? myrmes.find(named) : undefined;
  const ofMarch = wishes.get('game') === 'march' ? march.find(named) : undefined;
  const page = wishes.get('game') === 'pages' ? pages.find(named) : undefined;
  if (ofMarch) await use('march');
  if (ofMyrmes) await use('myrmes');
  await show(wanted());
  if (ofMarch) shown = mount(MarchScene, { target: into, props: { scene: ofMarch } });
  else if (ofMyrmes) shown = mount(MyrmesScene, { target: into, props: { scene: ofMyrmes } });
  else if (page) await open(page);
  return shown !== undefined;
}

const namesOf = (scenes: readonly { name: string }[]) => scenes.map(({ name }) => name);
const all = { myrmes: namesOf(myrmes), march: namesOf(march), pages: namesOf(pages) };
Object.assign(window, { scenes: all, dress: (wishes: string) => dress(new URLSearchParams(wishes)) });
if (!(await dress(asked)))
  for (const [game, names] of Object.entries(all))
    for (const name of names) {
      const link = document.createElement('a');
      link.href = `?game=${game}&scene=${name}`;
      link.textContent = `${game} ${name}`;
      target.append(link, document.createElement('br'));
    }
document.documentElement.dataset.ready = 'true';
