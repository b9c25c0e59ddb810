// ?scene=births&theme=dark&lang=de: one moment of Myrmes with the whole table around the garden.
import '../src/look/tokens.css';
import '../src/look/base.css';
import '../src/look/topbar.css';
import '../src/look/board.css';
import { mount } from 'svelte';
import { show, wanted } from '../src/lib/i18n.svelte';
import { LANGUAGES, settings } from '../src/lib/settings.svelte';
import Panels from './Panels.svelte';

const asked = new URLSearchParams(location.search);
settings.theme = asked.get('theme') === 'dark' ? 'dark' : 'light';
settings.language = LANGUAGES.find((each) => each === asked.get('lang')) ?? 'en';
settings.apply();
const target = document.getElementById('app');
if (!target) throw new Error('panels.html has no element #app');
await show(wanted());
mount(Panels, { target, props: { scene: asked.get('scene') ?? 'workers' } });
