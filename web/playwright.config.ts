// The page in a real browser against the real server, with a store of its own: `npm run e2e`.
//
// `FORMICARIUM_BIN` names the server (else the debug build beside web/), `CHROMIUM` the browser.
// `E2E_SEED` is what everything is drawn from, a number or `random`: dice, and what scripted players choose.
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

// The same games every time, so that a green run stays green; other seeds are for looking further. Workers inherit it.
if (process.env.E2E_SEED === 'random') process.env.E2E_SEED = String(Math.floor(Math.random() * 1e6));
process.env.E2E_SEED ??= '1';
if (!process.env.TEST_WORKER_INDEX) console.log(`E2E_SEED=${process.env.E2E_SEED}`);

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  ...(process.env.E2E_LONG ? {} : { grepInvert: /@long/ }),
  // Each test has a server, a store and a browser context of its own. One player spends most of the time waiting for
  // frames and for the disk, so two of them fit on two cores.
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  forbidOnly: Boolean(process.env.CI),
  // What is kept of a failed test: its trace, its record, its steps, the server's log.
  outputDir: '../target/browser',
  preserveOutput: 'failures-only',
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    // Whoever plays by script watches no ants walk; the tests that are about motion ask for it.
    reducedMotion: 'reduce',
    actionTimeout: 10_000,
    video: 'off',
    // Every call, message and request, without the pictures and copies of the page: those cost half the time of a test.
    // The command that plays a failed test again records them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
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
