/**
 * What the garden asks of the viewer, and what a press on a hex means now: what Myrmes gives the desk, and the tile that
 * is previewed under the worker.
 *
 * It decides no rule: what is lit comes from `choices` and `outlook`. For a press elsewhere the server is asked which
 * rule forbids the obvious action.
 */
import { Desk, type DeskParts } from '../../../lib/desk.svelte';
import type { Action } from '../../../lib/generated/myrmes';
import type { MyrmesGame } from '../game.svelte';
import { CUBES, Ground, type Cubes, type Scene, type TileName } from './garden';
import { minus, plus } from './geometry';
import { lyingOn, placesOf } from './names';
import {
  layings,
  reserved,
  targetsOf,
  type Laying,
  type Moment,
  type Placement,
  type Target,
} from './targets';

export type { Moment, Target } from './targets';

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

/** The garden as it is now, and what is asked in it. */
class Plot {
  constructor(readonly game: MyrmesGame) {}

  readonly ground = $derived.by(() => new Ground(this.game.components));
  readonly scene = $derived.by((): Scene => this.ground.scene(this.game.view));

  readonly moment = $derived.by((): Moment | null => {
    const { game } = this;
    if (!game.mayAct) return null;
    if (game.outlook.sortie) return 'walk';
    if (game.offers('leave').length > 0) return 'leave';
    if (game.offers('take').length > 0) return 'harvest';
    if (game.offers('empty').length + game.offers('unmark').length > 0) return 'pick';
    return game.offers('tunnel').length > 0 ? 'tunnel' : null;
  });

  /** The obvious action for a press on this hex, lit or not. */
  meant(hex: string): Action | null {
    const { game, moment, scene } = this;
    const space = scene.pieceAt.get(hex);
    const at = space?.at ?? hex;
    switch (moment) {
      case 'leave':
        return { do: 'leave', tunnel: hex };
      case 'walk':
        if (game.outlook.sortie?.cells.includes(hex)) return null;
        return scene.preyAt.has(hex) ? { do: 'hunt', at: hex } : { do: 'step', to: at };
      case 'tunnel':
        return { do: 'tunnel', at: hex };
      case 'harvest':
        return { do: 'take', cube: space?.seats.find((seat) => seat.hex === hex)?.cube ?? 'food', from: at };
      case 'pick':
        return { do: game.offers('empty').length > 0 ? 'empty' : 'unmark', at };
      case null:
        return null;
    }
  }
}

const partsOf = (plot: Plot): DeskParts<string, Target | Laying> => ({
  deeds: () => [...targetsOf(plot.moment, plot.game, plot.scene), ...layings(plot.game)],
  // The worker walks on with the tile in hand.
  keeps: ({ kind }) => kind !== 'place',
  meant: (hex) => plot.meant(hex),
});

const worth = ({ cubes }: Placement) => CUBES.reduce((sum, cube) => sum + (cubes[cube] ?? 0), 0);

export class Sortie extends Desk<string, Target | Laying, MyrmesGame> {
  readonly #plot: Plot;
  /** The orientation of a tile that fits nowhere. */
  #bare = $state.raw(0);

  constructor(game: MyrmesGame, plot = new Plot(game)) {
    super(game, partsOf(plot));
    this.#plot = plot;
  }

  get ground(): Ground {
    return this.#plot.ground;
  }

  get scene(): Scene {
    return this.#plot.scene;
  }

  get moment(): Moment | null {
    return this.#plot.moment;
  }

  /** By hex, in words: where it is, and what is on it. */
  readonly places = $derived.by(() => placesOf(this));
  readonly lying = $derived.by(() => lyingOn(this));

  /** Every lit hex with what a press on it does, or with the first of several such things. */
  readonly targets = $derived.by((): ReadonlyMap<string, Target> => {
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- rebuilt with every change
    const found = new Map<string, Target>();
    for (const [hex, deeds] of this.lit) {
      const [first] = deeds;
      if (first && first.kind !== 'place') found.set(hex, first);
    }
    return found;
  });

  /** The lit target under the pointer: its path is drawn before it is walked. */
  readonly aimed = $derived.by(() =>
    this.pointed === null ? null : (this.targets.get(this.pointed) ?? null),
  );

  /** The worker's remaining movement points; null if no worker is out. */
  readonly steps = $derived.by(() => this.game.outlook.sortie?.points ?? null);

  /** The selected tile. It is deselected when the worker is home. */
  get tile(): TileName | null {
    const { held, game } = this;
    const out = held !== null && game.mayAct && game.outlook.sortie !== undefined;
    return (out && game.components.tiles.find(({ tile }) => reserved(tile) === held)?.tile) || null;
  }

  /** Every placement of the selected tile under the worker, clockwise around it. */
  readonly fits = $derived.by((): Laying[] =>
    this.ways.filter((deed): deed is Laying => deed.kind === 'place'),
  );

  readonly preview = $derived.by((): Preview | null => {
    const { tile, chosen } = this;
    const walk = this.game.outlook.sortie;
    if (!tile || !walk) return null;
    const { special, turns, points } = this.ground.tile(tile) ?? { special: false, turns: [], points: 0 };
    if (chosen?.kind === 'place') {
      const { turn, at, cells, cubes, pays, score } = chosen.placement;
      return { tile, special, turn, at, cells, cubes, pays, score, legal: true };
    }
    const turn = this.#bare % Math.max(turns.length, 1);
    const at = minus(walk.at, turns[turn]?.[0] ?? '(0,0)');
    const cells = (turns[turn] ?? []).map((offset) => plus(at, offset));
    return { tile, special, turn, at, cells, cubes: {}, pays: {}, score: points, legal: false };
  });

  readonly canLay = $derived.by(() => this.preview?.legal ?? false);
  /** The points the previewed tile scores at once. */
  readonly layScore = $derived.by(() => (this.preview?.legal ? this.preview.score : 0));
  /** Whether the selected tile has another face that turning does not show. */
  readonly canFlip = $derived.by(() => {
    const kind = this.tile && this.ground.tile(this.tile);
    return kind ? kind.turns.length > kind.unmirrored : false;
  });

  /** Selects a tile, with the most cubes to begin with, or deselects it. */
  chooseTile(tile: TileName | null): void {
    this.#bare = 0;
    if (tile === null || reserved(tile) === this.held) return this.drop();
    const fits = this.deeds.filter(
      (deed): deed is Laying => deed.kind === 'place' && deed.placement.tile === tile,
    );
    const most = Math.max(...fits.map(({ placement }) => worth(placement)));
    const richest = fits.find(({ placement }) => worth(placement) === most);
    this.pick(reserved(tile), richest?.way ?? null);
  }

  /** Which face a turn shows: mirrored turns come last. */
  #face(turn: number): boolean {
    return turn < ((this.tile && this.ground.tile(this.tile)?.unmirrored) || 0);
  }

  /** The turns of a tile that fits nowhere, as far as they show this face. */
  #turns(face: boolean): number[] {
    const turns = (this.tile && this.ground.tile(this.tile)?.turns) || [];
    return turns.map((_, turn) => turn).filter((turn) => this.#face(turn) === face);
  }

  /** Turns the selected tile to its next placement; -1 goes back. */
  turnTile(by = 1): void {
    const { preview, fits } = this;
    if (!preview) return;
    const face = this.#face(preview.turn);
    if (preview.legal) {
      return this.turn(
        by,
        fits.filter(({ placement }) => this.#face(placement.turn) === face),
      );
    }
    const turns = this.#turns(face);
    this.#bare = turns.at((turns.indexOf(preview.turn) + by) % turns.length) ?? 0;
  }

  /** Flips the selected tile to the nearest placement of its other face. */
  flip(): void {
    const { preview, fits, chosen } = this;
    if (!preview || !this.canFlip) return;
    const face = this.#face(preview.turn);
    if (!preview.legal) {
      this.#bare = this.#turns(!face)[0] ?? 0;
      return;
    }
    const at = fits.findIndex((fit) => fit === chosen);
    const onwards = [...fits.slice(at + 1), ...fits.slice(0, at)];
    const other = onwards.find(({ placement }) => this.#face(placement.turn) !== face);
    if (other) this.pick(this.held, other.way);
  }

  /** Places the previewed tile. If it does not fit, the server says why. */
  async lay(): Promise<boolean> {
    const { preview, game } = this;
    if (!preview) return false;
    const { tile, turn, at, legal } = preview;
    const worker = game.outlook.sortie?.at ?? at;
    if (legal) return this.confirm(worker);
    await game.why({ do: 'place', tile, turn, at }, worker);
    return false;
  }

  /** Whether a press on this hex would turn the previewed tile. */
  turns(hex: string): boolean {
    return this.preview?.cells.includes(hex) ?? false;
  }

  /** Carries out a press on this hex. */
  async click(hex: string): Promise<void> {
    if (this.turns(hex)) return this.turnTile();
    // Another worker begins without a tile in hand.
    if (this.targets.get(hex)?.kind === 'leave') this.drop();
    await this.press(hex);
  }
}
