/** What this browser keeps of a lesson: how far its reader is, besides what the log tells. */
export interface KeptLesson {
  /** How many steps at the beginning have been read. */
  read: number;
  /** Whether the coach was sent away. */
  gone: boolean;
  /** Whether every step was done. */
  over: boolean;
}
const NEW: KeptLesson = { read: 0, gone: false, over: false };

const name = (table: string) => `formicarium-lesson-${table}`;

/** A browser that keeps nothing starts the lesson again. */
export function keptLesson(table: string): KeptLesson {
  try {
    return { ...NEW, ...(JSON.parse(localStorage.getItem(name(table)) ?? '{}') as Partial<KeptLesson>) };
  } catch {
    return NEW;
  }
}

export function keepLesson(table: string, kept: KeptLesson): void {
  try {
    localStorage.setItem(name(table), JSON.stringify(kept));
  } catch {
    // See above.
  }
}
