import { availableParallelism } from 'node:os';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { brotli } from './vite-brotli.ts';
import { cutFonts } from './vite-fonts.ts';
import { licences } from './vite-licences.ts';
import { oldBrowser } from './vite-old-browser.ts';
import { texts } from './vite-texts.ts';

await cutFonts();

const TESTS = 'src/**/*.test.ts';
const ALONE = 'src/**/*.alone.test.ts';

export default defineConfig({
  plugins: [svelte(), svelteTesting(), texts(), oldBrowser(), licences(), brotli()],
  server: {
    proxy: { '^/(api/|ws)': { target: 'http://127.0.0.1:8080', ws: true } },
  },
  preview: {
    // The same policy as the server's, so that a preview blocks what the server would block.
    headers: {
      'content-security-policy':
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:",
    },
  },
  build: {
    target: 'es2023',
    // Keep every asset in its own file: the server sends `script-src 'self'`.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  test: {
    environment: 'happy-dom',
    pool: 'threads',
    setupFiles: ['./vitest-setup.ts'],
    // One fewer than there are cores by default, which on two cores is one.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // The first test of a file also loads its modules, which takes long on a busy machine.
    testTimeout: 30_000,
    projects: [
      // These files share their modules, which takes a quarter of the time.
      { extends: true, test: { name: 'together', include: [TESTS], exclude: [ALONE], isolate: false } },
      // Every file has a document of its own, so what listens to the document once and for all needs its own modules.
      { extends: true, test: { name: 'alone', include: [ALONE] } },
    ],
  },
});
