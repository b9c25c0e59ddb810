/**
 * What a press at the table means now: how legal actions become lit places, choices and confirmations.
 *
 * Everything that can be pressed is a *place*; which places there are is up to the game. What can be done now are
 * *deeds*, and each says where it is pressed. One press takes a deed, or two if something must be selected first. A
 * deed that is previewed is selected and then confirmed; where it can be done in several ways, pressing again turns it
 * to the next. If one place stands for several deeds, they are offered.
 *
 * It decides no rule: the deeds come from what the server listed.
 */
import type { AnyAction, SeenGame } from './game.svelte';
import type { Notation } from './generated/protocol';

/** Something that can be done now. */
export interface Deed<Place extends string> {
  /** What is sent, as the server wrote it: one action, or several in a row. */
  readonly send: readonly Notation[];
  /**
   * Where it is pressed: on one of the first places, and if there are second ones, then on one of those. A deed without
   * places has a button.
   */
  readonly presses: readonly (readonly Place[])[];
  /** Whether it is previewed before it is done, and if so, whether it can be turned. */
  readonly preview?: 'confirm' | 'turn';
  /** Among several previews at one place, which way this is. */
  readonly way?: string | number;
}

/** What a game gives its desk. */
export interface DeskParts<Place extends string, D extends Deed<Place>> {
  /** Everything that can be done now. Only called while the player may act. */
  deeds(): readonly D[];
  /** Whether what is selected stays selected when this is done. */
  keeps?(deed: D): boolean;
  /** What a press on a place that is not lit was probably meant to do, so that the server can say why it is forbidden. */
  meant?(place: Place): AnyAction | null;
}

type Game = Pick<
  SeenGame<unknown, unknown, unknown, unknown>,
  'busy' | 'mayAct' | 'act' | 'click' | 'refusal'
> & {
  why(action: AnyAction, at: string): Promise<void>;
};

export class Desk<Place extends string, D extends Deed<Place>, G extends Game = Game> {
  /** What was pressed first, whether or not it can still be used. */
  #picked = $state.raw<Place | null>(null);
  #way = $state.raw<string | number | null>(null);
  #offered = $state.raw<{ at: Place; deeds: D[] } | null>(null);
  /** The place under the pointer or with the focus. */
  pointed = $state.raw<Place | null>(null);

  constructor(
    readonly game: G,
    private parts: DeskParts<Place, D>,
  ) {}

  readonly deeds = $derived.by((): readonly D[] => (this.game.mayAct ? this.parts.deeds() : []));

  /** The only thing that can be selected, if there is just one: it is selected without a press, and stays so. */
  readonly #only = $derived.by((): Place | null => {
    const several = this.deeds
      .filter(({ presses }) => presses.length > 1)
      .map(({ presses }) => presses[0]?.[0]);
    const others = this.deeds.some(({ presses }) => presses.length === 1);
    const [only] = several;
    return only !== undefined && !others && several.every((place) => place === only) ? only : null;
  });

  /** The selected place, as long as it can be used. */
  readonly picked = $derived.by((): Place | null => {
    const { held } = this;
    if (held !== null && this.deeds.some(({ presses }) => presses[0]?.includes(held))) return held;
    return this.#only;
  });

  /** Every lit place with the deeds that a press on it leads to. */
  readonly lit = $derived.by((): ReadonlyMap<Place, D[]> => {
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- rebuilt with every change
    const lit = new Map<Place, D[]>();
    const add = (places: readonly Place[] | undefined, deed: D) =>
      places?.forEach((place) => lit.set(place, [...(lit.get(place) ?? []), deed]));
    for (const deed of this.deeds) {
      if (deed.preview || this.#only === null) add(deed.presses[0], deed);
      if (this.#follows(deed)) add(deed.presses[1], deed);
    }
    return lit;
  });

  /** The destinations of what is selected: the second presses. */
  readonly destinations = $derived.by((): readonly Place[] =>
    this.deeds.flatMap((deed) => (this.#follows(deed) ? (deed.presses[1] ?? []) : [])),
  );

  /** Several deeds at the place that was pressed: the player must choose one. */
  readonly offered = $derived.by(() => {
    const open = this.#offered;
    const listed = (deed: D) => this.deeds.some((now) => String(now.send) === String(deed.send));
    return open?.deeds.every(listed) ? open : null;
  });

  /** The deeds without a place: they have buttons. */
  readonly plain = $derived.by((): D[] => this.deeds.filter(({ presses }) => presses.length === 0));

  /** The ways in which the selected place can be previewed. */
  readonly ways = $derived.by((): D[] => {
    const { picked } = this;
    return picked === null ? [] : (this.lit.get(picked)?.filter(({ preview }) => preview) ?? []);
  });

  /** The preview, which the green button takes. */
  readonly chosen = $derived.by(
    (): D | null =>
      this.ways.find(({ way }) => way !== undefined && way === this.#way) ?? this.ways[0] ?? null,
  );

  /** What was pressed first, even while it cannot be used. */
  get held(): Place | null {
    return this.#picked;
  }

  #follows({ presses }: D): boolean {
    return presses.length > 1 && this.picked !== null && (presses[0]?.includes(this.picked) ?? false);
  }

  /** Selects a place without pressing it, in this way if it is previewed; null drops everything. */
  pick(place: Place | null, way: string | number | null = this.#way): void {
    this.#picked = place;
    this.#way = way;
    this.#offered = null;
  }

  /** Turns the preview to the next of these ways. */
  turn(by = 1, among: readonly D[] = this.ways): void {
    const { chosen } = this;
    if (!chosen || among.length === 0) return;
    const at = among.indexOf(chosen);
    this.#way = among[(at + by + among.length) % among.length]?.way ?? null;
  }

  drop(): void {
    this.pick(null, null);
  }

  cancel(): void {
    this.drop();
    this.game.refusal = null;
  }

  /** A click, or Enter, on a place. */
  async press(place: Place): Promise<void> {
    if (this.game.busy) return;
    const open = this.#offered;
    this.#offered = null;
    const deeds = this.lit.get(place);
    const [first] = deeds ?? [];
    if (!deeds || !first) {
      const meant = this.game.mayAct ? this.parts.meant?.(place) : null;
      if (meant) await this.game.why(meant, place);
      return;
    }
    const going = deeds.filter((deed) => this.#follows(deed) && deed.presses[1]?.includes(place));
    if (going.length > 0) return this.#choose(going, place);
    if (first.presses.length > 1 || first.preview) {
      // A second press deselects the place, or turns the preview.
      if (this.#picked !== place) this.#picked = place;
      else if (first.preview === 'turn') this.turn();
      else this.#picked = null;
      return;
    }
    if (open?.at === place) return;
    return this.#choose(deeds, place);
  }

  /** Does something after a single click: at once, or after a question if the player wants one. */
  async clicked(deed: D, at: string | null = null): Promise<boolean> {
    const done = await this.game.click(deed.send, at ?? String(deed.send));
    if (done) this.#after(deed);
    return done;
  }

  /** Does something without a further question. */
  async take(deed: D, at: string | null = null): Promise<boolean> {
    const done = await this.game.act(deed.send, at ?? String(deed.send));
    if (done) this.#after(deed);
    return done;
  }

  /** Does what is previewed. */
  async confirm(at: string | null = this.picked): Promise<boolean> {
    return this.chosen ? this.take(this.chosen, at) : false;
  }

  async #choose(deeds: D[], at: Place): Promise<void> {
    const [only, ...more] = deeds;
    if (!only) return;
    if (more.length > 0) this.#offered = { at, deeds };
    else await this.clicked(only, at);
  }

  #after(deed: D): void {
    this.#offered = null;
    if (!this.parts.keeps?.(deed)) this.drop();
  }
}
