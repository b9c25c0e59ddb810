/** Both games by keys alone: whole games, how many keys the common actions take, and where the focus is. */
import type { Page } from '@playwright/test';
import { Keyboard, KeysMarchPlayer, KeysPlayer } from './keys';
import { playNowMarch } from './march-player';
import { playNow, type Look } from './player';
import type { Scripted, Sight } from './scripted';
import { painted, toldIn } from './tables';
import { expect, test } from './test';

test.describe.configure({ timeout: 150_000 });

/** No common action takes more keys than this. */
const SIX = 6;

/** Counts the keys of somebody who takes the first thing that is lit. */
class Counted<Look extends Sight> {
  readonly counts = new Map<string, number>();

  constructor(
    private readonly player: Scripted<Look>,
    private readonly keyboard: Keyboard,
  ) {}

  /** Presses these keys, one after the other has had its effect. */
  async keys(...keys: string[]): Promise<void> {
    for (const key of keys) {
      await this.keyboard.key(key);
      await this.keyboard.answered();
      await painted(this.player.page);
    }
  }

  /** The digit of the nth thing on offer that matches. */
  async digit(selector: string): Promise<void> {
    const at = await this.player.page.evaluate((wanted) => {
      const offers = [...document.querySelectorAll(':is(.moment, .turn-actions) .selectable')];
      const able = offers.filter((one) => one.getAttribute('aria-disabled') !== 'true');
      return able.findIndex((one) => one.matches(wanted));
    }, selector);
    expect(at, `${selector} is on offer`).toBeGreaterThanOrEqual(0);
    await this.keys(String(at + 1));
  }

  /** Enter on what has the focus if that can be pressed, otherwise on to the next lit thing, until it is done. */
  async until(done: () => Promise<boolean>): Promise<void> {
    for (let i = 0; i <= SIX && !(await done()); i += 1) {
      const able = await this.player.page.evaluate(() =>
        Boolean(
          document.activeElement?.matches(
            ':is([data-lit], .selectable, .selectable *, .menu *, .primary):not(:disabled, [aria-disabled="true"], [aria-pressed="true"])',
          ),
        ),
      );
      await this.keys(able ? 'Enter' : 'n');
    }
    expect(await done(), this.keyboard.pressed.slice(-SIX).join(' ')).toBe(true);
  }

  /** What `run` does takes at most six keys, counted from a new turn. */
  async action(what: string, run: () => Promise<void>): Promise<void> {
    const before = this.keyboard.pressed.length;
    await run();
    const keys = this.keyboard.pressed.slice(before);
    this.counts.set(what, keys.length);
    expect(keys.length, `${what}: ${keys.join(' ')}`).toBeLessThanOrEqual(SIX);
  }
}

/** Whether the log has a new line like this, or its newest line has become one. */
async function tells(page: Page, line: RegExp): Promise<() => Promise<boolean>> {
  const [newest = '', ...before] = await toldIn(page);
  return async () => {
    const lines = await toldIn(page);
    const known = lines.findIndex((text, i) => text === before[0] && lines[i + 1] === before[1]);
    return lines.slice(0, known).some((text) => text !== newest && line.test(text));
  };
}

// In not every game does a player build something of each kind, or have a card to play, an ant that can march and a hex
// to explore without a card that asks for more. In games of these seeds one does.
test.describe('in a game of many kinds', () => {
  test.use({ seed: '4' });

  test('a whole game of Myrmes, with at most six keys for a common action', async ({ page }) => {
    await playNow(page, 2, 'Novice');
    const player = new KeysPlayer(page);
    const counted = new Counted(player, player.keyboard);
    const moment = async () => (await player.turn()).moment;

    await player.turn();
    await counted.action('leave the event', async () => {
      await counted.keys('Shift+N', 'Enter');
      expect(await moment()).toBe('births');
    });
    await counted.action('place the nurses', async () => {
      await counted.keys('3', '3');
      await counted.until(async () => (await moment()) !== 'births');
    });
    const says = async () => (await player.turn()).say;
    /** Leaves by a tunnel and takes a step, after which there are fewer movement points. */
    const out = async () => {
      await counted.until(async () => /movement points? left/.test(await says()));
      const left = await says();
      await counted.until(async () => (await says()) !== left);
    };
    await counted.action('leave by a tunnel and step', out);
    await counted.action('place a pheromone', async () => {
      const placed = await tells(page, /places a pheromone/);
      await counted.keys('Shift+N', 'Enter');
      await counted.until(placed);
    });

    // Another worker.
    await player.play(({ acts }) => acts.includes('stop'));
    await counted.action('end the sortie', async () => {
      const ended = await tells(page, /ends the sortie/);
      await player.keyboard.press(page.locator('[data-act="stop"]'));
      await counted.until(ended);
    });

    await player.play((look) => look.moment === 'event');
    await counted.action('push the event', async () => {
      await counted.digit('[role="radio"]');
      await counted.keys('Enter');
      expect(await moment()).toBe('births');
    });
    // When the others come up depends on the game.
    const later = new Map<string, [comes: (look: Look) => boolean, act: () => Promise<void>]>([
      [
        'harvest a cube',
        [
          ({ moment: now }) => now === 'harvest',
          async () => counted.until(await tells(page, /You take|harvests/)),
        ],
      ],
      [
        'leave the atelier',
        [
          ({ moment: now }) => now === 'atelier',
          async () => {
            await counted.keys('Shift+N', 'Enter');
            expect(await moment()).not.toBe('atelier');
          },
        ],
      ],
    ]);
    for (
      let look = await player.turn();
      look.moment !== 'final' && later.size > 0;
      look = await player.turn()
    ) {
      const [what, [, act]] = [...later].find(([, [comes]]) => comes(look)) ?? ['', [null, null]];
      if (!act) {
        await player.step();
        continue;
      }
      later.delete(what);
      await counted.action(what, act);
    }
    // Whether a harvest leaves anything to choose is up to the dice.
    expect([...later.keys()].filter((what) => what !== 'harvest a cube')).toEqual([]);
    await player.play();
    await expect(page.getByRole('region', { name: 'The final score' })).toContainText(
      /wins with|share the victory/,
    );
    // What comes up in every game; whether a worker stays in a room of the colony is drawn.
    for (const kind of ['event', 'births', 'leave', 'walk', 'lay', 'atelier'])
      expect([...player.did.keys()]).toContain(kind);
    expect([...player.told]).toEqual(expect.arrayContaining(['told-winter', 'told-year']));
    console.log(`  ${player.keyboard.pressed.length} keys; ${JSON.stringify([...counted.counts])}`);
  });
});

test.describe('with everything to do', () => {
  test.use({ seed: '2' });

  test('March of the Ants, with at most six keys for a common action', async ({ page }) => {
    await playNowMarch(page, 2);
    const player = new KeysMarchPlayer(page);
    const counted = new Counted(player, player.keyboard);
    /** Plays on by keys until it is our turn and this can be done. */
    const turn = (act: string) =>
      player.play(({ acts, moment }) => moment === null && acts.includes(act) && acts.includes('rest'));
    for (const [act, line] of [
      ['forage', /You forage/],
      ['explore', /explores .* from/],
      ['march', /marches: /],
    ] as const) {
      await turn(act);
      await counted.action(act, async () => {
        const told = await tells(page, line);
        await counted.digit(`[data-act="${act}"]`);
        await counted.until(told);
      });
    }
    await turn('play');
    await counted.action('play a card', async () => {
      const played = await tells(page, /plays .* for|evolves/);
      await counted.digit('[data-act="play"]');
      await counted.until(played);
    });
    await turn('rest');
    await counted.action('rest', async () => {
      const rested = await tells(page, /rests/);
      await counted.digit('[data-act="rest"]');
      await counted.until(rested);
    });
    if (process.env.E2E_LONG) {
      await player.play();
      await expect(page.getByRole('region', { name: 'Final score' })).toBeVisible();
    } else {
      await player.play(() => player.told.has('told-round'));
    }
    expect([...player.told]).toContain('told-round');
    console.log(`  ${player.keyboard.pressed.length} keys; ${JSON.stringify([...counted.counts])}`);
  });
});
