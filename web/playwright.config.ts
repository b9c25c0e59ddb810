// Browser tests of the page against the real server, each with its own store: `npm run e2e`.
//
// `FORMICARIUM_BIN` names the server (default: the debug build beside web/), `CHROMIUM` the browser.
// `E2E_SEED`, a number or `random`, seeds everything random: the dice and the choices of scripted players.
// `E2E_KEEP=1` keeps what is otherwise kept of a failed test of every test: two runs of a seed have the same records.
// Slow tests have `@long` in their title and run only with `E2E_LONG=1`.
// e2e/tools.config.ts takes measurements and pictures.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

// The same browser without a window needs a quarter less computing for the same tests.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

function which(name: string): string[] {
  try {
    return [execFileSync('which', [name], { encoding: 'utf8' }).trim()];
  } catch {
    return [];
  }
}

function chromium(): string {
  const found = process.env.CHROMIUM ?? NAMES.flatMap(which).find(existsSync);
  if (!found) throw new Error('No Chromium: install the package chromium, or set CHROMIUM to its path.');
  return found;
}

// The same games in every run, so that a green run stays green; use other seeds to explore further. Workers inherit the
// seed.
if (process.env.E2E_SEED === 'random') process.env.E2E_SEED = String(Math.floor(Math.random() * 1e6));
process.env.E2E_SEED ??= '1';
if (!process.env.TEST_WORKER_INDEX) console.log(`E2E_SEED=${process.env.E2E_SEED}`);

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  ...(process.env.E2E_LONG ? {} : { grepInvert: /@long/ }),
  // Each test has its own server, store and browser context. A player spends most of the time waiting for frames and
  // for the disk, so two of them fit on two cores.
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  forbidOnly: Boolean(process.env.CI),
  // Kept of a failed test: its trace, record, steps and server log.
  outputDir: '../target/browser',
  preserveOutput: process.env.E2E_KEEP ? 'always' : 'failures-only',
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    // Scripted players need no animations; the tests about motion turn them on.
    reducedMotion: 'reduce',
    actionTimeout: 10_000,
    video: 'off',
    // Trace every call, message and request, but no screenshots or snapshots, which would take half the time of a test.
    // The command that replays a failed test records them too.
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
