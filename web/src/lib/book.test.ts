import { beforeAll, describe, expect, test } from 'vitest';
import { bookOf, games } from '../games';
import { pieces, plain, search, sectionOf, sectionText, type Book } from './book';
import { choose } from './i18n.svelte';

test('links are cut out of a text', () => {
  expect(pieces('See [hunting](#hunt), then [moving](#move).')).toEqual([
    { text: 'See ' },
    { text: 'hunting', to: 'hunt' },
    { text: ', then ' },
    { text: 'moving', to: 'move' },
    { text: '.' },
  ]);
  expect(pieces('[Hunting](#hunt)')).toEqual([{ text: 'Hunting', to: 'hunt' }]);
  expect(plain('See [hunting](#hunt).')).toBe('See hunting.');
});

describe.each(games)('the rules of $id', ({ id: game }) => {
  let book: Book;
  beforeAll(async () => {
    const found = await bookOf(game);
    if (!found) throw new Error(`${game} has no rules`);
    book = found;
  });
  const sections = () => book.chapters.flatMap((chapter) => chapter.sections);

  test('every section says its rule in a sentence, and every icon stands before an item', () => {
    for (const section of sections()) {
      const { id, icons = [] } = section;
      const text = sectionText(book, section);
      expect(text.lead, id).toMatch(/^\p{L}.*[.!?]$/u);
      expect(icons.length, id).toBeLessThanOrEqual(text.items.length);
      for (const { term, about } of text.items) expect([term, about], id).not.toContain('');
    }
  });

  test('an address names a section, or a rule that rests on one', () => {
    for (const { id, rules = [] } of sections())
      for (const anchor of [id, ...rules]) expect(sectionOf(book, anchor)).toBe(id);
    expect(sectionOf(book, 'no-such-section')).toBe(null);
    expect(sectionOf(book, '')).toBe(null);
  });

  test('is searched without regard to capitals and accents, in every language', async () => {
    const [first] = sections();
    if (!first) throw new Error('no section');
    for (const language of ['en', 'fr', 'de'] as const) {
      await choose(language);
      const { title, lead } = sectionText(book, first);
      const typed = title.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();
      expect(search(book, typed)[0]).toMatchObject({ section: first.id, sentence: plain(lead) });
    }
    // What we ruled is found where it stands in the margin.
    const ruled = sections().find(({ rulings }) => rulings);
    const [ruling] = ruled ? sectionText(book, ruled).rulings : [];
    const sentence = plain(ruling?.text ?? '').split(/(?<=[.!?])\s+/)[0] ?? '';
    expect(search(book, sentence)).toContainEqual(
      expect.objectContaining({ kind: 'ruling', section: ruled?.id, to: `ruling-${ruling?.name}`, sentence }),
    );
    expect(search(book, ' ')).toEqual([]);
    expect(search(book, 'xyzzy')).toEqual([]);
  });
});
