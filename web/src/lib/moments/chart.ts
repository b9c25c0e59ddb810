/** What the chart of the scores shows. */
import type { IconName } from '../../look/icons';

/** The scores at one time. */
export interface ChartPoint {
  icon: IconName;
  /** As it is read out. */
  name: string;
  scores: number[];
  /** Stands on a darker ground. */
  band?: boolean;
}
