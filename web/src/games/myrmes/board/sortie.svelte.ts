/**
 * What the garden asks of the person who looks at it, and what a click on a hex means now.
 *
 * Nothing is judged here: what is lit comes from `choices` and `outlook`; a click elsewhere is sent as the obvious wish,
 * so that the server says which rule is against it.
 */
import type { Outlook } from '../../../lib/generated/myrmes';
import type { MyrmesGame } from '../game.svelte';
import { CUBES, Ground, type Cube, type Cubes, type Scene, type TileName } from './garden';
import { middle, minus, plus } from './geometry';
import { lyingOn, placesOf } from './names';
import { lights, type Moment } from './targets';

export type { Moment, Target } from './targets';

type Walk = NonNullable<Outlook['sortie']>;
type Placement = Walk['placements'][number];

/** A tile held over the garden. */
export interface Preview {
  tile: TileName;
  special: boolean;
  turn: number;
  at: string;
  cells: string[];
  legal: boolean;
  cubes: Cubes;
  pays: Cubes;
  score: number;
}

export class Sortie {
  /** The hex under the pointer or the keyboard's focus. */
  pointed = $state.raw<string | null>(null);
  /** The tile whose kind of cube is being asked, for several kinds on one tile. */
  asking = $state.raw<string | null>(null);
  #tile = $state.raw<TileName | null>(null);
  #way = $state.raw(0);

  ground = $derived.by(() => new Ground(this.game.components));
  scene = $derived.by((): Scene => this.ground.scene(this.game.view));
  /** By hex, in words: where it is, and what lies there. */
  places = $derived.by(() => placesOf(this));
  lying = $derived.by(() => lyingOn(this));

  moment = $derived.by((): Moment | null => {
    const { game } = this;
    if (!game.mayAct) return null;
    if (game.outlook.sortie) return 'walk';
    if (game.offers('leave').length > 0) return 'leave';
    if (game.offers('take').length > 0) return 'harvest';
    if (game.offers('empty').length + game.offers('unmark').length > 0) return 'pick';
    return game.offers('tunnel').length > 0 ? 'tunnel' : null;
  });

  /** Every lit hex with what a click on it does. All hexes of a tile share one target. */
  targets = $derived.by(() => lights(this.moment, this.game, this.scene));

  /** The lit place under the pointer: its way is drawn before it is walked. */
  aimed = $derived(this.pointed === null ? null : (this.targets.get(this.pointed) ?? null));

  /** Points of movement the worker has left; null when nobody is out. */
  steps = $derived.by(() => this.game.outlook.sortie?.points ?? null);

  /** Every way the tile in hand fits under the worker, clockwise around it; of a tile that can be mirrored, one face. */
  fits = $derived.by((): Placement[] => {
    const walk = this.game.outlook.sortie;
    const tile = this.tile;
    if (!walk || !tile) return [];
    const here = middle(walk.cells);
    const angle = ({ cells }: Placement) => {
      const { x, y } = middle(cells);
      return Math.atan2(y - here.y, x - here.x);
    };
    return walk.placements
      .filter((placement) => placement.tile === tile)
      .sort((a, b) => angle(a) - angle(b) || a.turn - b.turn);
  });

  preview = $derived.by((): Preview | null => {
    const tile = this.tile;
    const walk = this.game.outlook.sortie;
    if (!tile || !walk) return null;
    const { special, turns, points } = this.ground.tile(tile) ?? { special: false, turns: [], points: 0 };
    const fit = this.fits[this.#way % Math.max(this.fits.length, 1)];
    if (fit) {
      const { turn, at, cells, cubes, pays, score } = fit;
      return { tile, special, turn, at, cells, cubes, pays, score, legal: true };
    }
    const turn = this.#way % Math.max(turns.length, 1);
    const at = minus(walk.at, turns[turn]?.[0] ?? '(0,0)');
    const cells = (turns[turn] ?? []).map((offset) => plus(at, offset));
    return { tile, special, turn, at, cells, cubes: {}, pays: {}, score: points, legal: false };
  });

  canLay = $derived(this.preview?.legal ?? false);
  /** Points the previewed tile brings at once. */
  layScore = $derived(this.preview?.legal ? this.preview.score : 0);
  /** Whether the tile in hand has another face that turning does not show. */
  canFlip = $derived.by(() => {
    const kind = this.tile && this.ground.tile(this.tile);
    return kind ? kind.turns.length > kind.unmirrored : false;
  });

  constructor(readonly game: MyrmesGame) {}

  /** The tile in hand. It is put down when the worker is home. */
  get tile(): TileName | null {
    return this.game.outlook.sortie && this.game.mayAct ? this.#tile : null;
  }

  /** Takes a tile in hand, or puts it back. */
  chooseTile(tile: TileName | null): void {
    this.#tile = tile === this.#tile ? null : tile;
    this.#way = 0;
    if (this.#tile) this.#way = this.#richest();
  }

  /** Begins with the way that brings most. */
  #richest(): number {
    const worth = ({ cubes }: Placement) => CUBES.reduce((sum, cube) => sum + (cubes[cube] ?? 0), 0);
    let best = 0;
    this.fits.forEach((fit, i) => {
      const other = this.fits[best];
      if (other && worth(fit) > worth(other)) best = i;
    });
    return best;
  }

  /** Turns the tile in hand to the next way it fits; -1 goes back. */
  turnTile(by = 1): void {
    const { fits, preview } = this;
    if (!preview) return;
    const face = this.#face(preview.turn);
    const count = fits.length || (this.ground.tile(preview.tile)?.turns.length ?? 1);
    let way = this.#way;
    for (let i = 0; i < count; i += 1) {
      way = (way + by + count) % count;
      if (this.#face(fits[way]?.turn ?? way) === face) break;
    }
    this.#way = way;
  }

  /** Turns the tile in hand over, to the nearest way its other face fits. */
  flip(): void {
    const { fits, preview } = this;
    if (!preview || !this.canFlip) return;
    const face = this.#face(preview.turn);
    const count = fits.length || (this.ground.tile(preview.tile)?.turns.length ?? 1);
    for (let i = 1; i < count; i += 1) {
      const way = (this.#way + i) % count;
      if (this.#face(fits[way]?.turn ?? way) !== face) {
        this.#way = way;
        return;
      }
    }
  }

  /** Which face a turn shows: those that are mirrored come last. */
  #face(turn: number): boolean {
    return turn < ((this.tile && this.ground.tile(this.tile)?.unmirrored) || 0);
  }

  /** Lays the previewed tile; one that does not fit is tried all the same, to hear why. */
  async lay(): Promise<boolean> {
    const { preview } = this;
    if (!preview) return false;
    const { tile, turn, at } = preview;
    const done = await this.game.act([`place ${tile}/${turn} ${at}`], this.game.outlook.sortie?.at ?? at);
    if (done) this.#tile = null;
    return done;
  }

  /** Puts the tile back, closes what is asked, takes the refusal away. */
  cancel(): void {
    this.#tile = null;
    this.asking = null;
    this.game.refusal = null;
  }

  /** Whether a click on this hex would turn the previewed tile. */
  turns(hex: string): boolean {
    return this.preview?.cells.includes(hex) ?? false;
  }

  /** Does what a click on this hex means. */
  async click(hex: string): Promise<void> {
    this.asking = null;
    if (this.turns(hex)) {
      this.turnTile();
      return;
    }
    const target = this.targets.get(hex);
    if (!target) {
      const wish = this.wish(hex);
      if (wish) await this.game.act([wish], hex);
    } else if (target.actions.length > 0) {
      if (target.kind === 'leave') this.#tile = null;
      await this.game.act(target.actions, hex);
    } else {
      this.asking = hex;
    }
  }

  /** Harvests a cube of this kind from the tile that asks. */
  async take(cube: Cube): Promise<void> {
    const hex = this.asking;
    this.asking = null;
    const from = hex === null ? undefined : this.scene.pieceAt.get(hex)?.at;
    if (hex !== null && from) await this.game.act([`take ${cube} ${from}`], hex);
  }

  /** What somebody who clicks there obviously wants, lit or not. */
  wish(hex: string): string | null {
    const { moment, scene } = this;
    const space = scene.pieceAt.get(hex);
    const at = space?.at ?? hex;
    switch (moment) {
      case 'leave':
        return `leave ${hex}`;
      case 'walk':
        if (this.game.outlook.sortie?.cells.includes(hex)) return null;
        return scene.preyAt.has(hex) ? `hunt ${hex}` : `step ${at}`;
      case 'tunnel':
        return `tunnel ${hex}`;
      case 'harvest':
        return `take ${space?.seats.find((seat) => seat.hex === hex)?.cube ?? 'food'} ${at}`;
      case 'pick':
        return `${this.game.offers('empty').length > 0 ? 'empty' : 'unmark'} ${at}`;
      case null:
        return null;
    }
  }
}
