/**
 * What distinguishes the hexes at a glance: a ground and a small drawing for each, within 20 units of its centre.
 *
 * A line is "class d": `l` is a line, `w` a light line; the others are filled shapes in one of the colours of
 * Ground.svelte, some of which are for grounds on which the others would be lost.
 */
import type { HexId } from '../../../lib/generated/march';

export type Ground = 'grass' | 'earth' | 'stone' | 'mushroom' | 'water';
export interface Motif {
  ground: Ground;
  art: readonly (readonly [kind: string, d: string])[];
}

const motif = (ground: Ground, ...lines: string[]): Motif => ({
  ground,
  art: lines.map((line) => {
    const gap = line.indexOf(' ');
    return [line.slice(0, gap), line.slice(gap + 1)] as const;
  }),
});

export const MOTIFS: Readonly<Record<HexId, Motif>> = {
  great_tunnel: motif('earth', 'l M-14 6q6-6 14-2t14-4M-10 14q6-4 12 0t12-2'),
  // An earthworm over clods.
  soil: motif(
    'earth',
    'clod M-19 16c-2.2-1.5 2-7.3 4-9s5.8-2.5 8-1s7 8.3 5 10s-14.8 1.5-17 0zM4 16c-1.8-1.3 2.2-6.7 4-8s5.2-1.3 7 0s5.8 6.7 4 8s-13.2 1.3-15 0z',
    'worm-edge M-11 8C-13-8-4-12 0-5S8 6 12-2S12-15 6-15',
    'worm M-11 8C-13-8-4-12 0-5S8 6 12-2S12-15 6-15',
    'fine M-14 2l5 0M-11-6l4 3M-1-8l-3 4M3 2l3-4M10 2l-2-5M15-4l-5-1M13-12l-3 3',
  ),
  // Bulrushes.
  waters_edge: motif(
    'water',
    'l M-8 18Q-6 0-7-16M2 18Q3 2 4-12M11 18Q10 6 13-4M-8 18Q-14 6-17 2M2 18Q-1 8-3 4M11 18Q16 8 18 5',
    'brown M-10-16q3-5 6 0l0 12q-3 3-6 0zM1-12q3-5 6 0l0 11q-3 3-6 0zM10-5q3-4 6 0l-1 9q-2 3-5 0z',
  ),
  // Shelves of bracket fungus.
  fungalreach: motif(
    'mushroom',
    'brown M-18 18L-12-18L-5-18L-10 18Z',
    'cream M-12-8Q6-18 17-8Q10-2-11-1ZM-13 4Q2-4 12 5Q5 11-13 11Z',
    'l M-4-8Q6-12 12-8M-5 4Q3 1 7 5M-12 15Q-4 11 2 17',
  ),
  // A bed of mud that has dried and cracked.
  dry_seep: motif(
    'stone',
    'mud M-19-6c0 0 9-11 9-11c0 0 17-1 17-1c0 0 12 10 12 10c0 0-1 17-1 17c0 0-10 9-10 9c0 0-19-1-19-1c0 0-8-10-8-10c0 0 0-13 0-13z',
    'crack M-19-6L-7-3L-1 4L-8 10L-11 17M-7-3L-3-17M-1 4L9 1L19-8M9 1L12 10L8 18M12 10L18 9',
    'fine M-14-10l5-3M2-12l6-1M-15 4l3 3M1 12l4 1M13-6l3-1',
  ),
  // Dunes.
  tall_sand: motif(
    'earth',
    'sand M-20 14Q-8-12 2-13Q3-2 18 14Z',
    'l M2-13Q-3 0-2 14M-13 9Q-8 6-4 8M4 0Q10 6 13 12',
    'w M-10-12h.1M-15-5h.1M10-10h.1M15-2h.1M-4-17h.1',
  ),
  // Two mounds with their entrances.
  loamy_tunnels: motif(
    'earth',
    'mound M-20 9c-1.5-2.8 1.2-9.7 3-13s5.2-7 8-7s6.8 3.7 9 7s5.3 10.2 4 13s-8 4-12 4s-10.5-1.2-12-4zM-2 14c-1.2-2.3 1.2-7.5 3-10s5.3-5.2 8-5s6.3 3.5 8 6s3.5 6.8 2 9s-7.5 4-11 4s-8.8-1.7-10-4z',
    'void M-14.4 3a6.4 6.8 0 1 0 12.8 0a6.4 6.8 0 1 0-12.8 0zM3.9 10a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0z',
    'glint M-14 4a6.4 6.8 0 0 1 5-7M4 10a4.6 4.6 0 0 1 3-4',
    'dust M-14-13h.1M6-9h.1M14-6h.1M-3-15h.1M-16 16h.1',
  ),
  // A frond.
  fern: motif(
    'grass',
    'l M-12 18C-8 6 0-6 14-16',
    'leaf M-10 13Q-17 9-19 2Q-11 4-8 9ZM-5 5Q-13 1-14-6Q-7-4-3 1ZM2-3Q-5-8-6-14Q1-12 5-7ZM-8 11Q0 14 5 10Q-1 5-7 8ZM-3 3Q5 5 10 1Q4-3-1 0ZM4-5Q11-3 16-7Q10-11 6-8Z',
  ),
  // Three pebbles of three rocks.
  pebble: motif(
    'stone',
    'pale M-19 7c-.5-2.8 .2-7.8 2-10s5.8-3.3 9-3s8 2.7 10 5s3 6.5 2 9s-5 5-8 6s-7.5 1.2-10 0s-4.5-4.2-5-7z',
    'coral M0-6c-.8-2.7 1-7.2 3-9s6.3-3 9-2s6.2 5.3 7 8s-.2 6.3-2 8s-6.2 2.8-9 2s-7.2-4.3-8-7z',
    'slate M5 12c.3-2 2.2-6 4-7s5.3-.2 7 1s3.3 4 3 6s-3 5.2-5 6s-5.5 0-7-1s-2.3-3-2-5z',
    'fine M-18 3Q-8-2 3 4M-17 8Q-8 3 4 9M2-9Q10-14 18-8',
    'glint M9 10Q12 7 15 9',
  ),
  // A plate with its grooves and a knot.
  bark: motif(
    'earth',
    'brown M-14-17Q-4-20 4-16T15-15Q18 0 14 17Q4 14-4 17T-15 15Q-18 0-14-17Z',
    'l M-9-15Q-6-4-10 4T-8 15M9-14Q6-6 9 2T8 15M-2-16Q0-11-1-7M-1 10Q1 13 0 16',
    'dark M-4 1Q-3-5 1-5T5 1Q4 7 0 7T-4 1Z',
  ),
  // Three leaves.
  clover_patch: motif(
    'grass',
    'l M1 4Q3 12-2 19',
    'leaf M0 3C-6-2-8-12-3-14Q0-15 0-12Q1-15 4-14C9-12 5-2 0 3ZM0 3C-7 6-16 4-16-1Q-16-4-13-4Q-15-7-11-8C-6-9-1-3 0 3ZM0 3C7 7 16 5 16 0Q16-3 13-4Q15-7 11-8C6-9 1-3 0 3Z',
    'w M0 0Q-1-6 0-10M-3 2Q-8 0-12-3M3 2Q8 0 12-3',
  ),
  // A stone under a cushion.
  mossy_stone: motif(
    'stone',
    'grey M-18 14Q-20 0-10-6T12-6Q20 2 18 14Q0 18-18 14Z',
    'leaf M-17 2Q-16-13-2-13T16 1Q12-2 10 3Q6-2 3 4Q0-1-4 4Q-7 0-10 4Q-14 0-17 2Z',
    'w M-8-8h.1M0-9h.1M7-6h.1M-12-3h.1M3-4h.1',
  ),
  // The cap with its scales.
  acorn_cap: motif(
    'grass',
    'brown M-16 4C-16-10-8-13 0-13S16-10 16 4Q8 9 0 9T-16 4Z',
    'sand M-12 7Q-9 18 0 18T12 7Q6 9.5 0 9.5T-12 7Z',
    'l M0-13Q-1-17 3-19M-13-3Q-6 3 0-3T13-3M-15 2Q-8 8 0 3T15 2M-9-9Q-4-4 0-9T9-9',
  ),
  // The rings of a trunk.
  rotting_log: motif(
    'earth',
    'brown M-4-13L18-9L18 12L-4 14Z',
    'sand M-17 0A12 14 0 0 1 7 0A12 14 0 0 1-17 0Z',
    'l M-12 0A7 9 0 0 1 2 0A7 9 0 0 1-12 0M-8 0A3 4.5 0 0 1-2 0A3 4.5 0 0 1-8 0M9-6L17-5M9 3L17 3',
    'leaf M8 13Q9 5 14 8Q18 3 19 11Z',
  ),
  // Red with white dots.
  toadstool_ring: motif(
    'mushroom',
    'cream M-3 2L-5 16Q0 19 5 16L3 2Z',
    'red M-16 3C-16-10-8-16 0-16S16-10 16 3Q8 6 0 6T-16 3Z',
    'spot M-8-4m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0M4-9m-2.5 0a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M9 0m-2.5 0a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M0 1m-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  ),
  // A root that has met many stones.
  gnarled_root: motif(
    'grass',
    'brown M-19-12C-8-15-6-4 0-6S6-18 17-16C9-12 10-5 6-1S12 8 18 9C10 14 3 9 0 6S-7 9-12 17C-12 8-7 4-8 0S-13-6-19-12Z',
    'l M-13-10C-7-9-6-1-1-2S5-10 10-13M0 2Q6 3 11 8M-4 3Q-7 7-9 11',
  ),
  // An empty house.
  snail_shell: motif(
    'mushroom',
    'sand M-17 13Q-18 2-12-5C-8-15 6-18 13-9S14 14 2 14Z',
    'l M-17 13Q-6 16 2 14M2 14C-6 12-9 2-3-4S10-5 10 3S2 9 1 4S6 0 6 3',
    'w M-12 7Q-12 0-8-6',
  ),
  // A flower head among thorns.
  thistle_thicket: motif(
    'grass',
    'lilac M-10-4L-13-15L-6-10L-4-18L0-11L4-18L6-10L13-15L10-4Z',
    'leaf M-9-5Q0-8 9-5Q11 7 0 9Q-11 7-9-5ZM-2 19Q-10 17-18 19Q-14 13-8 13Q-12 10-13 7Q-5 10-1 17ZM2 19Q10 17 18 19Q14 13 8 13Q12 10 13 7Q5 10 1 17Z',
    'l M0 9V19M-6-4L0 8L6-4M-8 1L-3 5M8 1L3 5',
  ),
  // Rings where a drop fell.
  puddles_rim: motif(
    'water',
    'blue M-19 8Q-18 0-6 0T10-1Q19 1 19 8T4 16T-19 8Z',
    'w M-12 8Q-11 4 0 4T12 8Q11 12 0 12T-12 8ZM-5 8Q-4 6 0 6T5 8Q4 10 0 10T-5 8Z',
    'hi M0-19C4-13 6-11 6-8A6 6 0 0 1-6-8C-6-11-4-13 0-19Z',
  ),
  // Lost by a sparrow.
  fallen_feather: motif(
    'earth',
    'cream M-14 15C-18 2-8-14 14-18C18-2 8 6 4 8L1 5L1 11C-3 14-8 14-14 15Z',
    'l M-18 19C-10 6 0-6 12-16M-9 7Q-12 3-12-1M-3-1Q-6-5-5-9M3-7Q1-11 3-14M-5 9Q0 10 4 8M2 0Q7 1 11-3M7-7Q11-6 14-9',
  ),
  // No light gets in.
  dark_crevice: motif(
    'stone',
    'dark M-18-14L-8-10L-4-2L4-4L8 4L18 16L6 10L0 3L-6 6L-11-4Z',
    'l M-4-2L0-13M8 4L16 0M-6 6L-12 13M0 3L1 14',
  ),
  // A wheel web.
  abandoned_spiders_lair: motif(
    'stone',
    'w M0-19V19M-17-10L17 10M-17 10L17-10M0-17Q-6-8-15-9Q-9 0-15 9Q-6 8 0 17Q6 8 15 9Q9 0 15-9Q6-8 0-17ZM0-10Q-4-5-9-5Q-5 0-9 5Q-4 5 0 10Q4 5 9 5Q5 0 9-5Q4-5 0-10Z',
    'dark M4 5a3 3 0 1 0 6 0a3 3 0 1 0-6 0M8 9a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  ),
  // A funnel, and what waits in it.
  ant_lion_den: motif(
    'earth',
    'sand M-19 0A19 15 0 0 1 19 0A19 15 0 0 1-19 0Z',
    'brown M-12 1A12 9 0 0 1 12 1A12 9 0 0 1-12 1Z',
    'dark M-6 2A6 4.5 0 0 1 6 2A6 4.5 0 0 1-6 2Z',
    'l M-3 2Q-9-3-4-8M3 2Q9-3 4-8M-15-4Q-9-12 0-12',
  ),
  // Rolled up, with many legs.
  nest_of_centipedes: motif(
    'earth',
    'dark M-16 2A16 15 0 1 1 0 17Q-3 14 0 11A10 9.5 0 1 0-10 2Q-10 5-6 6A5 5 0 1 1 1 7Q-1 10-5 10Q-15 10-16 2Z',
    'l M-16-4l-4-2M-12-11l-3-4M-5-15l-1-4M4-15l2-4M12-10l4-3M16-3l4-1M16 6l3 2M11 13l3 4M4 16l1 4',
  ),
  // Thick and golden.
  spilled_nectar: motif(
    'grass',
    'gold M-17 8Q-18 1-10 0Q-8-6-1-4Q3-8 8-2Q18-2 17 7Q17 14 7 13Q2 18-5 14Q-16 16-17 8ZM6-18C10-12 12-11 12-8A6 5.5 0 0 1 0-8C0-11 2-12 6-18Z',
    'w M-12 5Q-10 3-7 3M-2 0Q1-2 4 0M3-9Q3-11 5-13',
  ),
  // A daisy with heart-shaped petals.
  heart_of_the_meadow: motif(
    'grass',
    'cream M0-3C-8-9-7-18-3-18Q0-18 0-14Q0-18 3-18C7-18 8-9 0-3ZM3-1C9-9 17-8 18-4Q19-1 15 0Q19 0 18 4C17 8 9 7 3 1ZM2 2C10 6 9 16 5 17Q2 17 1 13Q0 17-3 17C-8 16-8 7-2 2ZM-3 1C-9 7-17 8-18 4Q-19 0-15 0Q-19-1-18-4C-17-8-9-9-3-1Z',
    'gold M-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0',
    'l M-2-2h.1M2-1h.1M0 3h.1M3 3h.1M-3 2h.1',
  ),
};
