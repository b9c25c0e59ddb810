/** Where a replay comes from: a table, or a record that somebody uploaded. */
import { api } from '../../lib/api';
import type { Replay } from '../../lib/generated/protocol';
import { open, type OpenReplay } from './loader';

export type Origin = { table: string } | { record: string };

export class Source {
  /** The viewpoints that were loaded of a game that does not change any more. */
  #known = new Map<number | null, OpenReplay>();

  /** `onfailed` is told why a frame of a viewpoint could not be loaded. */
  constructor(
    private origin: Origin,
    private onfailed: (seat: number | null, error: unknown) => void,
  ) {}

  /** The record that somebody uploaded. */
  get record(): string | null {
    return 'record' in this.origin ? this.origin.record : null;
  }

  /**
   * The game from a viewpoint, and if it is not known yet, with the frame of this step. A running game is loaded again
   * each time, with what happened since.
   */
  async look(seat: number | null, at: number | null): Promise<OpenReplay> {
    const known = this.#known.get(seat);
    if (known) return known;
    const { origin } = this;
    const from = { seat, at };
    return this.opened(
      await ('table' in origin ? api.replay(origin.table, from) : api.readRecord(origin.record, from)),
    );
  }

  /** Loads the frames of this replay from here. */
  opened(replay: Replay): OpenReplay {
    const { origin } = this;
    const { seat, version } = replay;
    const opened = open(
      replay,
      (range, signal) => {
        const some = { seat, version, ...range };
        return 'table' in origin
          ? api.replayFrames(origin.table, some, signal)
          : api.recordFrames(origin.record, some, signal);
      },
      (error) => {
        // Whoever chooses this viewpoint again tries again.
        this.#known.delete(seat);
        this.onfailed(seat, error);
      },
    );
    if ('record' in origin || replay.fair) this.#known.set(seat, opened);
    return opened;
  }
}
