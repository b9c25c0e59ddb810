// Lines of the log in the current language.
import { listed, t, type Args } from '../i18n.svelte';
import type { Arg, Line } from './lines';

/** Marks around a name, so that it can be shown in bold. */
export const NAME = { begin: '\u{E000}', end: '\u{E001}' };

function spoken(arg: Arg, names: string[]): string | number {
  if (typeof arg !== 'object') return arg;
  if ('name' in arg) return `${NAME.begin}${names[arg.name] ?? arg.name + 1}${NAME.end}`;
  if ('word' in arg) return t(arg.word, all(arg.args ?? {}, names));
  const parts = arg.list.map((part) => String(spoken(part, names)));
  return listed(parts);
}

function all(args: Record<string, Arg>, names: string[]): Args {
  return Object.fromEntries(Object.entries(args).map(([key, arg]) => [key, spoken(arg, names)]));
}

/** The sentence with its names marked. */
export function said(line: Pick<Line, 'key' | 'args'>, names: string[]): string {
  return t(line.key, all(line.args, names));
}

/** The sentence in parts; every second one is a name. */
export function parts(line: Pick<Line, 'key' | 'args'>, names: string[]): string[] {
  return said(line, names).split(/[\u{E000}\u{E001}]/u);
}

/** The sentence for screen readers. */
export function plain(line: Pick<Line, 'key' | 'args'>, names: string[]): string {
  return parts(line, names).join('');
}
