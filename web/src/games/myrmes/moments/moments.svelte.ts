/**
 * The current moment and the unsent answers to it.
 *
 * It decides no rule: what can be chosen comes from `outlook` and `choices`. A draft only remembers what was tapped
 * until it is sent, and is compared with them each time.
 */
import type { Notation } from '../../../lib/generated/protocol';
import type { MyrmesGame } from '../game.svelte';
import { allowed, total } from '../panels/colony';
import {
  CUBES,
  type BirthPlan,
  type ColonyView,
  type CubeName,
  type EventName,
  type CraftOutlook,
  type ObjectiveOutlook,
  type WinterChoice,
} from '../panels/types';
import { Draft } from '../../../lib/moments/draft.svelte';
import type { PromptText } from '../../../lib/table/prompt';
import { promptOf } from '../panels/prompt';
import type { SortieLike } from '../panels/sortie-like';

export type MomentKind = 'event' | 'births' | 'harvest' | 'atelier' | 'storing' | 'winter' | 'final';

const same = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((n, i) => n === b[i]);

export class Moments {
  readonly game: MyrmesGame;
  /** Folded to its heading, to show more of the garden. */
  folded = $state(false);
  readonly event: Draft<EventName>;
  readonly nurses: Draft<number[]>;
  readonly newborn: Draft<number>;
  readonly tossed: Draft<number[]>;
  readonly sacrifices: Draft<number>;
  /** The next action in the atelier: `tunnel`, `level`, `nurse`, or `objective:` and its name. */
  readonly work: Draft<string | null>;
  readonly earth: Draft<number>;

  /** Where our nurses stood last season, if known. */
  readonly lastNurses: () => number[] | null;

  constructor(
    game: MyrmesGame,
    readonly sortie: SortieLike | null = null,
    lastNurses: () => number[] | null = () => null,
  ) {
    this.game = game;
    this.lastNurses = lastNurses;
    this.event = new Draft(
      () => this.#key('event'),
      () => this.stay,
    );
    this.nurses = new Draft(
      () => this.#key('births', this.plan?.event, this.plan?.step, this.plan?.nurses),
      () => this.#leastNurses(),
    );
    this.newborn = new Draft(
      () => this.#key('newborn', this.nurses.value),
      () => this.births?.newborn.at(-1)?.workers ?? 0,
    );
    this.tossed = new Draft(
      () => this.#key('storing', this.stock, this.tooMany),
      () => this.#sensibleToss(),
    );
    this.sacrifices = new Draft(
      () => this.#key('winter'),
      () => this.#bestWinter(),
    );
    this.work = new Draft<string | null>(
      () => this.#key('atelier', this.own?.crafted, this.game.view.pending?.objective),
      () => null,
    );
    this.earth = new Draft(
      () => this.#key('pay', this.payChoices),
      () => this.payChoices.at(-1) ?? 0,
    );
  }

  readonly prompt = $derived.by((): PromptText => promptOf({ moments: this, sortie: this.sortie }));

  #key(...parts: unknown[]): string {
    const { view, seat } = this.game;
    return JSON.stringify([seat, view.year, view.season, ...parts]);
  }

  get own(): ColonyView | undefined {
    const { seat, view } = this.game;
    return seat === null ? undefined : view.colonies[seat];
  }

  get plan(): ColonyView['plan'] {
    return this.own?.plan;
  }

  get kind(): MomentKind | null {
    const { game } = this;
    if (game.view.phase === 'over') return 'final';
    if (!game.mayAct) return null;
    const { outlook } = game;
    if (outlook.event) return 'event';
    if (outlook.births) return 'births';
    if (outlook.harvest) return 'harvest';
    if (outlook.atelier || game.view.pending) return 'atelier';
    if (outlook.storing) return 'storing';
    return outlook.winter ? 'winter' : null;
  }

  /** Whether the choice is made in the garden, which must then stay visible. */
  get onBoard(): boolean {
    const { kind, game } = this;
    if (kind === 'harvest') return true;
    if (kind !== 'atelier') return false;
    if (game.view.pending) return this.payChoices.length === 0;
    return this.work.value === 'tunnel' && game.offers('tunnel').length > 0;
  }

  // ---- event

  /** Where the cube stays if nobody pushes it. */
  get stay(): EventName {
    const free = this.game.outlook.event?.find((space) => space.larvae === 0);
    return free?.to ?? this.own?.event ?? 'level_plus_1';
  }

  get space() {
    const spaces = this.game.outlook.event ?? [];
    const chosen = spaces.find((space) => space.to === this.event.value && space.within_reach);
    return chosen ?? spaces.find((space) => space.to === this.stay);
  }

  // ---- births

  #leastNurses(): number[] {
    const plans = this.game.outlook.births?.plans ?? [];
    const least = plans.reduce<BirthPlan | null>(
      (best, plan) => (best && total(best.nurses) <= total(plan.nurses) ? best : plan),
      null,
    );
    return least?.nurses ?? [0, 0, 0, 0];
  }

  planFor(nurses: readonly number[]): BirthPlan | undefined {
    return this.game.outlook.births?.plans.find((plan) => same(plan.nurses, nurses));
  }

  get births(): BirthPlan | undefined {
    return this.planFor(this.nurses.value) ?? this.planFor(this.#leastNurses());
  }

  get idleNurses(): number {
    return (this.game.outlook.births?.nurses ?? 0) - total(this.nurses.value);
  }

  /** The plan with one nurse more (or fewer) on a track, if there is one. */
  withNurse(track: number, by: number): BirthPlan | undefined {
    return this.planFor(this.nurses.value.map((n, i) => (i === track ? n + by : n)));
  }

  moveNurse(from: number, to: number): void {
    if (from === to) return;
    const moved = this.nurses.value.map((n, i) => n + (i === to ? 1 : 0) - (i === from ? 1 : 0));
    if (this.planFor(moved)) this.nurses.value = moved;
  }

  setNurses(nurses: readonly number[]): void {
    if (this.planFor(nurses)) this.nurses.value = [...nurses];
  }

  get hatchActions(): Notation[] {
    const plan = this.births;
    if (!plan) return [];
    const chosen = plan.newborn.filter(({ workers }) => workers === this.newborn.value);
    return [...plan.actions, ...chosen.map(({ action }) => action)];
  }

  // ---- atelier

  get chosenObjective(): ObjectiveOutlook | undefined {
    const { atelier } = this.game.outlook;
    return atelier?.objectives.find(
      (each) => `objective:${each.objective}` === this.work.value && allowed(each),
    );
  }

  get chosenCraft(): CraftOutlook | undefined {
    const crafts = this.game.outlook.atelier?.crafts;
    return crafts?.find((each) => each.craft !== 'tunnel' && each.craft === this.work.value && allowed(each));
  }

  /** How many of the cubes for a mixed objective may be earth. */
  get payChoices(): number[] {
    return this.game.offers('pay').map(({ action }) => action.earth);
  }

  // ---- end of season

  /** The contents of the storeroom: food, earth, stone. */
  get stock(): number[] {
    return CUBES.map((cube) => this.game.outlook.storing?.left[cube] ?? 0);
  }

  get tooMany(): number {
    return this.game.outlook.storing?.too_many ?? 0;
  }

  /** A sensible discard: keep the food that winter needs, otherwise take from the largest pile. */
  #sensibleToss(): number[] {
    const left = [...this.stock];
    const tossed = [0, 0, 0];
    const { seat, view, outlook } = this.game;
    const winter = seat === null ? undefined : outlook.colonies[seat]?.winter;
    const needed = winter && view.season === 'autumn' ? Math.max(0, winter.due - winter.guarded) : 0;
    for (let n = 0; n < this.tooMany; n += 1) {
      const spare = left.map((count, i) => (i === 0 ? count - needed : count));
      const most = Math.max(...spare);
      const i = most > 0 ? spare.lastIndexOf(most) : left.indexOf(Math.max(...left));
      left[i] = (left[i] ?? 0) - 1;
      tossed[i] = (tossed[i] ?? 0) + 1;
    }
    return tossed;
  }

  /** Moves one cube to the other side. */
  toss(cube: CubeName, by: 1 | -1): void {
    const at = CUBES.indexOf(cube);
    const tossed = this.tossed.value.map((n, i) => (i === at ? n + by : n));
    if ((tossed[at] ?? 0) >= 0 && (tossed[at] ?? 0) <= (this.stock[at] ?? 0)) this.tossed.value = tossed;
  }

  get tossActions(): Notation[] {
    return CUBES.flatMap((cube, i) =>
      Array.from({ length: this.tossed.value[i] ?? 0 }, () =>
        this.game.listed({ do: 'discard', cube }),
      ).flat(),
    );
  }

  // ---- winter

  #bestWinter(): number {
    const choices = this.game.outlook.winter?.choices ?? [];
    const best = choices.reduce<WinterChoice | null>(
      (found, each) => (found && found.points >= each.points ? found : each),
      null,
    );
    return best?.sacrifices ?? 0;
  }

  get winterChoice(): WinterChoice | undefined {
    const choices = this.game.outlook.winter?.choices;
    return choices?.find((each) => each.sacrifices === this.sacrifices.value) ?? choices?.[0];
  }
}
