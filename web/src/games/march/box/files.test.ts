import { describe, expect, it } from 'vitest';
import { entriesOf, entryOf, figuresIn, figureWords, same, withFigure } from './files';

const FILES = {
  'heads.toml': {
    count: 1,
    card: [{ id: 'amazon_head', cost: 1, effect: { take_larvae: { loss: 2, gain: 3 } } }],
  },
  'hexes.toml': { great_tunnel: { front: { tunnels: [0] } }, hex: [{ id: 'soil', number: 1 }] },
};

describe('the files of a set', () => {
  it('have entries with ids, including The Great Tunnel', () => {
    expect(entriesOf(FILES).map(({ file, entry }) => `${file} ${entry}`)).toEqual([
      'heads.toml amazon_head',
      'hexes.toml great_tunnel',
      'hexes.toml soil',
    ]);
    expect(entryOf(FILES, { file: 'hexes.toml', entry: 'soil' })).toEqual({ id: 'soil', number: 1 });
    expect(entryOf(FILES, { file: 'hexes.toml', entry: 'nowhere' })).toEqual({});
  });

  it('are compared by their content, whatever the order of keys', () => {
    expect(same({ a: 1, b: [2, { c: 3 }] }, { b: [2, { c: 3 }], a: 1 })).toBe(true);
    expect(same([1, 2], [2, 1])).toBe(false);
    expect(same({ a: 1 }, { a: 1, b: 2 })).toBe(false);
    expect(same(undefined, null)).toBe(true);
    expect(same(0, null)).toBe(false);
  });
});

describe('the figures of an effect', () => {
  const effect = { choose: { choices: 2, from: { food: 1, points: 3 } } };

  it('are found at any depth and named after their path', () => {
    expect(figuresIn(effect).map((figure) => [figureWords(figure), figure.value])).toEqual([
      [['choices'], 2],
      [['food'], 1],
      [['points'], 3],
    ]);
    expect(figuresIn({ steps: 3 }).map(figureWords)).toEqual([['steps']]);
    expect(figuresIn({ food_by_hexes: [4, 7] }).map(figureWords)).toEqual([
      ['food_by_hexes_0'],
      ['food_by_hexes_1'],
    ]);
    expect(figuresIn({ gain: { own: { food: 3 } } }).map(figureWords)).toEqual([['own', 'food']]);
    expect(figuresIn('spread_centipedes')).toEqual([]);
  });

  it('are replaced one at a time', () => {
    expect(withFigure(effect, ['choose', 'from', 'food'], 4)).toEqual({
      choose: { choices: 2, from: { food: 4, points: 3 } },
    });
    expect(withFigure({ food_by_hexes: [4, 7] }, ['food_by_hexes', '1'], 9)).toEqual({
      food_by_hexes: [4, 9],
    });
    expect(effect.choose.from.food).toBe(1);
  });
});
