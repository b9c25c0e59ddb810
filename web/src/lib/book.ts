/**
 * The rules of a game as a book to read: chapters in the order of play, sections with an address of their own.
 *
 * The texts are in locales/, under the keys that the ids make. Of a chapter `births`: `PREFIX-births` is its title. Of a
 * section `nurses`: `PREFIX-nurses` is its heading, with the attributes `lead` (the rule in one sentence), `p1`, `p2` … (paragraphs),
 * `i1`, `i2` … (items of a list, `Term | what about it`), `ex1` … (captions of its live examples), `ruling-NAME` (what we
 * decided where the rulebook leaves it open) and `note1` … (other things that the rulebook does not say).
 * `PREFIX-nurses-q1`, `PREFIX-nurses-q2` … are questions, with the attribute `answer`. `[words](#section)` is a link.
 */
import type { IconName } from '../look/icons';
import { has, t } from './i18n.svelte';
import { typed } from './typed';

export interface BookSection {
  /** Its anchor, and the end of the keys of its texts. */
  id: string;
  /** The rules that refuse actions because of what this section says, as in `workers/hunt`. */
  rules?: readonly string[];
  /** The kinds of log lines that tell what this section says, as in `prey_hunted`. */
  events?: readonly string[];
  /** Whether tooltips at the table rest on it: see `rests.ts` of the game. */
  tips?: true;
  /** The icons of its items, in their order; null for one without. */
  icons?: readonly (IconName | null)[];
  /** Its live examples: entries of crates/GAME/lessons/examples.toml. */
  examples?: readonly string[];
  /** The rulings of docs/rules/rulings.md that its margin tells. */
  rulings?: readonly string[];
  /** The headings of docs/rules/coverage, or of the variants in rulings.md, under which the tests of what it says are. */
  covered: readonly string[];
}

export interface BookChapter {
  id: string;
  icon: IconName;
  sections: readonly BookSection[];
}

export interface Book {
  /** What the keys of its texts begin with. */
  prefix: string;
  /** What the keys of the texts of refusals begin with. */
  refusals: string;
  chapters: readonly BookChapter[];
  /** The reference card: lists on one page, the phases on the left and the tables on the right. */
  card: { left: readonly string[]; right: readonly string[] };
}

/** The texts of one section in the reader's language. */
export interface SectionText {
  title: string;
  lead: string;
  paragraphs: string[];
  items: { term: string; about: string }[];
  /** The captions of its examples. */
  examples: string[];
  /** What we ruled, and under which name; other notes have none. */
  rulings: { name: string | null; text: string }[];
  questions: { question: string; answer: string }[];
}

/** The texts `make(1)`, `make(2)` … as far as there are any. */
function counted(make: (n: number) => string): string[] {
  const found: string[] = [];
  for (let key = make(1); has(key); key = make(found.length + 1)) found.push(key);
  return found;
}

/** The items `i1`, `i2` … of a text. */
export function itemsOf(key: string): { term: string; about: string }[] {
  return counted((n) => `${key}.i${n}`).map((item) => {
    const [term = '', about = ''] = t(item).split(/\s*\|\s*/);
    return { term, about };
  });
}

export function sectionText({ prefix }: Book, { id, rulings = [] }: BookSection): SectionText {
  const key = `${prefix}-${id}`;
  return {
    title: t(key),
    lead: t(`${key}.lead`),
    paragraphs: counted((n) => `${key}.p${n}`).map((each) => t(each)),
    items: itemsOf(key),
    examples: counted((n) => `${key}.ex${n}`).map((each) => t(each)),
    rulings: [
      ...rulings.map((name) => ({ name, text: t(`${key}.ruling-${name}`) })),
      ...counted((n) => `${key}.note${n}`).map((note) => ({ name: null, text: t(note) })),
    ],
    questions: counted((n) => `${key}-q${n}`).map((each) => ({
      question: t(each),
      answer: t(`${each}.answer`),
    })),
  };
}

/** What the address of a line of the log begins with. */
const EVENT = 'event:';

/** The id of the section that an address means: its own id, a rule that rests on it, or a kind of log line. */
export function sectionOf({ chapters }: Book, anchor: string): string | null {
  const sections = chapters.flatMap((chapter) => chapter.sections);
  const told = anchor.startsWith(EVENT) ? anchor.slice(EVENT.length) : null;
  const meant = ({ id, rules = [], events = [] }: BookSection) =>
    told === null ? id === anchor || rules.includes(anchor) : events.includes(told);
  return sections.find(meant)?.id ?? null;
}

/** The anchor of a ruling in the margin of its section. */
export const rulingAnchor = (name: string): string => `ruling-${name}`;

/** The element that an address means: a section, or a ruling in its margin. */
export function placeOf(book: Book, anchor: string): string | null {
  const rulings = book.chapters.flatMap(({ sections }) => sections.flatMap(({ rulings = [] }) => rulings));
  return rulings.some((name) => rulingAnchor(name) === anchor) ? anchor : sectionOf(book, anchor);
}

/** A piece of text: plain, or with the section it leads to. */
export interface Piece {
  text: string;
  to?: string;
}

/** Cuts a text at its links, which are written `[words](#section)`. */
export function pieces(text: string): Piece[] {
  const cut = text.split(/\[([^\]]+)\]\(#([\w-]+)\)/);
  const found: Piece[] = [];
  for (let i = 0; i < cut.length; i += 3) {
    if (cut[i]) found.push({ text: cut[i] ?? '' });
    if (cut[i + 1]) found.push({ text: cut[i + 1] ?? '', to: cut[i + 2] ?? '' });
  }
  return found;
}

/** The text without its links. */
export const plain = (text: string): string =>
  pieces(text)
    .map((piece) => piece.text)
    .join('');

export interface Hit {
  chapter: string;
  section: string;
  /** The anchor of what was found. */
  to: string;
  kind: 'rule' | 'ruling' | 'question';
  /** The sentence that was found. */
  sentence: string;
}

/** Sentences that have every word that is looked for, in the order of the book; those with a heading that has them first. */
export function search(book: Book, words: string): Hit[] {
  const wanted = typed(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  const holds = (text: string) => wanted.every((word) => typed(text).includes(word));
  const first: Hit[] = [];
  const others: Hit[] = [];
  for (const chapter of book.chapters)
    for (const section of chapter.sections) {
      const at = { chapter: chapter.id, section: section.id, to: section.id };
      const text = sectionText(book, section);
      if (holds(text.title)) first.push({ ...at, kind: 'rule', sentence: plain(text.lead) });
      const look = (kind: Hit['kind'], found: string, to = at.to) => {
        const sentence = plain(found)
          .split(/(?<=[.!?])\s+/)
          .find(holds);
        if (sentence) others.push({ ...at, to, kind, sentence });
      };
      for (const found of [text.lead, ...text.paragraphs, ...text.examples]) look('rule', found);
      for (const { term, about } of text.items) look('rule', `${term}: ${about}`);
      for (const { name, text: found } of text.rulings)
        look('ruling', found, name ? rulingAnchor(name) : at.to);
      for (const { question, answer } of text.questions)
        if (holds(question)) others.push({ ...at, kind: 'question', sentence: question });
        else look('question', answer);
    }
  const known = new Set(first.map(({ sentence }) => sentence));
  return [...first, ...others.filter(({ sentence }) => !known.has(sentence))];
}
