// ?scene=battle&theme=dark&lang=de: one moment of March of the Ants, or all of them below each other.
import '../src/look/tokens.css';
import '../src/look/base.css';
import '../src/look/topbar.css';
import '../src/look/board.css';
import '../src/look/all-table.css';
import '../src/look/all-march.css';
import '../src/games/myrmes/panels/own.css';
import { mount } from 'svelte';
import { show, use, wanted } from '../src/lib/i18n.svelte';
import { LANGUAGES, settings } from '../src/lib/settings.svelte';
import MarchMoments from './MarchMoments.svelte';

const asked = new URLSearchParams(location.search);
settings.theme = asked.get('theme') === 'dark' ? 'dark' : 'light';
settings.language = LANGUAGES.find((each) => each === asked.get('lang')) ?? 'en';
settings.apply();
const target = document.getElementById('app');
if (!target) throw new Error('march-moments.html has an element #app');
await show(wanted());
await use('march');
mount(MarchMoments, { target, props: { only: asked.get('scene') } });
