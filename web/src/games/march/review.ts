/** What March of the Ants gives the review of a game. */
import type { Components, View } from '../../lib/generated/march';
import { t } from '../../lib/i18n.svelte';
import type { IconName } from '../../look/icons';
import type { ReviewParts } from '../../pages/review/parts';
import { ADVICE } from './advice';
import ReviewMoment from './ReviewMoment.svelte';
import { linesOf } from './tell';
import { useNames } from './texts';

const ICONS: Record<string, IconName> = { soldier: 'ant-soldier', queen: 'ant-queen', over: 'first-player' };

export const parts: ReviewParts = {
  begin: (components) => useNames(components as Components),
  advice: () => ADVICE,
  stage: (stand) => {
    const { round, phase } = stand as Pick<View, 'round' | 'phase'>;
    return { icon: ICONS[phase] ?? 'ant-worker', group: t('march-round', { round }) };
  },
  lines: (events, seat) => linesOf([{ n: 0, at: 0, what: 'played', seat, action: null, events }], seat),
  Moment: ReviewMoment,
};
