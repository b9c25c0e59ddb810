/**
 * Going back behind what others have done since: they are asked, and bots agree. A bot that stands in for somebody who is away
 * does not agree for them.
 */
import type { Item, TableInfo } from '../generated/protocol';
import { listed, t } from '../i18n.svelte';
import { standing } from '../items';
import { seatName } from '../seats';
import type { PromptAct } from './prompt';

/** The people whose consent is needed, by name. */
function asked(info: TableInfo, seat: number): string[] {
  return info.seats.flatMap((some, nth) =>
    nth === seat || some.kind === 'bot' || some.kind === 'open' ? [] : [seatName(some, nth)],
  );
}

/** The action of the prompt that asks to go back behind the seat's last move; null if there is nothing to ask for. */
export function goBack(
  info: TableInfo | null,
  items: readonly Item[],
  seat: number | null,
  ask: (seat: number) => unknown,
): PromptAct | null {
  if (
    !info ||
    seat === null ||
    info.status !== 'running' ||
    info.deal ||
    info.undo_asked ||
    !info.you.includes(seat)
  )
    return null;
  if (!standing(items).some((item) => item.what === 'played' && item.seat === seat)) return null;
  const people = asked(info, seat);
  const act = { id: 'undo', icon: 'undo', run: () => ask(seat) } as const;
  if (people.length === 0) return { ...act, text: t('play-back'), hint: t('play-back-bots') };
  const who = listed(people);
  return {
    ...act,
    text: t('play-back-ask', { who, n: people.length }),
    short: t('play-back'),
    hint: t('play-back-people', { who }),
  };
}
