/** Short names for parts of views and outlooks that the panels use. */
import type { Components, Outlook, View } from '../../../lib/generated/myrmes';

export type { SeatNote } from '../../../lib/table/prompt';

export type ColonyView = View['colonies'][number];
export type ColonyOutlook = Outlook['colonies'][number];
export type TileFacts = Components['tiles'][number];
export type TileName = TileFacts['tile'];
export type EventName = Components['events'][number];
export type ObjectiveName = View['objectives'][number];
export type PhaseName = View['phase'];
export type RoomOutlook = NonNullable<Outlook['rooms']>[number];
export type AtelierOutlook = NonNullable<Outlook['atelier']>;
export type CraftOutlook = AtelierOutlook['crafts'][number];
export type ObjectiveOutlook = AtelierOutlook['objectives'][number];
export type BirthsOutlook = NonNullable<Outlook['births']>;
export type BirthPlan = BirthsOutlook['plans'][number];
export type WinterChoice = NonNullable<Outlook['winter']>['choices'][number];

export const CUBES = ['food', 'earth', 'stone'] as const;
export type CubeName = (typeof CUBES)[number];
export const TRACKS = ['larvae', 'soldiers', 'workers', 'atelier'] as const;
export type TrackName = (typeof TRACKS)[number];

/** Cubes by kind; a missing kind means none. */
export type CubeCounts = Partial<Record<CubeName, number>>;
