/**
 * A live table as games of Myrmes: one for each seat of ours, or one for the spectator, and whose turn it is to look.
 *
 * Around one screen the page shows the seat that is to act. While everybody chooses in secret a curtain falls between
 * two players, so that nobody sees the other's choice.
 */
import { SvelteMap } from 'svelte/reactivity';
import type { Components, Event, Outlook, View } from '../../lib/generated/myrmes';
import type { Item } from '../../lib/generated/protocol';
import type { TableClient, Viewpoint } from '../../lib/table.svelte';
import { standing } from '../../lib/items';
import { MyrmesGame } from './game.svelte';
import { eventsOf } from './history';

type Fresh = (game: MyrmesGame, events: Event[], before: View, after: View) => void;

/** What happened since the viewpoint last acted, without what was taken back. */
export function recentOf({ items, seat }: Viewpoint): Event[] {
  const stands = standing(items);
  const acted = stands.findLastIndex((item) => item.what === 'played' && seat !== null && item.seat === seat);
  // Who never acted has not seen the setup happen either.
  return eventsOf(stands.slice(acted < 0 ? stands.length : acted + 1));
}

/** The last action of the viewpoint's own seat that stands and can be taken back. */
function lastAction(viewpoint: Viewpoint | undefined): string | null {
  if (!viewpoint || viewpoint.undoable === 0) return null;
  const own = standing(viewpoint.items).findLast((item) => item.what === 'played' && item.action !== null);
  return own?.what === 'played' ? own.action : null;
}

const setsNurses = (action: string | null): boolean =>
  action !== null && (action.startsWith('nurses ') || action.startsWith('newborn '));

export class Live {
  readonly games = new SvelteMap<number | null, MyrmesGame>();
  /** Whose eyes the page shows. */
  seat = $state<number | null>(null);
  /** Who is to take the device before anything is shown. */
  curtain = $state<number | null>(null);
  #stop: () => void;

  constructor(
    private client: TableClient,
    private components: Components,
    private fresh: Fresh = () => undefined,
  ) {
    for (const viewpoint of client.mine) this.#see(viewpoint, []);
    this.#stop = client.onSeen((viewpoint, items) => this.#see(viewpoint, items));
  }

  stop(): void {
    this.#stop();
  }

  get game(): MyrmesGame | undefined {
    return this.games.get(this.seat);
  }

  /** Decides who is shown; to be called whenever who sits there or who is to act has changed. */
  turn(): void {
    const { info } = this.client;
    if (!info) return;
    const [only] = info.you;
    if (info.you.length <= 1) {
      this.seat = only ?? null;
      this.curtain = null;
      return;
    }
    const asked = this.games.get(only ?? null)?.view.to_act ?? info.to_act;
    const waiting = info.you.filter((seat) => asked.includes(seat) && !info.seats[seat]?.stand_in);
    if (this.seat !== null && !info.you.includes(this.seat)) this.seat = null;
    const now = this.curtain ?? this.seat;
    if (now !== null && waiting.includes(now)) return;
    const next = waiting.find((seat) => seat > (now ?? -1)) ?? waiting[0];
    if (next === undefined) {
      this.curtain = null;
      this.seat ??= only ?? null;
      return;
    }
    // `asked` is only told while everybody chooses at the same time.
    const secret = this.games.get(next)?.view.asked !== undefined;
    if (secret) this.curtain = next;
    else {
      this.seat = next;
      this.curtain = null;
    }
  }

  /** The next player has the device. */
  lift(): void {
    if (this.curtain !== null) this.seat = this.curtain;
    this.curtain = null;
  }

  /** The last action, or all nurses at once: they were set with one click, track by track. */
  async #takeBack(seat: number): Promise<void> {
    do await this.client.undo(seat);
    while (setsNurses(lastAction(this.client.viewpoints.get(seat))));
  }

  #see(viewpoint: Viewpoint, items: Item[]): void {
    const { seat } = viewpoint;
    let game = this.games.get(seat);
    const before = game?.view;
    if (!game) {
      game = new MyrmesGame(
        seat === null
          ? null
          : { act: (actions) => this.client.act(seat, actions), undo: () => this.#takeBack(seat) },
      );
      game.components = this.components;
      game.seat = seat;
    }
    const after = viewpoint.view as View;
    game.view = after;
    game.outlook = viewpoint.outlook as Outlook;
    game.choices = viewpoint.choices;
    game.undoable = viewpoint.undoable;
    game.recent = recentOf(viewpoint);
    this.games.set(seat, game);
    const jumped = items.some((item) => item.what === 'taken_back');
    if (before && items.length && !jumped) this.fresh(game, eventsOf(items), before, after);
  }
}

/** Where the nurses of a seat stood when they were last told. */
export function nursesOf(items: Item[], seat: number): number[] | null {
  const told = eventsOf(items).findLast((event) => event.what === 'nurses_placed' && event.seat === seat);
  if (told?.what !== 'nurses_placed') return null;
  return [told.larvae, told.soldiers, told.workers, told.atelier];
}
