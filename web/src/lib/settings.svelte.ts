// A person's preferences, stored in this browser only.

/** Every language by its own name. Its texts are in the folder of its code in locales/. */
export const LANGUAGE_NAMES = { en: 'English', fr: 'Français', de: 'Deutsch' } as const;
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as Language[];

export const THEMES = ['system', 'light', 'dark'] as const;
/** How fast things move, with `system` for the normal pace unless the system asks for none. */
export const MOTIONS = ['calm', 'system', 'quick', 'off'] as const;
export const LETTERS = ['normal', 'larger', 'largest'] as const;
export const SOUNDS = ['off', 'soft', 'full'] as const;
/** When the coach remarks on a game: at every table, after a lesson only, or not at all. */
export const COACHES = ['always', 'sometimes', 'never'] as const;

export type Theme = (typeof THEMES)[number];
export type Language = keyof typeof LANGUAGE_NAMES;
export type Motion = (typeof MOTIONS)[number];
export type Letters = (typeof LETTERS)[number];
export type CoachLevel = (typeof COACHES)[number];
export type SoundLevel = (typeof SOUNDS)[number];

/** The factors by which durations grow. */
const PACE: Record<Motion, number> = { calm: 1.5, system: 1, quick: 0.5, off: 1 };

const KEY = 'formicarium.settings';

function read(): Record<string, unknown> {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof saved === 'object' && saved !== null ? { ...saved } : {};
  } catch {
    return {};
  }
}

function oneOf<T extends string>(list: readonly T[], value: unknown): T | undefined {
  return list.find((item) => item === value);
}

/** The texts of an object by their names, without anything else. */
function texts(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

class Settings {
  #theme = $state<Theme>('system');
  #language = $state<Language | null>(null);
  #motion = $state<Motion>('system');
  #coordinates = $state(false);
  #letters = $state<Letters>('normal');
  #sound = $state<SoundLevel>('off');
  #coach = $state<CoachLevel>('sometimes');
  #toured = $state(false);
  /** Whether somebody is being shown around. */
  touring = $state(false);
  #confirm = $state(false);
  #harmless = $state(false);
  #openReactions = $state(true);
  #played = $state(false);
  #botLevels = $state.raw<Readonly<Record<string, string>>>({});
  #systemDark = $state(false);

  constructor() {
    this.load();
    const dark = matchMedia('(prefers-color-scheme: dark)');
    this.#systemDark = dark.matches;
    dark.addEventListener('change', (event) => {
      this.#systemDark = event.matches;
      this.apply();
    });
  }

  /** Reads what is saved; what is not has its default. */
  load(): void {
    const saved = read();
    this.#theme = oneOf(THEMES, saved.theme) ?? 'system';
    this.#language = oneOf(LANGUAGES, saved.language) ?? null;
    this.#motion = oneOf(MOTIONS, saved.motion) ?? 'system';
    this.#coordinates = saved.coordinates === true;
    this.#letters = oneOf(LETTERS, saved.letters) ?? 'normal';
    this.#sound = oneOf(SOUNDS, saved.sound) ?? 'off';
    this.#coach = oneOf(COACHES, saved.coach) ?? 'sometimes';
    this.#toured = saved.toured === true;
    this.#confirm = saved.confirm === true;
    this.#harmless = saved.harmless === true;
    this.#openReactions = saved.openReactions !== false;
    this.#played = saved.played === true;
    this.#botLevels = texts(saved.botLevels);
  }

  get theme(): Theme {
    return this.#theme;
  }
  set theme(value: Theme) {
    this.#theme = value;
    this.#changed();
  }

  /** The theme shown: never `system`. */
  get shownTheme(): 'light' | 'dark' {
    if (this.#theme === 'system') return this.#systemDark ? 'dark' : 'light';
    return this.#theme;
  }

  /** The chosen language; `null` follows the browser. */
  get language(): Language | null {
    return this.#language;
  }
  set language(value: Language | null) {
    this.#language = value;
    this.#changed();
  }

  get motion(): Motion {
    return this.#motion;
  }
  set motion(value: Motion) {
    this.#motion = value;
    this.#changed();
  }

  /** Whether to leave out animations, by choice or by the system's preference. */
  get still(): boolean {
    return this.#motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  /** The factor by which everything that is told or moves takes longer. */
  get pace(): number {
    return PACE[this.#motion];
  }

  get letters(): Letters {
    return this.#letters;
  }
  set letters(value: Letters) {
    this.#letters = value;
    this.#changed();
  }

  get sound(): SoundLevel {
    return this.#sound;
  }
  set sound(value: SoundLevel) {
    this.#sound = value;
    this.#changed();
  }

  get coach(): CoachLevel {
    return this.#coach;
  }
  set coach(value: CoachLevel) {
    this.#coach = value;
    this.#changed();
  }

  /** Whether the parts of a table have been explained. */
  get toured(): boolean {
    return this.#toured;
  }
  set toured(value: boolean) {
    this.#toured = value;
    this.#changed();
  }

  /** Whether a single click asks before it acts. */
  get confirm(): boolean {
    return this.#confirm;
  }
  set confirm(value: boolean) {
    this.#confirm = value;
    this.#changed();
  }

  /** Whether Reactions that can only be of use are taken without asking. */
  get harmless(): boolean {
    return this.#harmless;
  }
  set harmless(value: boolean) {
    this.#harmless = value;
    this.#changed();
  }

  /**
   * Whether Reactions that need no look at a hand are asked without a curtain around one screen. On by default: the table
   * shows what a spectator sees, so a curtain there would hide nothing.
   */
  get openReactions(): boolean {
    return this.#openReactions;
  }
  set openReactions(value: boolean) {
    this.#openReactions = value;
    this.#changed();
  }

  get coordinates(): boolean {
    return this.#coordinates;
  }
  set coordinates(value: boolean) {
    this.#coordinates = value;
    this.#changed();
  }

  /** Whether the person at this browser has played: known before the server has said so. */
  get played(): boolean {
    return this.#played;
  }
  set played(value: boolean) {
    if (value === this.#played) return;
    this.#played = value;
    this.#changed();
  }

  /** The level of bots last chosen for a game. */
  botLevel(game: string): string | undefined {
    return this.#botLevels[game];
  }
  rememberBotLevel(game: string, level: string): void {
    this.#botLevels = { ...this.#botLevels, [game]: level };
    this.#changed();
  }

  /** Writes theme and motion to `<html>`; called before the first paint. */
  apply(): void {
    const root = document.documentElement;
    root.dataset.theme = this.shownTheme;
    root.dataset.motion = this.#motion;
    root.dataset.letters = this.#letters;
  }

  #changed(): void {
    this.apply();
    try {
      const { theme, language, motion, coordinates, letters, sound, coach, toured, played } = this;
      const { confirm, harmless, openReactions } = this;
      const looks = { theme, language, motion, coordinates, letters, sound };
      const chosen = { ...looks, coach, toured, played, confirm, harmless, openReactions };
      localStorage.setItem(KEY, JSON.stringify({ ...chosen, botLevels: this.#botLevels }));
    } catch {
      // Without storage, the choice lasts until the page is closed.
    }
  }
}

export const settings = new Settings();
