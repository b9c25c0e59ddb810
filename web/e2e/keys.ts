/** Players who use the keyboard alone. They choose like the scripted players, and press N and Enter instead of clicking. */
import { expect, type Locator, type Page } from '@playwright/test';
import { dice } from './dice';
import { MarchPlayer } from './march-player';
import { Player } from './player';

/** More things than are ever lit at once. */
const MOST = 90;

/** A keyboard at a table, on which no key may leave the focus on nothing. */
export class Keyboard {
  /** The keys pressed so far. */
  readonly pressed: string[] = [];

  constructor(private readonly page: Page) {}

  async key(key: string): Promise<void> {
    this.pressed.push(key);
    dice.steps.push(`key ${key}`);
    await this.page.keyboard.press(key);
    const at = await this.page.evaluate(() => document.activeElement?.localName ?? 'nothing');
    expect(at, `the focus after ${this.pressed.slice(-6).join(' ')}`).not.toBe('body');
  }

  /** Whether one of these has the focus. */
  has(target: Locator): Promise<boolean> {
    return target.evaluateAll((all) => all.some((one) => one.contains(document.activeElement)));
  }

  /** Moves the focus to the target, through everything that is lit. */
  async reach(target: Locator, by: 'n' | 'Shift+N' = 'n'): Promise<void> {
    for (let i = 0; !(await this.has(target)); i += 1) {
      if (i > MOST) throw new Error(`${by} never reaches ${String(target)}`);
      await this.key(by);
    }
  }

  async press(target: Locator): Promise<void> {
    // The buttons of the prompt are the last.
    const last = await target.evaluateAll((all) => all.some((one) => one.closest('.prompt')));
    await this.reach(target, last ? 'Shift+N' : 'n');
    await this.key('Enter');
  }

  /** Goes on from what is only told. It may end by itself at the same moment. */
  async goOn(): Promise<void> {
    await this.key('Space');
  }

  /** Waits until the server has answered what was sent. A key has arrived when it has been pressed. */
  async answered(): Promise<void> {
    await this.page.waitForFunction(() => document.querySelector('[data-busy]') === null, null, {
      polling: 10,
    });
  }
}

export class KeysPlayer extends Player {
  readonly keyboard = new Keyboard(this.page);

  override press(target: Locator): Promise<void> {
    return this.keyboard.press(target);
  }
  override settled(): Promise<void> {
    return this.keyboard.answered();
  }
  protected override goOn(): Promise<void> {
    return this.keyboard.goOn();
  }
}

export class KeysMarchPlayer extends MarchPlayer {
  readonly keyboard = new Keyboard(this.page);

  override press(target: Locator): Promise<void> {
    return this.keyboard.press(target);
  }
  override settled(): Promise<void> {
    return this.keyboard.answered();
  }
  protected override goOn(): Promise<void> {
    return this.keyboard.goOn();
  }
}
