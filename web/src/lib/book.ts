/**
 * The rules of a game as a book to read: chapters in the order of play, sections with an address of their own.
 *
 * The texts are in locales/, under the keys that the ids make. Of a chapter `births`: `PREFIX-births` is its title. Of a
 * section `nurses`: `PREFIX-nurses` is its heading, with the attributes `lead` (the rule in one sentence), `p1`, `p2` … (paragraphs),
 * `i1`, `i2` … (items of a list, `Term | what about it`) and `ruling1` … (what we decided where the rulebook leaves it open).
 * `PREFIX-nurses-q1`, `PREFIX-nurses-q2` … are questions, with the attribute `answer`. `[words](#section)` is a link.
 */
import type { IconName } from '../look/icons';

export interface BookSection {
  /** Its anchor, and the end of the keys of its texts. */
  id: string;
  /** The rules that refuse actions because of what this section says, as in `workers/hunt`. */
  rules?: readonly string[];
  /** The headings of docs/rules/coverage that hold the tests of what it says. */
  covered?: readonly string[];
}

export interface BookChapter {
  id: string;
  icon: IconName;
  sections: readonly BookSection[];
}

export interface Book {
  /** What the keys of its texts begin with. */
  prefix: string;
  chapters: readonly BookChapter[];
  /** The reference card: lists on one page, the phases on the left and the tables on the right. */
  card: { left: readonly string[]; right: readonly string[] };
}
