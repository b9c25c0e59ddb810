/**
 * Bots as players see them. The server names a bot by its level, or by its level and its character: `casual`,
 * `casual:hunter`.
 */
import type { NewSeat } from './generated/protocol';
import { has, listed, t } from './i18n.svelte';
import { settings } from './settings.svelte';
import type { SeatNote } from './table/prompt';

/** A bot that is about to be seated. */
export interface BotChoice {
  level: string;
  /** A character of the game, `NONE`, or `SURPRISE`. */
  character: string;
}

export const NONE = 'none';
/** One of the game's characters, drawn when the bot is seated. */
export const SURPRISE = 'surprise';

/** The level of people who have never chosen one. */
const USUAL = 'casual';

/** The level to offer first: the last one chosen for this game, if the game still has it. */
export function usualLevel(game: string, levels: readonly string[]): string {
  const last = settings.botLevel(game);
  if (last !== undefined && levels.includes(last)) return last;
  return levels.includes(USUAL) ? USUAL : (levels.at(-1) ?? USUAL);
}

/** Draws an entry of a list. The randomness is that of what we add to the dice, so browser tests can repeat it. */
function drawn<T>(list: readonly T[]): T | undefined {
  const [n = 0] = crypto.getRandomValues(new Uint32Array(1));
  return list[n % list.length];
}

/** The chosen bot as the server names it. */
export function botOf({ level, character }: BotChoice, characters: readonly string[]): string {
  const which = character === SURPRISE ? drawn(characters) : characters.find((one) => one === character);
  return which === undefined ? level : `${level}:${which}`;
}

export const botSeat = (choice: BotChoice, characters: readonly string[]): NewSeat => ({
  kind: 'bot',
  level: botOf(choice, characters),
});

/** The choice that a seated bot came from. */
export function choiceOf(bot: string): BotChoice {
  const [level = '', character = NONE] = bot.split(':');
  return { level, character };
}

/** A text that a newer server may not find here: then the name itself has to do. */
const text = (key: string, otherwise: string): string => (has(key) ? t(key) : otherwise);

/** On a control: "Casual", "Hunter". */
export const levelName = (level: string): string => text(`level-${level}`, level);
export const characterName = (character: string): string => text(`character-${character}`, character);

/** Within a sentence: "hunter". */
const characterText = (character: string): string => text(`character-${character}.bot`, character);

/** A bot's level and character within a sentence: "casual, hunter". */
export function levelText(bot: string): string {
  const { level, character } = choiceOf(bot);
  const word = text(`level-${level}.bot`, level);
  return character === NONE ? word : `${word}, ${characterText(character)}`;
}

/** What a choice of character means; a surprise names the characters it is drawn from. */
export function characterHint(character: string, characters: readonly string[] = []): string {
  const key = `character-${character}.say`;
  return has(key) ? t(key, { names: listed(characters.map(characterText), 'disjunction') }) : '';
}

/** How the chosen bot plays, one sentence for its level and one for its character. */
export function choiceHint({ level, character }: BotChoice, characters: readonly string[] = []): string {
  const says = text(`level-${level}.say`, '');
  return character === NONE ? says : `${says} ${characterHint(character, characters)}`.trim();
}

/** How a bot plays. */
export const levelHint = (bot: string): string => choiceHint(choiceOf(bot));

/** A bot in the panels of a table. */
export const botNote = (bot: string | null): SeatNote => ({
  bot: true,
  ...(bot ? { note: levelText(bot), hint: levelHint(bot) } : {}),
});

/** The bot of a seat: "bot, casual, hunter"; empty for a person. */
export function noteText(about: SeatNote | undefined): string {
  if (!about?.bot) return '';
  return about.note ? t('bot-level', { level: about.note }) : t('bot');
}

/** The tooltip of a bot: who it is and, below, how it plays. */
export const noteHint = (about: SeatNote | undefined): string | undefined =>
  [noteText(about), about?.hint].filter(Boolean).join('\n') || undefined;

/** "bot, casual, hunter"; a bot of unknown level is only a bot. */
export const botText = (bot: string | null): string => noteText(botNote(bot));
