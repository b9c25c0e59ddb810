// ?game=myrmes&scene=births&theme=dark&lang=de: one moment of a game with the whole table, as a player sees it. Without
// a scene, the list of all: `window.scenes` for tests.
import '../src/look/tokens.css';
import '../src/look/base.css';
import '../src/look/layout.css';
import { mount } from 'svelte';
import { show, use, wanted } from '../src/lib/i18n.svelte';
import { LANGUAGES, settings } from '../src/lib/settings.svelte';
import { scenes as march } from './march-scenes';
import MarchScene from './MarchScene.svelte';
import { scenes as myrmes } from './myrmes-scenes';
import MyrmesScene from './MyrmesScene.svelte';

const asked = new URLSearchParams(location.search);
settings.theme = asked.get('theme') === 'dark' ? 'dark' : 'light';
settings.language = LANGUAGES.find((each) => each === asked.get('lang')) ?? 'en';
settings.apply();
const target = document.getElementById('app');
if (!target) throw new Error('moments.html has no element #app');
await show(wanted());
const named = (name: string) => name === asked.get('scene');
const [ofMyrmes, ofMarch] = [myrmes.find(({ name }) => named(name)), march.find(({ name }) => named(name))];
if (asked.get('game') === 'march' && ofMarch) {
  await use('march');
  mount(MarchScene, { target, props: { scene: ofMarch } });
} else if (asked.get('game') === 'myrmes' && ofMyrmes) {
  mount(MyrmesScene, { target, props: { scene: ofMyrmes } });
} else {
  const all = { myrmes: myrmes.map(({ name }) => name), march: march.map(({ name }) => name) };
  Object.assign(window, { scenes: all });
  for (const [game, names] of Object.entries(all))
    for (const name of names) {
      const link = document.createElement('a');
      link.href = `?game=${game}&scene=${name}`;
      link.textContent = `${game} ${name}`;
      target.append(link, document.createElement('br'));
    }
}
document.documentElement.dataset.ready = 'true';
