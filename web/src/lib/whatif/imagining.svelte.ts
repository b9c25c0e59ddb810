/**
 * A table that is only imagined: it looks to the page like any table, but what is tried at it stays in this window.
 *
 * The server answers what would happen, from the moment where it began and everything that was tried, and keeps nothing.
 * The page keeps the answers, so going back and forth asks nobody.
 */
import { api, Refused } from '../api';
import type {
  DataUsed,
  Imagined,
  Item,
  Moment,
  Notation,
  SeatInfo,
  TableInfo,
  Tried,
  WhatIf,
} from '../generated/protocol';
import { TableClient, type Fancy } from '../table.svelte';
import type { Line } from '../log/lines';
import { plainTable } from '../plain-table';
import { pathTo, Tree, type Node } from './tree';

/** Where imagining begins. */
export interface Base {
  from: Moment;
  /** Who imagines. */
  seat: number;
  game: string;
  options: unknown;
  data: DataUsed;
  /** What the seat has been told so far. */
  items: Item[];
  /** Who plays, by seat. */
  names: string[];
}

type Ask = (question: WhatIf) => Promise<Imagined>;

/** The bot that plays for the others at first: quick, and no fool. */
export const USUAL = 'casual';

const no = () => Promise.reject(new Refused({ kind: 'not_now', message: 'This is only imagined.' }));

export class Imagining extends TableClient implements Fancy {
  readonly tree = new Tree();
  /** Where one is. */
  node = $state.raw<Node>(this.tree.root);
  /** Counts the changes of the tree, which is not reactive itself. */
  grown = $state(0);
  /** The bot that plays for the others; null if one plays for everybody. */
  bot = $state<string | null>(USUAL);
  /** Whether a bot is thinking. */
  thinking = $state(false);
  /** How the game tells what happened; the table says it when it is shown. */
  lines: (items: Item[], seat: number | null) => Line[] = () => [];
  override readonly fancy = this;
  /** Counts what was asked, so that a late answer does not move the table. */
  #asked = 0;
  /** How many deals there have been. */
  #deals = 0;
  /** The seat whose eyes see the table. */
  #eyes: number;
  #shown: Node | null = null;
  #from: Moment;

  constructor(
    readonly base: Base,
    private ask: Ask = api.whatIf,
  ) {
    super('whatif');
    this.#eyes = base.seat;
    this.#from = base.from;
  }

  /** Shows the beginning. Fails if the server refuses it. */
  async begin(): Promise<Imagined> {
    const first = await this.#see(this.tree.root, this.base.seat, { components: true });
    // From now on it is this moment, whatever happens at the table.
    const { step, version } = first;
    if (this.#from.of === 'table' && step !== null && version !== null) {
      const { seat } = this.#from.when ?? {};
      this.#from = { ...this.#from, when: { ...(seat === undefined ? {} : { seat }), step, version } };
    }
    this.state = 'live';
    await this.go(this.tree.root);
    return first;
  }

  override open(): void {}
  override close(): void {
    this.#asked += 1;
  }

  /** What is seen where one is. */
  get here(): Imagined | undefined {
    return this.node.seen.get(this.#eyes);
  }
  /** What the seat that imagines sees there, to compare with the beginning. */
  get start(): Imagined | undefined {
    return this.tree.root.seen.get(this.base.seat);
  }

  override async act(seat: number, actions: readonly Notation[]): Promise<void> {
    const { node } = this;
    const tried: Tried[] = [...node.tried, ...actions.map((action) => ({ seat, action }))];
    const asked = ++this.#asked;
    const seen = await this.ask({ ...this.#question(node.deal, tried), eyes: seat });
    if (asked !== this.#asked) return;
    const next = this.tree.after(node, seen.tried);
    next.seen.set(seat, seen);
    this.grown += 1;
    await this.go(next);
  }

  override why(seat: number, action: object): Promise<void> {
    const { deal, tried } = this.node;
    return this.ask({ ...this.#question(deal, tried), eyes: seat, why: action }).then(() => undefined);
  }

  override undo(): Promise<void> {
    return this.back();
  }
  override askUndo(): Promise<void> {
    return no();
  }
  override answerUndo(): Promise<void> {
    return no();
  }
  override say(): Promise<void> {
    return no();
  }

  /** One decision back: to where somebody that one plays had to decide. */
  async back(): Promise<void> {
    let to = this.node.parent;
    while (to?.parent && !this.#asks(to)) to = to.parent;
    if (to) await this.go(to);
  }

  /** One decision forth again, on the branch that was begun last. */
  async forth(): Promise<void> {
    const next = this.node.children.at(-1);
    if (next) await this.go(next);
  }

  /** The same again with other hidden things and other dice. */
  async redeal(): Promise<void> {
    const { node } = this;
    const asked = ++this.#asked;
    const deal = this.#deals + 1;
    const question = { ...this.#question(deal, node.tried), as_far_as_legal: true, eyes: this.base.seat };
    const seen = await this.ask(question);
    if (asked !== this.#asked) return;
    this.#deals = deal;
    let next = this.tree.redealt(node, deal, seen.tried.length);
    // At the very beginning nothing has been decided yet: the branch begins with the deal itself.
    if (next === this.tree.root) next = this.tree.after(this.tree.root, [], deal);
    if (next.tried.length === seen.tried.length) next.seen.set(this.base.seat, seen);
    this.grown += 1;
    await this.go(next);
  }

  /** Lets others play for the other seats, or oneself for everybody. */
  async play(bot: string | null): Promise<void> {
    this.bot = bot;
    await this.go(this.node);
  }

  name(node: Node, name: string): void {
    node.name = name.trim().slice(0, 60);
    this.grown += 1;
  }

  async prune(node: Node): Promise<void> {
    const lost = pathTo(this.node).includes(node);
    const left = this.tree.prune(node);
    this.grown += 1;
    if (lost || !this.#exists(this.node)) await this.go(left);
  }

  #exists(node: Node): boolean {
    return node.parent === null || (node.parent.children.includes(node) && this.#exists(node.parent));
  }

  /** The items that were imagined up to a node, as its eyes see them. */
  imagined(node: Node): Item[] {
    const seen = node.seen.get(this.base.seat) ?? [...node.seen.values()][0];
    return (seen?.seen.items ?? []).map((item) => ({ ...item, n: this.base.items.length + item.n }));
  }

  /** Whether somebody that one plays has to decide at a node. */
  #asks({ seen }: Node): boolean {
    const [some] = seen.values();
    return !some || this.bot === null || some.to_act.includes(this.base.seat);
  }

  /** Goes to a node. There bots play for the others until one has to decide oneself. */
  async go(node: Node): Promise<void> {
    const asked = ++this.#asked;
    let at = node;
    this.node = at;
    try {
      for (;;) {
        const own = await this.#see(at, this.base.seat);
        if (asked !== this.#asked) return;
        const mine = own.to_act.includes(this.base.seat);
        const eyes = mine || this.bot !== null ? this.base.seat : (own.to_act[0] ?? this.base.seat);
        const seen = await this.#see(at, eyes);
        if (asked !== this.#asked) return;
        this.#show(at, eyes, seen);
        // In a puzzle there is one turn.
        if (mine || own.turn_over || this.bot === null || own.to_act.length === 0) return;
        // What a bot did here before it does again.
        let next = at.children.find(({ by }) => by === this.bot);
        if (!next) {
          this.thinking = true;
          const answer = await this.ask({ ...this.#question(at.deal, at.tried), bot: this.bot });
          if (asked !== this.#asked) return;
          if (answer.tried.length === at.tried.length) return;
          next = this.tree.after(at, answer.tried);
          next.by = this.bot;
          next.seen.set(this.base.seat, answer);
          this.grown += 1;
        }
        at = next;
        this.node = at;
      }
    } finally {
      if (asked === this.#asked) this.thinking = false;
    }
  }

  #question(deal: number, tried: readonly Tried[]): WhatIf {
    return { from: this.#from, seat: this.base.seat, deal, tried: [...tried] };
  }

  async #see(node: Node, eyes: number, more: Partial<WhatIf> = {}): Promise<Imagined> {
    const known = node.seen.get(eyes);
    if (known) return known;
    const seen = await this.ask({ ...this.#question(node.deal, node.tried), eyes, ...more });
    node.seen.set(eyes, seen);
    return seen;
  }

  #show(node: Node, eyes: number, told: Imagined): void {
    const before = this.viewpoints.get(eyes);
    const offset = this.base.items.length;
    const items = [...this.base.items, ...told.seen.items.map((item) => ({ ...item, n: offset + item.n }))];
    const known = before?.items.length ?? items.length;
    const forth = this.#shown !== null && this.#shown !== node && pathTo(node).includes(this.#shown);
    // Where one goes back, what was told of it is no longer true.
    const gone = (before?.items ?? []).slice(offset).map(({ n }) => n);
    const fresh: Item[] = forth
      ? items.slice(known)
      : this.#shown === node || gone.length === 0
        ? []
        : [{ n: items.length, at: 0, what: 'taken_back', seat: eyes, items: gone, agreed: false }];
    const { view, choices, outlook } = told.seen;
    this.#eyes = eyes;
    this.#shown = node;
    this.viewpoints.set(eyes, { seat: eyes, items, view, choices, outlook, undoable: 0, last_request: 0 });
    this.tell(eyes, fresh);
    this.info = this.#info(eyes, told);
  }

  #info(eyes: number, { to_act, standing }: Imagined): TableInfo {
    const { base } = this;
    const seats = base.names.map((name, nth): SeatInfo => {
      const bot = nth !== base.seat && this.bot !== null;
      return {
        kind: bot ? 'bot' : 'human',
        name,
        commitment: null,
        contributed: false,
        level: bot ? this.bot : null,
        online: true,
        stand_in: null,
        gone: false,
      };
    });
    const { id } = this;
    const { game, options, data } = base;
    const status = to_act.length === 0 ? 'over' : 'running';
    return plainTable({ id, game, options, data, status, you: [eyes], seats, to_act, standing });
  }
}
