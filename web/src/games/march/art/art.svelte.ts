/**
 * The pictures of the cards, and the sections of the ant body that wear them. They are markup, so that they take the colours
 * of the theme. Each is loaded when it is first shown, and arrives a moment later: all together are a quarter of a first
 * load, and a hand has five of 66.
 */
import { SvelteMap } from 'svelte/reactivity';

const files = import.meta.glob<string>('./{cards,body}/*.svg', { query: '?raw', import: 'default' });
const arrived = new SvelteMap<string, string>();
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
const asked = new Set<string>();

function drawing(file: string): string {
  const load = files[file];
  if (load && !asked.has(file)) {
    asked.add(file);
    load().then(
      (svg) => arrived.set(file, svg.trim()),
      // Without its picture a card says everything in words; whoever is shown it next asks again.
      () => asked.delete(file),
    );
  }
  return arrived.get(file) ?? '';
}

/** The picture of a card, cropped to the box it is put in; empty until it has arrived. */
export const picture = (card: string): string =>
  drawing(`./cards/${card}.svg`).replace('<svg ', '<svg preserveAspectRatio="xMidYMid slice" ');

/** A section of the ant body as a card dresses it, or the empty section. */
export const section = (name: string): string => drawing(`./body/${name}.svg`);
