// Shows fixtures of the meadow: /dev/meadow.html?moment=march&press=ant:0:soil.2&turn=1&theme=dark&refuse=hex:soil&tiles=1
import '../src/look/tokens.css';
import '../src/look/base.css';
import '../src/look/layout.css';
import { mount } from 'svelte';
import { show, use, wanted } from '../src/lib/i18n.svelte';
import { settings } from '../src/lib/settings.svelte';
import Meadow from './Meadow.svelte';

settings.apply();
const theme = new URLSearchParams(location.search).get('theme');
if (theme) document.documentElement.dataset.theme = theme;
const target = document.getElementById('app');
if (!target) throw new Error('meadow.html has no element #app');
await show(wanted());
await use('march');
mount(Meadow, { target });
