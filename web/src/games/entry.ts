/** What a game gives the page. */
import type { Component } from 'svelte';
import type { Book } from '../lib/book';
import type { PointSource } from '../lib/table/hints.svelte';
import type { ExampleProps } from '../lib/picture';
import type { ApiError } from '../lib/generated/protocol';
import type { Behind } from '../lib/rests';
import type { ReplayProps } from '../pages/replay/props';
import type { ReviewParts } from '../pages/review/parts';
import type { LiveProps } from '../pages/table/props';

/** A component that is loaded when it is first shown. */
type Loaded<C = Component> = () => Promise<{ default: C }>;

/** Explains why something was refused; `names` are the players' names by seat. */
export type Reason = (error: ApiError, names: string[]) => string;

/** What a form for the options is given. */
export interface SetupProps<S> {
  players: number;
  setup: S;
  onchange: (setup: S) => void;
}

/** The options of a new game, as the dialogs ask for them. `S` is what the form edits. */
export interface Setup<S> {
  /** What is chosen at first. */
  usual: S;
  form: Loaded<Component<SetupProps<S>>>;
  /** Whether the short dialog, for a game against bots, asks for them too. */
  short: boolean;
  /** The options to request. */
  optionsOf: (setup: S, players: number) => object;
}

/** The dialogs hold what a form edits without looking into it. */
export const setupOf = <S>(setup: Setup<S>): Setup<unknown> => setup as unknown as Setup<unknown>;

/** JSON of which only the game knows the fields. */
export type Fields = Readonly<Record<string, unknown>>;

/**
 * Every page loads the entries of all games, so an entry has only a few words and the ways to everything else. Texts
 * whose keys contain the id: `home-ID-meta`, `home-ID-text`, `about-ID`, `room-about-ID-1` to `-3`, and
 * `home-ID-gallery` for the link to a gallery.
 */
export interface GameEntry {
  id: string;
  /** The name on the box, in every language. */
  name: string;
  /** The number of players on the box. The server's answer replaces it. */
  fewest: number;
  most: number;
  /** A drawing for its card on the home page. */
  art: Loaded;
  setup: Setup<unknown>;
  /** What is unusual about the options of a game, in words. */
  optionWords: (options: Fields) => string[];
  /** The progress of a game in words; empty if it is not known. */
  standWords: (stand: Fields) => string;
  /** What players should know about the program's own component data. */
  dataNote?: Loaded;
  /** Its part of the page about this site. */
  about?: Loaded;
  /** Its own pages, at `/ID/gallery` and `/ID/box`: all its components, and a bench to correct their data. */
  gallery?: Loaded;
  box?: Loaded;
  /** A table, and a replay. */
  live: Loaded<Component<LiveProps>>;
  replay: Loaded<Component<ReplayProps>>;
  /** What the review of a game needs. */
  review: () => Promise<{ parts: ReviewParts }>;
  reason: () => Promise<Reason>;
  /** The prefix of its rule texts. */
  rules: string;
  /** Where its points come from. */
  sources: () => Promise<{ pointSources: () => PointSource[] }>;
  /** Its rules as a book to read, what its live examples are drawn with, and which sections explain the parts of its table. */
  book: () => Promise<Behind & { book: Book; Example: Component<ExampleProps> }>;
}
