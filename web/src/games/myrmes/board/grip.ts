/** The garden as the input handling sees it. */
import type { Grip } from '../../../lib/board/steering.svelte';
import { bounds, centre, hexAt } from './geometry';
import type { Sortie } from './sortie.svelte';

export function gripOf(sortie: () => Sortie): Grip {
  return {
    get pointed() {
      return sortie().pointed;
    },
    point(hex) {
      const at = sortie();
      at.pointed = hex;
      return () => {
        if (at.pointed === hex) at.pointed = null;
      };
    },
    get asked() {
      return sortie().moment !== null;
    },
    centre,
    at(place) {
      const hex = hexAt(place);
      return sortie().ground.terrain.has(hex) ? hex : null;
    },
    known: (hex) => sortie().targets.has(hex) || sortie().turns(hex),
    turns: (hex) => sortie().turns(hex),
    turn(by) {
      sortie().turnTile(by);
      return sortie().preview !== null;
    },
    press: (hex) => void sortie().click(hex),
    cancel: () => sortie().cancel(),
    lit() {
      const { game, targets, preview } = sortie();
      const hexes = [...targets.keys(), ...(game.outlook.sortie?.cells ?? []), ...(preview?.cells ?? [])];
      return hexes.length > 0 ? bounds(hexes, 14) : null;
    },
    key({ key }) {
      if (key !== 'f' && key !== 'F') return false;
      sortie().flip();
      return sortie().canFlip;
    },
  };
}
