import './look/tokens.css';
import './look/base.css';
import './look/layout.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { show, wanted } from './lib/i18n.svelte';
import { router } from './lib/router.svelte';
import { settings } from './lib/settings.svelte';
import { load } from './pages';

settings.apply();

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no element #app');

// A page without texts is useless: mount it when the language is loaded, and load the page meanwhile.
load(router.route).catch(() => undefined);
await show(wanted());
// In a browser that is too old, public/browser.js has said so.
if (!('browser' in document.documentElement.dataset)) mount(App, { target });
