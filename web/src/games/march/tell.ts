/**
 * Events of March of the Ants as lines of the log.
 *
 * Events that belong together share a line: a card with what was paid for it, a hex with the ants that entered it, the
 * steps of a march, the yields of a harvest, drawn cards with their names for the player who drew them.
 */
import type { Event } from '../../lib/generated/march';
import type { Item } from '../../lib/generated/protocol';
import { telling as of, word, type Arg, type Line, type Sentence } from '../../lib/log/lines';
import {
  atSpot,
  card,
  cards,
  count,
  figures,
  fromHex,
  hex,
  inHex,
  list,
  species,
  spot,
  toHex,
} from './words';
import { hexOf } from './desk.svelte';

type What = Event['what'];
type Of<K extends What> = Extract<Event, { what: K }>;

/** Actions that only one species has, by name. */
const OWN_ACTIONS: Record<string, string> = {
  dance_of_chaos: 'crazy_ant',
  journey_of_6000_steps: 'nomadic_ant',
  double_spliced_genes: 'mutant_ant',
  raiding_party: 'raiding_ant',
};

const unique = <T>(some: readonly T[]): T[] => [...new Set(some)];
const sum = (some: readonly number[]): number => some.reduce((all, one) => all + one, 0);
const are = <K extends What>(facts: Event[], ...whats: K[]): facts is Of<K>[] =>
  facts.every((fact) => (whats as What[]).includes(fact.what));
const only = <K extends What>(facts: Event[], what: K): Of<K>[] =>
  facts.filter((fact): fact is Of<K> => fact.what === what);

/** A secret of one seat: `you` for that seat, by name for a viewer who sees everything. */
const secret = (key: string, event: Event, viewer: number | null): string =>
  event.seat === viewer ? `${key}-you` : key;

/** Describes a single event. */
export function tell(event: Event, viewer: number | null = null): Sentence {
  const name: Arg = { name: event.seat ?? 0 };
  const key = `mlog-${event.what}`;
  switch (event.what) {
    case 'starting_player':
      return { key, args: { name, chance: event.by_chance ? 'yes' : 'no' } };
    case 'mat_dealt':
    case 'species_chosen':
      return { key, args: { name, species: species(event.species) } };
    case 'phase_began':
      return {
        key,
        args: { round: word('march-round', { round: event.round }), phase: event.phase },
        heading: true,
      };
    case 'turn_began':
    case 'card_committed':
    case 'paid_larva':
    case 'hex_rejected':
    case 'largest_brood':
    case 'greatest_stores':
    case 'untold_potential':
      return { key, args: { name } };
    case 'passed':
      return { key, args: { names: list([name]), count: 1 } };
    case 'acted': {
      const own = OWN_ACTIONS[event.deed];
      if (!own) return { key: `${key}-${event.deed}`, args: { name } };
      const action = word(`species-${own}.action`);
      return { key: `${key}-own`, args: { name, action, food: event.food } };
    }
    case 'rested': {
      const { larvae, food } = event;
      if (larvae + food === 0) return { key: `${key}-bare`, args: { name } };
      return { key, args: { name, laid: figures({ larvae, food }) } };
    }
    case 'actions_granted':
      return { key, args: { name, actions: event.actions } };

    case 'reshuffled':
      return {
        key,
        args: { cards: count('cards', event.cards), deck: event.centipede_deck ? 'centipedes' : 'players' },
      };
    case 'cards_drawn':
      return { key, args: { name, cards: count('cards', event.cards) } };
    case 'cards_seen':
      return { key: secret(key, event, viewer), args: { name, cards: cards(event.cards) } };
    case 'card_put_down':
      return { key: secret(key, event, viewer), args: { name, cards: card(event.card) } };
    case 'card_revealed':
    case 'card_discarded':
    case 'card_shown':
      return { key, args: { name, cards: card(event.card) } };
    case 'card_played':
      if (event.cost === 0) return { key: `${key}-free`, args: { name, card: card(event.card) } };
      return { key, args: { name, card: card(event.card), cost: event.cost } };
    case 'paid_ant':
      return { key, args: { name, at: spot(event.at) }, hexes: [hexOf(event.at)] };
    case 'evolved':
      return { key, args: { name, card: card(event.card), beneath: event.beneath ? 'yes' : 'no' } };

    case 'hex_drawn':
    case 'hex_taken':
      return { key, args: { name, hexes: hex(event.hex) }, hexes: [event.hex] };
    case 'hexes_looked_at':
      return { key, args: { name, hexes: count('hexes', event.hexes) } };
    case 'hexes_seen':
      return { key: secret(key, event, viewer), args: { name, hexes: list(event.hexes.map(hex)) } };
    case 'hex_put_back':
    case 'hex_put_back_seen':
      return putBack([event], viewer);
    case 'origin_chosen':
      return { key, args: { name, from: fromHex(event.from) }, hexes: [event.from] };
    case 'hex_placed':
      return { key, args: { name, hexes: hex(event.hex) }, hexes: [event.hex] };
    case 'token_placed':
      return {
        key,
        args: { token: event.token, where: inHex(event.hex), count: 1 },
        hexes: [event.hex],
        seat: null,
      };

    case 'ant_placed':
    case 'larva_placed':
    case 'ant_moved':
      return moved([event]);
    case 'inhabited':
      return { key, args: { name, at: spot(event.at) }, hexes: [hexOf(event.at)] };
    case 'ant_lost':
      return lost([event]);
    case 'ant_withdrawn':
      return withdrawn([event]);
    case 'ant_chosen': {
      const hexes = [hexOf(event.at)];
      if (event.owner === event.seat)
        return { key: `${key}-own`, args: { name, at: atSpot(event.at) }, hexes };
      const owner: Arg = { name: event.owner };
      return { key, args: { name, owner, at: atSpot(event.at) }, hexes, seats: [event.owner] };
    }
    case 'ants_exchanged': {
      const hexes = [hexOf(event.from), hexOf(event.to)];
      const [from, to] = [event.from, event.to].map((at) => inHex(hexOf(at)));
      const args = { one: { name: event.one }, from: from ?? '', two: { name: event.two }, to: to ?? '' };
      return { key, args, hexes, seats: [event.one, event.two] };
    }
    case 'hex_chosen':
      return { key, args: { name, hex: hex(event.hex) }, hexes: [event.hex] };
    case 'site_chosen':
      return { key, args: { name, at: spot(event.at) }, hexes: [hexOf(event.at)] };
    case 'player_chosen':
      return { key, args: { name, player: { name: event.player } }, seats: [event.player] };
    case 'gain_chosen':
      return { key, args: { name, resource: event.resource } };

    case 'gained': {
      const { food, larvae } = event;
      const gained = figures({ food, larvae });
      if (event.card === null) return { key, args: { name, gained } };
      return { key: `${key}-card`, args: { name, gained, card: card(event.card) } };
    }
    case 'larvae_lost':
      return { key, args: { name, larvae: count('larvae', event.larvae) } };
    case 'larvae_taken': {
      const args = { name, from: { name: event.from }, larvae: count('larvae', event.lost) };
      const kept = event.gained === event.lost ? 'all' : event.gained;
      return { key, args: { ...args, kept }, seats: [event.from] };
    }
    case 'food_paid':
      return { key, args: { name, food: count('food', event.food) } };
    case 'scored': {
      const { points, source } = event;
      if (event.card !== null) return { key: `${key}-card`, args: { name, card: card(event.card) }, points };
      return { key: `${key}-${source}`, args: { name }, points };
    }

    case 'battle_began': {
      const [attack, defence] = event.strength;
      const common = { where: inHex(event.hex), defence };
      const hexes = [event.hex];
      if (event.invader === null) return { key: `${key}-centipede`, args: { name, ...common }, hexes };
      const invader: Arg = { name: event.invader };
      const seats = [event.seat ?? 0];
      return { key, args: { name, invader, attack, ...common }, hexes, seats, seat: event.invader };
    }
    case 'centipede_card':
      return { key, args: { card: card(event.card), ferocity: event.ferocity } };
    case 'ferocity_revealed': {
      const sides = event.sides.map((side) => ({
        name: { name: side.seat },
        cards: word('mlog-ferocity', { cards: cards(side.cards), added: side.added }),
      }));
      const [first, second] = sides;
      const seats = event.sides.map((side) => side.seat);
      if (!second) return { key, args: { ...first }, seat: seats[0] ?? null };
      return {
        key: `${key}-both`,
        args: { ...second, invader: first?.name ?? 0, attack: first?.cards ?? 0 },
        seats,
      };
    }
    case 'ferocity_drawn':
      return { key, args: { name, card: card(event.card), ferocity: event.ferocity } };
    case 'battle_decided': {
      const [attack, defence] = event.totals;
      const common = { hexes: [event.hex] };
      const args = { name, where: inHex(event.hex), attack, defence };
      if (event.winner === null) return { key: `${key}-centipede`, args, ...common };
      if (event.winner === event.seat) return { key: `${key}-held`, args, ...common };
      const winner: Arg = { name: event.winner };
      return { key, args: { ...args, winner }, ...common, seat: event.winner, seats: [event.seat ?? 0] };
    }
    case 'centipede_destroyed':
      return { key, args: { where: inHex(event.hex) }, hexes: [event.hex] };

    case 'collected':
      return collected([event], viewer);
    case 'fed': {
      const { ants, food, larvae, starving } = event;
      if (ants === 0) return { key: `${key}-none`, args: { name } };
      if (food + larvae === 0) return { key: `${key}-nothing`, args: { name, ants: count('ants', ants) } };
      return { key, args: { name, ants: count('ants', ants), by: figures({ food, larvae }), starving } };
    }
    case 'decreed':
      return { key, args: { name, gained: figures({ food: event.food, larvae: event.larvae }) } };

    case 'horde_revealed':
      return { key, args: { card: card(event.card) } };
    case 'centipede_moved':
      return { key, args: { from: fromHex(event.from), to: toHex(event.to) }, hexes: [event.from, event.to] };
    case 'centipede_entered': {
      const hexes = event.from === null ? ['great_tunnel'] : [event.from, 'great_tunnel'];
      return { key, args: {}, hexes };
    }
    case 'horde_scored':
      return { key, args: { points: count('points', event.points) } };

    case 'game_ended': {
      const scores = event.scores.map((score, seat) => word('log-score', { name: { name: seat }, score }));
      const horde = event.horde == null ? [] : [word('mlog-score-horde', { score: event.horde })];
      return { key, args: { scores: list([...scores, ...horde]) }, heading: true };
    }
  }
}

// ------------------------------------------------------------------------------------------- several events, one line

interface Step {
  from: string;
  to: string;
}
const stepsOf = (facts: Event[]): Step[] =>
  only(facts, 'ant_moved').map(({ from, to }) => ({ from: hexOf(from), to: hexOf(to) }));
const whereOf = (hexes: string[]): Arg => list(unique(hexes).map(inHex));

/** The hexes with more ants after these steps than before, else every hex that was entered. */
function whitherOf(steps: Step[]): Arg {
  const entered = unique(steps.map(({ to }) => to));
  const more = entered.filter(
    (hex) => steps.filter(({ to }) => to === hex).length > steps.filter(({ from }) => from === hex).length,
  );
  return list((more.length ? more : entered).map(toHex));
}

/** Ants and larvae that are placed and moved. */
function moved(facts: Event[]): Sentence {
  const placed = only(facts, 'ant_placed').map(({ at }) => hexOf(at));
  const larvae = only(facts, 'larva_placed').map(({ at }) => hexOf(at));
  const steps = stepsOf(facts);
  const did: Arg[] = [];
  if (placed.length) did.push(word('mlog-did-ants', { n: placed.length, where: whereOf(placed) }));
  if (larvae.length) did.push(word('mlog-did-larvae', { n: larvae.length, where: whereOf(larvae) }));
  const [first] = steps;
  if (first) {
    const n = steps.length;
    const alike = steps.every(({ from, to }) => from === first.from && to === first.to);
    if (!alike) did.push(word('mlog-did-steps', { n, to: whitherOf(steps) }));
    else if (first.from === first.to) did.push(word('mlog-did-within', { n, where: inHex(first.to) }));
    else did.push(word('mlog-did-moves', { n, from: fromHex(first.from), to: toHex(first.to) }));
  }
  const hexes = unique([...placed, ...larvae, ...steps.flatMap(({ from, to }) => [from, to])]);
  return { key: 'mlog-moved', args: { name: { name: facts[0]?.seat ?? 0 }, did: list(did) }, hexes };
}

function marched(facts: Event[]): Sentence {
  const name: Arg = { name: facts[0]?.seat ?? 0 };
  const larvae = only(facts, 'larva_placed').map(({ at }) => hexOf(at));
  const steps = stepsOf(facts);
  if (larvae.length + steps.length === 0) return { key: 'mlog-acted-march', args: { name } };
  const hatched = word('mlog-march-larvae', { n: larvae.length, where: whereOf(larvae) });
  const gone = word('mlog-march-steps', { n: steps.length, to: whitherOf(steps) });
  const both = word('mlog-march-both', { larvae: hatched, steps: gone });
  const did = steps.length === 0 ? hatched : larvae.length === 0 ? gone : both;
  const hexes = unique([...larvae, ...steps.flatMap(({ from, to }) => [from, to])]);
  return { key: 'mlog-marched', args: { name, did }, hexes };
}

function lost(facts: Of<'ant_lost'>[]): Sentence {
  const hexes = unique(facts.map(({ at }) => hexOf(at)));
  const args = {
    name: { name: facts[0]?.seat ?? 0 },
    ants: count('ants', facts.length),
    where: list(hexes.map(inHex)),
    cause: facts[0]?.cause ?? '',
    saved: facts.filter(({ saved }) => saved).length,
  };
  return { key: 'mlog-ant_lost', args, hexes };
}

function withdrawn(facts: Of<'ant_withdrawn'>[]): Sentence {
  const hexes = unique(facts.map(({ at }) => hexOf(at)));
  const name: Arg = { name: facts[0]?.seat ?? 0 };
  return { key: 'mlog-ant_withdrawn', args: { name, ants: count('ants', facts.length) }, hexes };
}

/** A harvest: what all its sites gave, with the names of cards for a viewer who knows them. */
function collected(facts: Event[], viewer: number | null): Sentence {
  const yields = only(facts, 'collected');
  const total = (of: 'food' | 'larvae' | 'cards' | 'points') => sum(yields.map(({ gain }) => gain[of]));
  const known = only(facts, 'cards_seen').flatMap((fact) => fact.cards);
  const scored = only(facts, 'scored');
  const points = sum(scored.map((fact) => fact.points));
  const [food, larvae] = [total('food'), total('larvae')];
  const drawn = total('cards') > known.length ? [count('cards', total('cards') - known.length)] : [];
  const gained = [
    ...(food ? [count('food', food)] : []),
    ...(larvae ? [count('larvae', larvae)] : []),
    ...known.map(card),
    ...drawn,
  ];
  if (gained.length === 0)
    gained.push(total('points') ? count('points', total('points')) : word('march-nothing'));
  const hexes = unique(yields.map(({ at }) => hexOf(at)));
  const [first] = facts;
  const you = known.length > 0 && first?.seat === viewer;
  return {
    key: you ? 'mlog-collected-you' : 'mlog-collected',
    args: { name: { name: first?.seat ?? 0 }, gained: list(gained) },
    hexes,
    points,
  };
}

/** Hexes that go back to the pile, by name for a viewer who knows them. */
function putBack(facts: Of<'hex_put_back' | 'hex_put_back_seen'>[], viewer: number | null): Sentence {
  const seen = only(facts, 'hex_put_back_seen');
  const [first = facts[0]] = seen;
  const args = { name: { name: first?.seat ?? 0 }, where: first?.bottom ? 'bottom' : 'top' };
  if (!seen[0]) return { key: 'mlog-hex_put_back', args: { ...args, hexes: count('hexes', facts.length) } };
  const key = secret('mlog-hex_put_back_seen', seen[0], viewer);
  return { key, args: { ...args, hexes: list(seen.map((fact) => hex(fact.hex))) } };
}

/** Exploring, from the food paid to the ants that went in. */
function explored(facts: Event[], viewer: number | null): Sentence | null {
  const [first] = facts;
  const name: Arg = { name: first?.seat ?? 0 };
  const placed = only(facts, 'hex_placed').map(({ hex }) => hex);
  const drawn = [...only(facts, 'hex_drawn'), ...only(facts, 'hex_taken')].map(({ hex }) => hex);
  const origin = only(facts, 'origin_chosen')[0]?.from;
  const seen = only(facts, 'hexes_seen')[0];
  const looked = only(facts, 'hexes_looked_at')[0];
  const entered = only(facts, 'ant_moved');
  const settled = only(facts, 'ant_placed').length;
  const acted = first?.what === 'acted';
  if (seen) {
    const you = seen.seat === viewer ? '-you' : '';
    const hexes = list(seen.hexes.map(hex));
    return { key: `${acted ? 'mlog-explores' : 'mlog-hexes'}_seen${you}`, args: { name, hexes } };
  }
  if (looked && acted)
    return { key: 'mlog-explores_looked_at', args: { name, hexes: count('hexes', looked.hexes) } };
  if (placed.length === 0) {
    const hexes = list(drawn.map(hex));
    const at = { hexes: [...drawn, ...(origin ? [origin] : [])] };
    if (drawn.length && origin)
      return { key: 'mlog-explored', args: { name, hexes, from: fromHex(origin), ants: 0 }, ...at };
    if (drawn.length && acted) return { key: 'mlog-explores_drawn', args: { name, hexes }, ...at };
    if (drawn.length) return { key: `mlog-${first?.what ?? ''}`, args: { name, hexes }, ...at };
    return null;
  }
  const lit = [...placed, ...(origin ? [origin] : [])];
  const hexes = list(placed.map(hex));
  if (origin)
    return {
      key: 'mlog-explored',
      args: { name, hexes, from: fromHex(origin), ants: entered.length },
      hexes: lit,
    };
  if (settled) return { key: 'mlog-settled', args: { name, hexes, ants: settled }, hexes: lit };
  return { key: 'mlog-hex_placed', args: { name, hexes }, hexes: lit };
}

/** A card with what was paid for it. */
function played(facts: Event[]): Sentence | null {
  const [first] = facts;
  if (first?.what !== 'card_played') return null;
  const larvae = only(facts, 'paid_larva').length;
  const ants = only(facts, 'paid_ant');
  const evolved = only(facts, 'evolved')[0];
  if (evolved && evolved.card !== first.card) return null;
  const hexes = unique(ants.map(({ at }) => hexOf(at)));
  const args = { name: { name: first.seat ?? 0 }, card: card(first.card) };
  const paid = figures({ larvae, ants: ants.length });
  const beneath = evolved?.beneath ? 'yes' : 'no';
  if (!evolved) return { key: 'mlog-card_played-paid', args: { ...args, paid }, hexes };
  if (larvae + ants.length === 0) return { key: 'mlog-evolved', args: { ...args, beneath }, hexes };
  return { key: 'mlog-evolved-paid', args: { ...args, paid, beneath }, hexes };
}

/** What the Centipede Horde does with its card. */
function horde([first, second, ...more]: Event[]): Sentence | null {
  if (first?.what !== 'horde_revealed' || !second || more.length) return null;
  const shown = card(first.card);
  const key = 'mlog-horde';
  switch (second.what) {
    case 'token_placed':
      return { key: `${key}-invades`, args: { card: shown, hex: hex(second.hex) }, hexes: [second.hex] };
    case 'centipede_moved': {
      const { from, to } = second;
      return {
        key: `${key}-advances`,
        args: { card: shown, from: fromHex(from), to: toHex(to) },
        hexes: [from, to],
      };
    }
    case 'centipede_entered':
      return { ...tell(second), key: `${key}-enters`, args: { card: shown } };
    case 'hex_drawn':
      return { key: `${key}-explores`, args: { card: shown, hex: hex(second.hex) }, hexes: [second.hex] };
    default:
      return null;
  }
}

/** Drawn cards, by name for the player who drew them; with the card discarded for them, or as the forage they are. */
function drew(facts: Event[], viewer: number | null): Sentence | null {
  const [first] = facts;
  const drawn = only(facts, 'cards_drawn')[0];
  const seen = only(facts, 'cards_seen')[0];
  if (!first || !drawn) return null;
  const you = seen && seen.seat === viewer ? '-you' : '';
  const args = {
    name: { name: first.seat ?? 0 },
    cards: seen ? cards(seen.cards) : count('cards', drawn.cards),
  };
  if (first.what === 'acted') return { key: `mlog-foraged${you}`, args };
  if (first.what !== 'card_discarded')
    return { key: seen ? `mlog-cards_seen${you}` : 'mlog-cards_drawn', args };
  const discarded = cards(only(facts, 'card_discarded').map((fact) => fact.card));
  return { key: `mlog-swapped${you}`, args: { ...args, discarded } };
}

/** Describes consecutive events in one line; null where the last of them begins another line. */
export function fold(facts: Event[], viewer: number | null = null): Sentence | null {
  const [first, second] = facts;
  const last = facts.at(-1);
  if (!first || !second || !last) return null;
  const rest = facts.slice(1);
  const name: Arg = { name: first.seat ?? 0 };

  if (are(facts, 'passed')) {
    const seats = unique(facts.map(({ seat }) => seat ?? 0));
    const args = { names: list(seats.map((seat) => ({ name: seat }))), count: seats.length };
    return { key: 'mlog-passed', args, seats, seat: seats.length === 1 ? (seats[0] ?? null) : null };
  }
  // A phase without events gets no heading.
  if (are(facts, 'phase_began')) return tell(last);
  if (first.what === 'horde_revealed') return horde(facts);
  if (first.what === 'player_chosen' && second.what === 'battle_began' && facts.length === 2)
    return tell(second);
  if (facts.some(({ seat }) => seat !== first.seat)) return null;

  switch (first.what) {
    case 'acted':
      if (first.deed === 'march' && are(rest, 'larva_placed', 'ant_moved', 'passed')) return marched(facts);
      if (first.deed === 'forage' && fits(rest, ['cards_drawn', 'cards_seen'])) return drew(facts, viewer);
      if (first.deed === 'explore' || first.deed === 'journey_of_6000_steps') return exploring(facts, viewer);
      return null;
    case 'hexes_looked_at':
      return fits(rest, ['hexes_seen']) ? explored(facts, viewer) : null;
    case 'hex_drawn':
    case 'hex_taken':
    case 'origin_chosen':
    case 'hex_placed':
      return exploring(facts, viewer);
    case 'hex_put_back':
      return are(facts, 'hex_put_back', 'hex_put_back_seen') &&
        facts.every(({ bottom }) => bottom === first.bottom)
        ? putBack(facts, viewer)
        : null;
    case 'ant_placed':
    case 'larva_placed':
    case 'ant_moved':
      return are(rest, 'ant_placed', 'larva_placed', 'ant_moved', 'passed') ? moved(facts) : null;
    case 'inhabited': {
      if (!are(facts, 'inhabited')) return null;
      const hexes = unique(facts.map(({ at }) => hexOf(at)));
      const args = { name, count: facts.length, where: list(hexes.map(inHex)) };
      return { key: 'mlog-inhabited-several', args, hexes };
    }
    case 'ant_lost':
      return are(facts, 'ant_lost') && facts.every(({ cause }) => cause === first.cause) ? lost(facts) : null;
    case 'ant_withdrawn':
      return are(rest, 'ant_withdrawn', 'passed') ? withdrawn(only(facts, 'ant_withdrawn')) : null;
    case 'card_played':
      return are(rest, 'paid_larva', 'paid_ant', 'evolved') ? played(facts) : null;
    case 'paid_larva':
    case 'paid_ant': {
      if (!are(facts, 'paid_larva', 'paid_ant')) return null;
      const ants = only(facts, 'paid_ant').map(({ at }) => hexOf(at));
      const paid = figures({ larvae: facts.length - ants.length, ants: ants.length });
      return { key: 'mlog-paid', args: { name, paid }, hexes: unique(ants) };
    }
    case 'cards_drawn':
      return fits(rest, ['cards_seen']) ? drew(facts, viewer) : null;
    case 'card_discarded': {
      if (are(facts, 'card_discarded')) return named(facts);
      const draws = rest.filter(({ what }) => what !== 'card_discarded');
      return last.what !== 'card_discarded' && fits(draws, ['cards_drawn', 'cards_seen'])
        ? drew(facts, viewer)
        : null;
    }
    case 'card_revealed':
      return are(facts, 'card_revealed') ? named(facts) : null;
    case 'card_shown':
      return are(facts, 'card_shown') ? named(facts) : null;
    case 'card_committed': {
      if (!are(facts, 'card_committed', 'card_put_down')) return null;
      const known = only(facts, 'card_put_down');
      if (!known[0])
        return { key: 'mlog-cards_committed', args: { name, cards: count('cards', facts.length) } };
      return { ...tell(known[0], viewer), args: { name, cards: cards(known.map((fact) => fact.card)) } };
    }
    case 'gain_chosen': {
      const chosen = only(facts, 'gain_chosen');
      if (chosen.length < facts.length) return null;
      const resources = list(chosen.map(({ resource }) => word('march-resource', { resource })));
      return { key: 'mlog-gains_chosen', args: { name, resources } };
    }
    case 'gained':
      if (facts.length > 2 || last.what !== 'scored' || last.card !== first.card) return null;
      return last.source === 'goals' ? null : { ...tell(first), points: last.points };
    case 'token_placed': {
      if (!are(facts, 'token_placed')) return null;
      const hexes = unique(facts.map((fact) => fact.hex));
      const tokens = unique(facts.map(({ token }) => token));
      if (tokens.length > 1 && hexes.length > 1) return null;
      const token = tokens.length > 1 ? 'both' : first.token;
      const args = { token, where: list(hexes.map(inHex)), count: facts.length };
      return { key: 'mlog-token_placed', args, hexes, seat: null };
    }
    case 'collected':
      return are(rest, 'collected', 'scored', 'cards_drawn', 'cards_seen') &&
        only(facts, 'scored').every(({ source }) => source === 'sites')
        ? collected(facts, viewer)
        : null;
    case 'largest_brood':
    case 'greatest_stores':
    case 'untold_potential':
      return last.what === 'scored' && facts.length === 2 ? { ...tell(first), points: last.points } : null;
    default:
      return null;
  }
}

/** Whether the events are a prefix of this sequence. */
const fits = (facts: Event[], whats: What[]) =>
  facts.length <= whats.length && facts.every((fact, i) => fact.what === whats[i]);

/** Cards of one kind of event in one line. */
function named(facts: Of<'card_discarded' | 'card_revealed' | 'card_shown'>[]): Sentence | null {
  const [first] = facts;
  if (!first) return null;
  return {
    key: `mlog-${first.what}`,
    args: { name: { name: first.seat ?? 0 }, cards: cards(facts.map((fact) => fact.card)) },
  };
}

/** The events of exploring, as far as they share a line: what was looked at in secret has its own. */
function exploring(facts: Event[], viewer: number | null): Sentence | null {
  const rest = facts.slice(1);
  if (rest[0]?.what === 'hexes_looked_at')
    return fits(rest, ['hexes_looked_at', 'hexes_seen']) ? explored(facts, viewer) : null;
  const known = are(
    rest,
    ...(['hex_drawn', 'hex_taken', 'hex_rejected', 'origin_chosen', 'hex_placed'] as const),
    ...(['ant_moved', 'ant_placed', 'passed'] as const),
  );
  const placed = facts.findIndex(({ what }) => what === 'hex_placed');
  const again = placed >= 0 && only(facts.slice(placed), 'hex_drawn').length > 0;
  return known && !again ? explored(facts, viewer) : null;
}

/** Builds the log of a viewpoint. */
export const telling = (viewer: number | null) =>
  of<Event>(viewer, {
    // The actions show whose turn it is.
    tell: (event) => (event.what === 'turn_began' ? null : tell(event, viewer)),
    fold: (facts) => fold(facts, viewer),
  });

/** The whole log of a viewpoint, oldest line first. */
export const linesOf = (items: Item[], viewer: number | null): Line[] => telling(viewer)(items);
