import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  server: {
    // The texts lie beside web/, in locales/.
    fs: { allow: ['..'] },
    proxy: { '^/(api/|ws)': { target: 'http://127.0.0.1:8080', ws: true } },
  },
  build: {
    target: 'es2023',
    // Everything stays a file of its own: the server sends `script-src 'self'`.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
  },
});
