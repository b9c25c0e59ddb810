/** Runs axe on a page. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from '@playwright/test';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface WithAxe {
  axe: { run: (context: object, options: object) => Promise<AxeResults> };
}

/** Waits until all animations have finished: axe would measure wrong colours in the middle of a fade. */
export async function still(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect, playState }) => playState !== 'running' || effect?.getTiming().iterations === Infinity,
      ),
  );
}

/**
 * What depends on the theme. Both themes have the same elements, so the other rules need to be tried in one of them only.
 * Contrast takes axe as long as everything else together. Without `E2E_LONG=1` it is measured only where a test asks for it;
 * src/look/colours.test.ts compares the colours themselves every time.
 */
export const COLOURS = ['color-contrast', 'link-in-text-block'];
const LONG = Boolean(process.env.E2E_LONG);

interface Look {
  /** Only these rules. */
  rules?: readonly string[];
  /** Not these: in a short run, those that depend on the theme. */
  skip?: readonly string[];
  /** Parts of the page that need not be looked at again. */
  without?: readonly string[];
}

/** The serious and critical violations. */
export async function findings(page: Page, look: Look = {}): Promise<string[]> {
  const { rules, without = [] } = look;
  const skip = look.skip ?? (LONG || rules ? [] : COLOURS);
  await still(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const { violations } = await page.evaluate(
    ([only, exclude, off]) =>
      (window as unknown as WithAxe).axe.run(
        { include: document, exclude },
        {
          resultTypes: ['violations'],
          rules: Object.fromEntries(off.map((rule) => [rule, { enabled: false }])),
          ...(only && { runOnly: { type: 'rule', values: only } }),
        },
      ),
    [rules, without, skip] as const,
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => {
      const where = nodes
        .slice(0, 3)
        .map((node) => `    ${node.target.join(' ')}  ${node.failureSummary ?? ''}`);
      return `${id}: ${help} (${nodes.length})\n${where.join('\n')}`;
    });
}
