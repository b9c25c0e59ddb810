// The panels around the meadow, tested with the fixtures that the rules' tests write.
import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type {
  CardFace,
  CardId,
  Components,
  HordeView,
  NestView,
  Outlook,
  TurnOutlook,
  View,
} from '../../../lib/generated/march';
import type { ApiError, Choice, Notation } from '../../../lib/generated/protocol';
import { choose, t, use } from '../../../lib/i18n.svelte';
import { recorder } from '../../../lib/recorder';
import { LANGUAGES, settings } from '../../../lib/settings.svelte';
import { Player } from '../board/animate.svelte';
import { Desk } from '../desk.svelte';
import { MarchGame } from '../game.svelte';
import { marchReason } from '../refusal';
import Table from '../Table.svelte';
import Acts from './Acts.svelte';
import Card from './Card.svelte';
import { cardText } from '../texts';
import { lastSentence } from './cards';
import Hand from './Hand.svelte';
import { Moments } from '../moments/moments.svelte';

interface Fixture {
  components: Components;
  view: View;
  outlook: Outlook;
  choices: Choice[];
}
const fixtures = import.meta.glob<Fixture>('../fixtures/*.json', { eager: true, import: 'default' });
const scenes = Object.keys(fixtures).map((path) => path.replace(/^.*\/|\.json$/g, ''));

function table(scene: string) {
  const { actor, sent } = recorder();
  const game = new MarchGame(actor);
  const { components, view, outlook, choices } = fixtures[`../fixtures/${scene}.json`] as Fixture;
  Object.assign(game, { components, view, outlook, choices, seat: view.seat });
  game.names = view.nests.map((_, seat) => `Player ${seat}`);
  return { game, desk: new Desk(game), sent, reason: (error: ApiError) => marchReason(error, game.names) };
}
/** Changes a nest of the table. */
function give(game: MarchGame, seat: number, nest: Partial<NestView>) {
  const nests = game.view.nests.map((each, i) => (i === seat ? { ...each, ...nest } : each));
  game.view = { ...game.view, nests };
}
/** Changes the outlook of the turn. */
function ask(game: MarchGame, turn: Partial<TurnOutlook>) {
  const asked = game.outlook.turn;
  if (asked) game.outlook = { ...game.outlook, turn: { ...asked, ...turn } };
}
const words = (element: Element | null | undefined) =>
  element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
const classes = (element: Element | null) => [...(element?.classList ?? [])];
const draw = ({ game, desk }: ReturnType<typeof table>) =>
  render(Table, { game, desk, moments: new Moments(game, desk), player: new Player(game), items: [] })
    .container;

beforeAll(() => use('march'));
beforeEach(() => choose('en'));

test.each(scenes)('%s: every text around the board exists', (scene) => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  draw(table(scene));
  expect(warned.mock.calls).toEqual([]);
  warned.mockRestore();
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('a stashed goal shows what it requires in Slumber', async () => {
    await choose(language);
    const { game } = table('turn');
    const slumber = t('mm-queen-slumber').toLowerCase();
    for (const face of game.components.cards.filter(({ goal }) => goal))
      expect(lastSentence(cardText(face)).toLowerCase(), face.card).toContain(slumber);
  });
});

describe('a card', () => {
  const face = (card: CardId) =>
    table('turn').game.components.cards.find((each) => each.card === card) as CardFace;

  test('shows its name, type, price, text and ferocity', () => {
    const { container } = render(Card, { face: face('sparrow_attack') });
    const { cost, ferocity } = face('sparrow_attack');
    expect(words(container.querySelector('h4'))).toContain('Sparrow Attack');
    expect(words(container.querySelector('.kind'))).toContain('Event');
    expect(words(container.querySelector('p'))).toContain(t('card-sparrow_attack.text'));
    expect(words(container.querySelector('p'))).toMatch(/^Pay with larvae only\./);
    expect(words(container.querySelector('.cost'))).toContain(String(cost));
    expect(container.querySelector('.cost')?.getAttribute('aria-label')).toMatch(/larvae only/);
    expect(words(container.querySelector('.ferocity'))).toContain(String(ferocity));
  });

  test('is marked only if reconstructed, with what was reconstructed', () => {
    for (const each of table('turn').game.components.cards) {
      const { container, unmount } = render(Card, { face: each });
      const mark = container.querySelector('a[href="/about#reconstructed"]');
      const ours = Object.values(each.known).includes('reconstructed');
      expect(mark !== null, each.card).toBe(ours);
      if (each.known.ferocity === 'reconstructed')
        expect(mark?.getAttribute('aria-description')).toContain('ferocity');
      unmount();
    }
  });
});

describe('the hand', () => {
  const shown = () => {
    const at = table('turn');
    const { game } = at;
    give(game, 0, { hand: ['brood_surge', 'harvester_thorax'], n_cards: 2 });
    game.choices = [{ text: 'play brood_surge' as Notation, action: { do: 'play', card: 'brood_surge' } }];
    const values = { why: 'cannot_pay', card: 'harvester_thorax', cost: 2 } as const;
    const refusal = { rule: 'worker/play_a_card', values, message: 'no' };
    ask(game, {
      cards: [
        { card: 'brood_surge', refusal: null },
        { card: 'harvester_thorax', refusal },
      ],
    });
    render(Hand, at);
    return at;
  };
  const button = (card: string) => screen.getByRole('button', { name: new RegExp(`^${card},`) });

  test('lights what can be played, and a press selects it', () => {
    const { desk } = shown();
    expect(classes(button('Brood Surge').closest('.card'))).toContain('selectable');
    expect(classes(button('Harvester Thorax').closest('.card'))).not.toContain('selectable');
    button('Brood Surge').click();
    expect(desk.picked).toBe('card:brood_surge');
  });

  test('says why a card cannot be played when it is tried', () => {
    const { game } = shown();
    button('Harvester Thorax').click();
    flushSync();
    expect(game.refusal).toMatchObject({ at: 'card:harvester_thorax', error: { kind: 'illegal' } });
    expect(classes(button('Harvester Thorax').closest('.card'))).toContain('refused');
    expect(button('Harvester Thorax').getAttribute('aria-description')).toContain('2');
  });
});

describe('the table', () => {
  test('a legal action is taken; a Rest first says what follows', () => {
    const at = table('turn');
    const container = draw(at);
    const act = (name: string) => container.querySelector<HTMLElement>(`[data-act=${name}]`);
    const { larvae } = at.game.outlook.turn?.rest ?? { larvae: 0 };
    expect(act('rest')?.getAttribute('aria-description')).toContain(t('ma-rest-larvae', { n: larvae }));
    act('rest')?.click();
    flushSync();
    expect(at.sent).toEqual([]);
    container.querySelector<HTMLElement>('.rests .primary')?.click();
    expect(at.sent).toEqual([['rest']]);
  });

  test('an action asks first if the player wants to be asked', async () => {
    settings.confirm = true;
    const shown = (at: ReturnType<typeof table>) =>
      render(Acts, { game: at.game, desk: at.desk, reason: at.reason, onHand: () => undefined }).container;
    for (const name of ['explore', 'march', 'forage', 'species']) {
      const at = table('species');
      shown(at).querySelector<HTMLElement>(`[data-act=${name}]`)?.click();
      expect([at.game.wish?.actions, at.sent]).toEqual([[name], []]);
      await at.game.meant(true);
      expect(at.sent).toEqual([[name]]);
    }
    settings.confirm = false;
    const at = table('species');
    shown(at).querySelector<HTMLElement>('[data-act=explore]')?.click();
    expect([at.game.wish, at.sent]).toEqual([null, [['explore']]]);
  });

  test('an illegal action says why when it is tried', () => {
    const at = table('turn');
    at.game.choices = at.game.choices.filter(({ text }) => text !== 'rest');
    const rest = at.game.outlook.turn?.rest as TurnOutlook['rest'];
    const refusal = { rule: 'worker/rest', values: { why: 'rest_as_first_action' }, message: 'no' } as const;
    ask(at.game, { rest: { ...rest, refusal } });
    const container = draw(at);
    container.querySelector<HTMLElement>('[data-act=rest]')?.click();
    flushSync();
    expect(at.sent).toEqual([]);
    expect(words(container.querySelector('.prompt.no .prompt-text b'))).toContain('Rest');
  });

  test('another nest shows only what is public, and no cards in hand', () => {
    const at = table('turn');
    const abdomens: CardId[] = ['dracula_abdomen', 'herding_abdomen', 'honeypot_abdomen'];
    give(at.game, 2, { abdomens, n_cards: 3 });
    const seen = at.game.outlook.nests.map((nest, seat) =>
      seat === 2
        ? { ...nest, active: { head: null, thorax: null, abdomen: 'honeypot_abdomen' as const } }
        : nest,
    );
    at.game.outlook = { ...at.game.outlook, nests: seen };
    at.game.shown = 2;
    const container = draw(at);
    const nest = container.querySelector('.right');
    expect(words(nest)).toContain('Honeypot Abdomen');
    expect(words(nest)).toContain('2 beneath');
    expect(words(nest)).toContain('3 cards in hand');
    for (const card of at.game.view.nests[0]?.hand ?? [])
      expect(words(nest)).not.toContain(t(`card-${card}`));
  });

  test('a spectator sees no hand and has no actions', () => {
    const at = table('turn');
    Object.assign(at.game, { seat: null, choices: [] });
    const container = draw(at);
    expect(container.querySelector('.hand')).toBeNull();
    expect(container.querySelector('.turn-actions')).toBeNull();
  });

  test('the Horde is among the colonies, with its score', () => {
    const at = table('horde');
    const { horde } = at.game.outlook;
    const line = draw(at).querySelector('.horde');
    const needs = t('ma-horde-stands', { n: horde?.needs ?? 0, how: horde?.wins_now ? 'ahead' : 'behind' });
    expect(words(line)).toContain(`${t('ma-horde')}${needs}`);
    expect(words(line?.querySelector('.score'))).toBe(String(at.game.view.horde?.score));
  });

  test('the Horde is on the score track, for the eye and the ear', () => {
    const at = table('horde');
    const { game } = at;
    game.view = { ...game.view, horde: { ...(game.view.horde as HordeView), score: 57 } };
    const track = draw(at).querySelector('.track');
    expect(track?.getAttribute('aria-label')).toContain(`${t('mm-horde')} 57`);
    expect(track?.querySelector('.foe')?.getAttribute('title')).toContain('57');
    // The scale reaches as far as the Horde.
    expect(words(track)).toContain('60');
  });

  test('after the game the Horde has won or lost', () => {
    const at = table('horde');
    Object.assign(at.game, { view: { ...at.game.view, phase: 'over' }, choices: [] });
    for (const [wins_now, how] of [
      [true, 'won'],
      [false, 'lost'],
    ] as const) {
      Object.assign(at.game, {
        outlook: { ...at.game.outlook, horde: { ...at.game.outlook.horde, wins_now } },
      });
      expect(words(draw(at).querySelector('.horde'))).toContain(t('ma-horde-stands', { n: 0, how }));
    }
  });
});
