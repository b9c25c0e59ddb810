import type { Event } from '../../../lib/generated/march';

/** For tests and scenes: so many ants come into a hex, or die there in a battle. */
export const arrive = (seat: number, at: string, n: number) =>
  Array.from({ length: n }, () => ({ what: 'ant_placed', seat, at }));
export const fall = (seat: number, at: string, n: number) =>
  Array.from({ length: n }, () => ({ what: 'ant_lost', seat, at, cause: 'battle', saved: false }));

/** Bruno comes into Soil with four ants, where Iris has three and an evolution; both lay a card. */
export const battleEvents = [
  ...arrive(1, 'soil', 3),
  ...arrive(0, 'soil', 2),
  { what: 'battle_began', seat: 0, hex: 'soil', invader: 1, strength: [4, 4] },
  {
    what: 'ferocity_revealed',
    sides: [
      { seat: 1, cards: ['queens_journey'], added: 0 },
      { seat: 0, cards: ['trapjaw_head'], added: 0 },
    ],
  },
  { what: 'battle_decided', seat: 0, hex: 'soil', winner: 0, totals: [7, 7] },
  ...fall(1, 'soil', 3),
  ...fall(0, 'soil', 1),
  { what: 'scored', seat: 0, source: 'battles', points: 1, card: null },
] as unknown as Event[];
