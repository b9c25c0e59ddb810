/**
 * The current moment, what the prompt says, and the unsent answers.
 *
 * It decides no rule: what can be chosen comes from `outlook` and `choices`. A draft only remembers what was tapped
 * until it is sent.
 */
import type {
  AskedOutlook,
  CardId,
  Decision,
  Event,
  HexId,
  PaySource,
  Resource,
  Seat,
  Species,
  Spot,
} from '../../../lib/generated/march';
import type { Notation } from '../../../lib/generated/protocol';
import { Draft } from '../../../lib/moments/draft.svelte';
import type { PromptAct, PromptText } from '../../../lib/table/prompt';
import type { Desk } from '../desk.svelte';
import type { MarchGame } from '../game.svelte';
import { hordeTurns, type HordeTurn } from './horde';
import { promptOf } from './prompt';
import { SkipReactions } from './skip.svelte';

export type { PromptAct, PromptText as Prompt };

export type MomentKind =
  | 'species'
  | 'explore'
  | 'pick'
  | 'march'
  | 'pay'
  | 'lay'
  | 'gains'
  | 'cards'
  | 'players'
  | 'effect'
  | 'losses'
  | 'battle'
  | 'queen'
  | 'horde'
  | 'rest'
  | 'skip'
  | 'offered'
  | 'final';

/** The panel beside the prompt, and whether the choice is made on the board, which must then stay visible. */
const PANELS: Record<Decision, readonly [MomentKind | null, 'board'?]> = {
  choose_species: ['species'],
  settle: ['explore', 'board'],
  take_turn: [null],
  pick_hex: ['pick'],
  put_back: ['pick'],
  origin: ['explore', 'board'],
  place_hex: ['explore', 'board'],
  enter: ['explore', 'board'],
  steps: ['march', 'board'],
  larvae: ['march', 'board'],
  move_ant: ['effect', 'board'],
  gather: ['march', 'board'],
  march_to_battle: ['effect', 'board'],
  drain: ['players'],
  pay: ['pay'],
  drop_goal: ['cards'],
  play_evolution: ['cards'],
  lay: ['lay'],
  gain_larvae: [null],
  swap_card: [null],
  choose_gains: ['gains'],
  choose_hex: ['effect', 'board'],
  collect: ['effect', 'board'],
  discard_cards: ['cards'],
  drop_evolution: ['cards'],
  exchange: ['effect', 'board'],
  pay_or_lose: ['losses'],
  place_token: ['effect', 'board'],
  play_offered: ['cards'],
  theft: ['cards'],
  fill_site: [null],
  lose: ['losses'],
  army: ['march', 'board'],
  blast: ['effect', 'board'],
  blast_victim: ['players'],
  choose_invader: ['battle'],
  commit: ['battle'],
  spoils: ['battle', 'board'],
  raid: ['effect', 'board'],
  sting: ['effect', 'board'],
  feed_ant_lion: ['losses'],
  food_instead: ['effect', 'board'],
  decree: ['queen'],
};
/** All decisions. */
export const DECISIONS = Object.keys(PANELS) as Decision[];

/** A possible payment for a card: a number of larvae, and ants by their spots. */
interface Payment {
  larvae: number;
  ants: Spot[];
}

export class Moments {
  readonly game: MarchGame;
  readonly desk: Desk;
  readonly skip: SkipReactions;
  /** Folded to its heading, to show more of the meadow. */
  folded = $state(false);

  readonly payment: Draft<Payment>;
  readonly decree: Draft<Resource | null>;
  readonly lost: Draft<Spot | null>;
  readonly gains: Draft<Resource[]>;
  readonly species: Draft<Species | null>;
  readonly hex: Draft<HexId | null>;
  readonly lay: Draft<'on_top' | 'beneath' | null>;
  readonly player: Draft<Seat | null>;
  /** The player will play no further card in this battle. */
  readonly noCard: Draft<boolean>;
  /** The player has seen what the Horde did. */
  readonly hordeSeen: Draft<boolean>;

  /** What has happened so far: the log, or else the events since our last action. */
  readonly story: () => readonly Event[];

  /** Hides the table until the seat that is asked in the open can look at its hand alone. */
  readonly hide: (() => void) | null;

  constructor(
    game: MarchGame,
    desk: Desk,
    story: () => readonly Event[] = () => game.recent,
    hide: (() => void) | null = null,
  ) {
    this.game = game;
    this.desk = desk;
    this.story = story;
    this.hide = hide;
    this.skip = new SkipReactions(game);
    const draft = <T>(start: () => T): Draft<T> => new Draft(() => this.#question, start);
    this.payment = draft<Payment>(() => ({ larvae: 0, ants: [] }));
    this.decree = draft<Resource | null>(() => null);
    this.lost = draft<Spot | null>(() => null);
    this.gains = draft<Resource[]>(() => []);
    this.species = draft<Species | null>(() => null);
    this.hex = draft<HexId | null>(() => null);
    this.lay = draft<'on_top' | 'beneath' | null>(() => null);
    this.player = draft<Seat | null>(() => null);
    this.noCard = draft(() => false);
    this.hordeSeen = new Draft(
      () =>
        JSON.stringify([game.seat, game.view.round, game.view.horde?.deck, game.view.horde?.discard.length]),
      () => false,
    );
  }

  /** The question, as far as unsent answers depend on it. */
  readonly #question = $derived.by((): string => {
    const { view, outlook, seat, choices } = this.game;
    return JSON.stringify([seat, view.round, view.phase, outlook.asked, choices.map(({ text }) => text)]);
  });

  /** What our seat is asked; null for a spectator. */
  readonly asked = $derived.by((): AskedOutlook | null =>
    this.game.mayAct ? (this.game.outlook.asked ?? null) : null,
  );

  readonly kind = $derived.by((): MomentKind | null => this.#panel[0]);

  /** Whether the choice is made on the board: the panel then only counts. */
  readonly onBoard = $derived.by((): boolean => this.#panel[1] === 'board');

  readonly #panel = $derived.by((): readonly [MomentKind | null, 'board'?] => {
    const { game, asked, skip } = this;
    const { view, outlook } = game;
    if (view.phase === 'over') return ['final'];
    if (!asked) return this.#watched();
    if (this.desk.offered) return ['offered', 'board'];
    if (asked.decision === 'take_turn') {
      if (this.hordeTurns.length > 0 && !this.hordeSeen.value) return ['horde'];
      return [this.onlyRest ? 'rest' : null];
    }
    // A Reaction is quick: one sentence, and lit places.
    if (outlook.reaction) {
      if (skip.choosing) return ['skip'];
      return asked.decision === 'pay' || asked.decision === 'play_evolution'
        ? PANELS[asked.decision]
        : [null];
    }
    if (asked.decision === 'lose' && outlook.battle) return ['battle'];
    return PANELS[asked.decision];
  });

  /** What to show while others decide. */
  #watched(): readonly [MomentKind | null, 'board'?] {
    const { battle, waiting } = this.game.outlook;
    if (battle && battle.stage !== 'spoils') return ['battle'];
    return waiting?.decision === 'decree' ? ['queen'] : [null];
  }

  readonly prompt = $derived.by((): PromptText => promptOf(this));

  /** Passes on reactions that are skipped. Run this in an effect. */
  watch(): void {
    void this.skip.watch();
  }

  get own() {
    const { seat, view } = this.game;
    return seat === null ? undefined : view.nests[seat];
  }

  /** Whether resting is the only option left in this turn: then its consequences can be shown at once. */
  get onlyRest(): boolean {
    const { choices, outlook } = this.game;
    return (
      outlook.turn !== undefined && choices.length > 0 && choices.length === this.game.offers('rest').length
    );
  }

  // ---- paying

  readonly #sources = $derived.by((): readonly PaySource[] => this.game.outlook.pay?.sources ?? []);

  /** How much of the draft comes from a source. */
  #given({ at }: PaySource): number {
    return at === null ? this.payment.value.larvae : this.paidAnts(at);
  }

  /** How many larvae and ants are in the draft. */
  get #drafted(): number {
    return this.payment.value.larvae + this.payment.value.ants.length;
  }

  /** What the rules take without asking because the draft uses up everything else, and how many more than the draft has. */
  get paidByRules(): { source: PaySource; n: number } | null {
    const source = this.#sources.find((each) => each.rest_after === this.#drafted - this.#given(each));
    return source ? { source, n: this.#missing } : null;
  }

  get #missing(): number {
    return Math.max(0, (this.game.outlook.pay?.left ?? 0) - this.#drafted);
  }

  /** How many more larvae and ants the draft needs. */
  get unpaid(): number {
    return this.paidByRules ? 0 : this.#missing;
  }

  #most(at: Spot | null): number {
    return this.#sources.find((source) => source.at === at)?.most ?? 0;
  }

  payLarvae(by: 1 | -1): void {
    const { larvae, ants } = this.payment.value;
    const most = Math.min(this.#most(null), larvae + this.#missing);
    this.payment.value = { ants, larvae: Math.min(most, Math.max(0, larvae + by)) };
  }

  /** The ants on a spot in the draft. */
  paidAnts(at: Spot): number {
    return this.payment.value.ants.filter((each) => each === at).length;
  }

  /** Pays with one more ant from the spot; takes all of them back if there are none left to give. */
  payAnt(at: Spot): void {
    const { larvae, ants } = this.payment.value;
    const more = this.#missing > 0 && this.paidAnts(at) < this.#most(at);
    this.payment.value = { larvae, ants: more ? [...ants, at] : ants.filter((each) => each !== at) };
  }

  /** The actions that pay the draft, without what the rules take by themselves. */
  get payLines(): Notation[] {
    const asked = this.#sources.filter((source) => source !== this.paidByRules?.source);
    return asked.flatMap((source) => Array<Notation>(this.#given(source)).fill(source.action));
  }

  // ---- gains

  toggleGain(what: Resource): void {
    const { value } = this.gains;
    if (value.includes(what)) this.gains.value = value.filter((each) => each !== what);
    else if (value.length < (this.asked?.left ?? 1)) this.gains.value = [...value, what];
    else if (this.asked?.left === 1) this.gains.value = [what];
  }

  // ---- battle

  /** The card to be played. */
  get committing(): CardId | null {
    const chosen = this.desk.chosen?.action;
    return chosen?.do === 'commit' && !this.noCard.value ? chosen.card : null;
  }

  // ---- horde

  /** What the Horde did between our last turn and this one. */
  readonly hordeTurns = $derived.by((): HordeTurn[] =>
    this.game.components.has_horde ? hordeTurns(this.story(), this.game.components, this.game.seat) : [],
  );
}
