/** The meadow as the input handling sees it: by cells. */
import type { Grip } from '../../../lib/board/steering.svelte';
import type { Desk } from '../desk.svelte';
import { bounds, cellAt, centre } from './geometry';
import { cellsOf, type Scene } from './scene';
import { litPlaces, pressed, spokenOf } from './things';

export function gripOf(desk: () => Desk, scene: () => Scene, press: (cell: string) => void): Grip {
  const turns = (cell: string) => desk().placing?.cell === cell;
  return {
    // Tooltips are hints here: nothing follows the pointer.
    pointed: null,
    point: () => () => undefined,
    get asked() {
      return litPlaces(desk()).length > 0;
    },
    centre,
    at: cellAt,
    known(cell) {
      const shown = scene().byCell.get(cell);
      return turns(cell) || desk().lit.has(`cell:${cell}`) || (!!shown && pressed(desk(), shown) !== null);
    },
    turns,
    turn(by) {
      if (!desk().placing) return false;
      desk().turn(by < 0 ? -1 : 1);
      return true;
    },
    press,
    cancel: () => desk().cancel(),
    lit() {
      const lit = litPlaces(desk());
      const hexes = spokenOf(desk()).flatMap((hex) => scene().byHex.get(hex)?.cell ?? []);
      const cells = cellsOf(scene(), lit);
      return cells.length > 0 ? bounds([...cells, ...hexes], 12) : null;
    },
  };
}
