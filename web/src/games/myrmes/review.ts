/** What Myrmes gives the review of a game. */
import type { Components, Event, View } from '../../lib/generated/myrmes';
import { t } from '../../lib/i18n.svelte';
import type { ReviewParts } from '../../pages/review/parts';
import { adviseOf } from './advice';
import { roman } from './panels/words';
import ReviewMoment from './ReviewMoment.svelte';
import { cellsOf, telling } from './tell';

type Stand = Pick<View, 'year' | 'season' | 'phase'>;

export const parts: ReviewParts = {
  begin: () => undefined,
  advice: (components) => adviseOf(components as Components),
  stage: (stand) => {
    const { year, season, phase } = stand as Stand;
    return { icon: phase === 'winter' ? 'winter' : season, group: `${t('my-year')} ${roman(year)}` };
  },
  lines: (events, seat, components) =>
    telling(
      seat,
      cellsOf((components as Components).tiles),
    )([{ n: 0, at: 0, what: 'played', seat, action: null, events: events as Event[] }])
      // Afterwards nothing is hidden any more, and the reader need not be the one who chose.
      .map((line) => ({ ...line, key: line.key.replace(/^log-chose-/, 'log-plan-') })),
  Moment: ReviewMoment,
};
