// What moves on a stage follows the speed of the telling: a test cannot see a delay that a stylesheet keeps to itself.
import { expect, it } from 'vitest';

const stages = import.meta.glob<string>('../../games/*/told/*.svelte', {
  eager: true,
  query: '?raw',
  import: 'default',
});

it('every delay and duration of a stage is multiplied by its pace', () => {
  const animations = Object.entries(stages).flatMap(([file, source]) =>
    [...source.matchAll(/\b(?:animation|transition)(?:-[\w]+)?:([^;]+);/g)].map(([, rule = '']) => ({
      file,
      rule,
    })),
  );
  expect(animations.length).toBeGreaterThan(6);
  for (const { file, rule } of animations) {
    const plain = rule.replaceAll(/calc\((?:[^()]|\([^()]*\))*var\(--pace, 1\)\)/g, '');
    expect(plain, file).not.toMatch(/\d(?:ms|s)\b|--for|--at/);
  }
});
