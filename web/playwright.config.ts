// The page in a real browser against the real server, with a store of its own: `npm run e2e`.
//
// `FORMICARIUM_BIN` names the server (else the debug build beside web/), `CHROMIUM` the browser.
// What takes long runs only with `E2E_LONG=1`: such tests have `@long` in their name.
// Measurements and pictures are made by e2e/tools.config.ts.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function which(name: string): string[] {
  try {
    return [execFileSync('which', [name], { encoding: 'utf8' }).trim()];
  } catch {
    return [];
  }
}

function chromium(): string {
  const found = process.env.CHROMIUM ?? ['/usr/bin/chromium', ...NAMES.flatMap(which)].find(existsSync);
  if (!found) throw new Error('No Chromium: install the package chromium, or name the program in CHROMIUM.');
  return found;
}

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  ...(process.env.E2E_LONG ? {} : { grepInvert: /@long/ }),
  // Two cores: the server and the browser have enough to do for one player.
  workers: 1,
  // Games against bots differ every time; what fails twice in a row is no chance.
  retries: process.env.CI ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  forbidOnly: Boolean(process.env.CI),
  outputDir: 'node_modules/.e2e',
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    // Whoever plays by script watches no ants walk; the tests that are about motion ask for it.
    reducedMotion: 'reduce',
    actionTimeout: 10_000,
    video: 'off',
    launchOptions: {
      executablePath: chromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
