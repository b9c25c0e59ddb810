// Tools rather than tests: `npm run measure` prints how fast the page responds, `npm run measure-review` how long reviews
// take and whether they delay moves, `npm run shots` takes the pictures of the
// documents again, `npm run scenes` a picture of every scene of web/dev.
import { defineConfig } from '@playwright/test';
import base from '../playwright.config';

export default defineConfig({
  ...base,
  testDir: '.',
  // Each run empties its folder first, so tools have one of their own and can be used while tests run.
  outputDir: '../../target/browser-tools',
  timeout: 240_000,
  projects: [
    { name: 'measure', testMatch: 'measure.ts' },
    { name: 'measure-review', testMatch: 'measure-review.ts' },
    { name: 'shots', testMatch: 'shots.ts' },
    { name: 'scenes', testMatch: 'scene-shots.ts' },
  ],
});
