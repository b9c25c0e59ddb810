/** Common to the scripted players of both games: they look, wait for their turn, and decide step by step. */
import type { Page } from '@playwright/test';
import type { WithClicks } from './dice';

/** What can be read from the page of any game. */
export interface Sight {
  /** Changes whenever a click has an effect. */
  mark: string;
  /** How many clicks have arrived. */
  clicks: number;
  moment: string | null;
  /** Whether this player has to decide something. */
  asked: boolean;
  refused: string | null;
  curtain: boolean;
  say: string;
}

/** More decisions than any game takes. */
const MOST = 3000;

/**
 * Whether the page may have something to say to its player: nothing is being sent or shown, or it shows something that
 * waits for nobody. Cheap, because it is asked again and again while others play; it runs in the browser.
 */
export function mayAsk(): boolean {
  const moment = document.querySelector<HTMLElement>('main.game-table')?.dataset.moment;
  if (moment === 'final' || moment?.startsWith('told-')) return true;
  if (document.querySelector('main.curtain, .prompt.no')) return true;
  return document.querySelector('[data-busy], [data-playing]') === null;
}

export const nap = (ms: number) => new Promise((done) => setTimeout(done, ms));

export abstract class Scripted<Look extends Sight> {
  /** How often each kind of decision was made. */
  readonly did = new Map<string, number>();
  /** What was only told, without a question. */
  readonly told = new Set<string>();
  clicks = 0;
  /** The kinds of decision that `until` plays for, preferred where there is a choice. */
  protected wanted: readonly string[] = [];

  constructor(
    readonly page: Page,
    /** Taps like a finger instead of clicking like a mouse. */
    protected readonly touch = false,
  ) {}

  abstract look(): Promise<Look>;
  /** Makes one decision and returns its kind. */
  abstract step(): Promise<string>;

  protected note(did: string): string {
    this.did.set(did, (this.did.get(did) ?? 0) + 1);
    return did;
  }

  /** Goes on from what is only told. */
  protected async goOn(): Promise<void> {
    await this.page.evaluate(() => document.querySelector<HTMLElement>('[data-act="go-on"]')?.click());
  }

  /** Waits until this player has to decide something, or the game is over. */
  async turn(within = 30_000): Promise<Look> {
    const end = Date.now() + within;
    for (;;) {
      // After the time is up, the look says what the page was waiting for.
      const left = Math.max(1, end - Date.now());
      await this.page.waitForFunction(mayAsk, undefined, { polling: 20, timeout: left }).catch(() => null);
      const look = await this.look();
      // Nobody has to wait for what is only told. It may end by itself at the same moment. Whatever is asked next may be
      // lit already, but its buttons come after it.
      if (look.moment?.startsWith('told-')) {
        this.told.add(look.moment);
        await this.goOn();
      } else if (look.moment === 'final' || look.asked || look.curtain || look.refused) return look;
      if (Date.now() > end)
        throw new Error(`Not asked to decide anything: "${look.say}", moment ${look.moment}`);
      await nap(40);
    }
  }

  /** Waits until a click has arrived and the server has answered what it sent. */
  async settled({ clicks }: Look): Promise<void> {
    await this.page.waitForFunction(
      (before) =>
        ((window as WithClicks).clicks ?? 0) > before && document.querySelector('[data-busy]') === null,
      clicks,
      { polling: 10 },
    );
  }

  /** Waits until the page changes: for keys, which do not count as clicks. */
  async changed(before: Look, within = 10_000): Promise<void> {
    const end = Date.now() + within;
    while ((await this.look()).mark === before.mark) {
      if (Date.now() > end) throw new Error(`Nothing changed: "${before.say}", moment ${before.moment}`);
      await nap(15);
    }
  }

  /** Plays until `enough` holds, or to the end of the game. */
  async play(enough: (look: Look) => boolean = () => false): Promise<void> {
    for (let i = 0; i < MOST; i += 1) {
      const look = await this.turn();
      if (look.moment === 'final' || enough(look)) return;
      await this.step();
    }
    throw new Error(`The game did not end within ${MOST} decisions`);
  }

  /** Plays until one of these kinds of decision is made. */
  async until(...kinds: string[]): Promise<void> {
    this.wanted = kinds;
    for (let did = ''; !kinds.includes(did);) {
      did = await this.step();
      if (did === 'final') throw new Error(`The game ended without ${kinds.join(' or ')}`);
    }
    this.wanted = [];
  }
}
