/** Things of March of the Ants as words, translated when they are shown. */
import { word, type Arg } from '../../lib/log/lines';

export const list = (words: Arg[]): Arg => ({ list: words });

export const card = (id: string): Arg => word('march-card', { card: word(`card-${id}`) });
export const cards = (ids: readonly string[]): Arg =>
  ids.length ? list(ids.map(card)) : word('march-no-card');
export const species = (id: string): Arg => word(`species-${id}`);

/** A hex in the form a sentence needs: Soil; in Soil; to Soil; from Soil. The Great Tunnel has an article. */
const place = (key: string) => (id: string) => word(key, { id, hex: word(`hex-${id}`) });
export const hex = place('march-hex');
export const inHex = place('march-in-hex');
export const toHex = place('march-to-hex');
export const fromHex = place('march-from-hex');

/** A spot likewise: site 2 of Soil, the outskirts of Soil, the Great Tunnel. */
const spotAs = (key: string) => (at: string) => {
  const [id = '', site] = at.split('.');
  const kind = site ? 'site' : id === 'great_tunnel' ? id : 'outskirts';
  return word(key, { kind, site: Number(site ?? 0), hex: word(`hex-${id}`) });
};
export const spot = spotAs('march-spot');
export const atSpot = spotAs('march-at-spot');

/** A number of things: food, larvae, cards, points, ants, hexes, steps, actions. */
export const count = (thing: string, n: number): Arg => word(`march-n-${thing}`, { n });

/** The numbers of several things; `nothing` if there are none. */
export function figures(counts: Record<string, number>): Arg {
  const there = Object.entries(counts).filter(([, n]) => n !== 0);
  return there.length ? list(there.map(([thing, n]) => count(thing, n))) : word('march-nothing');
}
