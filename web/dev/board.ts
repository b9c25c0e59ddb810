// Shows fixtures of the board: /dev/board.html?moment=walk-4&tile=rhombus4&theme=dark&refuse=(1,1)&play=1
import '../src/look/tokens.css';
import '../src/look/base.css';
import '../src/look/layout.css';
import { mount } from 'svelte';
import { show, wanted } from '../src/lib/i18n.svelte';
import { settings } from '../src/lib/settings.svelte';
import Board from './Board.svelte';

settings.apply();
const theme = new URLSearchParams(location.search).get('theme');
if (theme) document.documentElement.dataset.theme = theme;
const target = document.getElementById('app');
if (!target) throw new Error('board.html has no element #app');
await show(wanted());
mount(Board, { target });
