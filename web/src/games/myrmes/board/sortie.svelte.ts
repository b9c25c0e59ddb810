/**
 * What the garden asks of the viewer, and what a click on a hex means now.
 *
 * It decides no rule: what is lit comes from `choices` and `outlook`. A click elsewhere is sent as the obvious action,
 * so that the server says which rule forbids it.
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

/** A tile shown above the garden before it is placed. */
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
  /** The hex under the pointer or with the keyboard focus. */
  pointed = $state.raw<string | null>(null);
  /** The tile with several kinds of cubes for which the kind is being asked. */
  asking = $state.raw<string | null>(null);
  #tile = $state.raw<TileName | null>(null);
  #way = $state.raw(0);

  ground = $derived.by(() => new Ground(this.game.components));
  scene = $derived.by((): Scene => this.ground.scene(this.game.view));
  /** By hex, in words: where it is, and what is on it. */
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

  /** The lit target under the pointer: its path is drawn before it is walked. */
  aimed = $derived(this.pointed === null ? null : (this.targets.get(this.pointed) ?? null));

  /** The worker's remaining movement points; null if no worker is out. */
  steps = $derived.by(() => this.game.outlook.sortie?.points ?? null);

  /** Every placement of the selected tile under the worker, clockwise around it. */
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
  /** The points the previewed tile scores at once. */
  layScore = $derived(this.preview?.legal ? this.preview.score : 0);
  /** Whether the selected tile has another face that turning does not show. */
  canFlip = $derived.by(() => {
    const kind = this.tile && this.ground.tile(this.tile);
    return kind ? kind.turns.length > kind.unmirrored : false;
  });

  constructor(readonly game: MyrmesGame) {}

  /** The selected tile. It is deselected when the worker is home. */
  get tile(): TileName | null {
    return this.game.outlook.sortie && this.game.mayAct ? this.#tile : null;
  }

  /** Selects a tile, or deselects it. */
  chooseTile(tile: TileName | null): void {
    this.#tile = tile === this.#tile ? null : tile;
    this.#way = 0;
    if (this.#tile) this.#way = this.#richest();
  }

  /** The placement with the most cubes, to begin with. */
  #richest(): number {
    const worth = ({ cubes }: Placement) => CUBES.reduce((sum, cube) => sum + (cubes[cube] ?? 0), 0);
    let best = 0;
    this.fits.forEach((fit, i) => {
      const other = this.fits[best];
      if (other && worth(fit) > worth(other)) best = i;
    });
    return best;
  }

  /** Turns the selected tile to its next placement; -1 goes back. */
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

  /** Flips the selected tile to the nearest placement of its other face. */
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

  /** Which face a turn shows: mirrored turns come last. */
  #face(turn: number): boolean {
    return turn < ((this.tile && this.ground.tile(this.tile)?.unmirrored) || 0);
  }

  /** Places the previewed tile. One that does not fit is sent too, so that the server says why. */
  async lay(): Promise<boolean> {
    const { preview } = this;
    if (!preview) return false;
    const { tile, turn, at } = preview;
    const done = await this.game.act([`place ${tile}/${turn} ${at}`], this.game.outlook.sortie?.at ?? at);
    if (done) this.#tile = null;
    return done;
  }

  /** Deselects the tile, closes the open question and clears the refusal. */
  cancel(): void {
    this.#tile = null;
    this.asking = null;
    this.game.refusal = null;
  }

  /** Whether a click on this hex would turn the previewed tile. */
  turns(hex: string): boolean {
    return this.preview?.cells.includes(hex) ?? false;
  }

  /** Carries out a click on this hex. */
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
      await this.game.click(target.actions, hex);
    } else {
      this.asking = hex;
    }
  }

  /** Harvests a cube of this kind from the tile in question. */
  async take(cube: Cube): Promise<void> {
    const hex = this.asking;
    this.asking = null;
    const from = hex === null ? undefined : this.scene.pieceAt.get(hex)?.at;
    if (hex !== null && from) await this.game.act([`take ${cube} ${from}`], hex);
  }

  /** The obvious action for a click on this hex, lit or not. */
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
