// ?scene=turn&theme=dark&lang=de&shown=1&hand=epic_stores,swarm: a fixture with the whole table around the meadow.
import '../src/look/tokens.css';
import '../src/look/base.css';
import '../src/look/topbar.css';
import '../src/look/board.css';
import { mount } from 'svelte';
import { show, use, wanted } from '../src/lib/i18n.svelte';
import { LANGUAGES, settings } from '../src/lib/settings.svelte';
import MarchTable from './MarchTable.svelte';

const asked = new URLSearchParams(location.search);
settings.theme = asked.get('theme') === 'dark' ? 'dark' : 'light';
settings.language = LANGUAGES.find((each) => each === asked.get('lang')) ?? 'en';
settings.apply();
const target = document.getElementById('app');
if (!target) throw new Error('march-table.html has no element #app');
await show(wanted());
await use('march');
mount(MarchTable, { target, props: { asked } });
