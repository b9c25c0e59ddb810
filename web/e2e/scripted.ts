/** What scripted players of both games have in common: they look, wait for their turn, and decide step by step. */
import type { Page } from '@playwright/test';
import type { WithClicks } from './dice';

/** What can be read off the page of any game. */
export interface Sight {
  /** Changes with everything a click can change. */
  mark: string;
  /** How many clicks have arrived. */
  clicks: number;
  moment: string | null;
  /** Whether something is asked of this player. */
  asked: boolean;
  refused: string | null;
  curtain: boolean;
  say: string;
}

/** No game takes as many decisions. */
const MOST = 3000;

export const nap = (ms: number) => new Promise((done) => setTimeout(done, ms));

export abstract class Scripted<Look extends Sight> {
  /** What has been done so far, by kind. */
  readonly did = new Map<string, number>();
  clicks = 0;
  /** What is being played for, to be preferred where there is a choice. */
  protected wanted: readonly string[] = [];

  constructor(
    readonly page: Page,
    /** Taps like a finger instead of clicking like a mouse. */
    protected readonly touch = false,
  ) {}

  abstract look(): Promise<Look>;
  /** Makes one decision. Answers what it was. */
  abstract step(): Promise<string>;

  protected note(did: string): string {
    this.did.set(did, (this.did.get(did) ?? 0) + 1);
    return did;
  }

  /** Waits until something is asked, or the game is over. */
  async turn(within = 30_000): Promise<Look> {
    const end = Date.now() + within;
    for (;;) {
      const look = await this.look();
      if (look.moment === 'final' || look.asked || look.curtain || look.refused) return look;
      if (Date.now() > end) throw new Error(`Nothing is asked: "${look.say}", moment ${look.moment}`);
      await nap(20);
    }
  }

  /** Waits until a click has arrived and what it sent is answered. */
  async settled({ clicks }: Sight): Promise<void> {
    await this.page.waitForFunction(
      (before) =>
        ((window as WithClicks).clicks ?? 0) > before && document.querySelector('[data-busy]') === null,
      clicks,
      { polling: 10 },
    );
  }

  /** Waits until the page shows something else: for keys, which are no clicks. */
  async changed(before: Look, within = 10_000): Promise<void> {
    const end = Date.now() + within;
    while ((await this.look()).mark === before.mark) {
      if (Date.now() > end) throw new Error(`Nothing changed: "${before.say}", moment ${before.moment}`);
      await nap(15);
    }
  }

  /** Plays until the page shows what is wanted, or to the end. */
  async play(enough: (look: Look) => boolean = () => false): Promise<void> {
    for (let i = 0; i < MOST; i += 1) {
      const look = await this.turn();
      if (look.moment === 'final' || enough(look)) return;
      await this.step();
    }
    throw new Error(`Not at an end after ${MOST} decisions`);
  }

  /** Plays until one of these things is done. */
  async until(...kinds: string[]): Promise<void> {
    this.wanted = kinds;
    for (let did = ''; !kinds.includes(did);) {
      did = await this.step();
      if (did === 'final') throw new Error(`The game ended without ${kinds.join(' or ')}`);
    }
    this.wanted = [];
  }
}
