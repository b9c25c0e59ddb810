// ?scene=battle&theme=dark&lang=de: one moment of March of the Ants, or all of them in a column; &table adds the table
// around it.
import '../src/look/tokens.css';
import '../src/look/base.css';
import '../src/look/topbar.css';
import '../src/look/board.css';
import '../src/look/all-table.css';
import '../src/look/all-march.css';
import '../src/lib/table/seat.css';
import { mount } from 'svelte';
import { show, use, wanted } from '../src/lib/i18n.svelte';
import { LANGUAGES, settings } from '../src/lib/settings.svelte';
import { scenes } from './march-scenes';
import MarchMoments from './MarchMoments.svelte';
import MarchMomentTable from './MarchMomentTable.svelte';

const asked = new URLSearchParams(location.search);
settings.theme = asked.get('theme') === 'dark' ? 'dark' : 'light';
settings.language = LANGUAGES.find((each) => each === asked.get('lang')) ?? 'en';
settings.apply();
const target = document.getElementById('app');
if (!target) throw new Error('march-moments.html has no element #app');
await show(wanted());
await use('march');
const scene = scenes.find(({ name }) => name === asked.get('scene'));
if (scene && asked.has('table')) mount(MarchMomentTable, { target, props: { scene } });
else mount(MarchMoments, { target, props: { only: asked.get('scene') } });
