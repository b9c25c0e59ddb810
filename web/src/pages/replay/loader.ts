/**
 * Loads the frames of a replay as they are needed, and those around them in advance.
 *
 * One request is under way at a time. While somebody drags the slider, the requests for the steps passed over are
 * never made: when an answer has arrived, only the step wanted by then is requested. What is loaded in advance gives
 * way at once. Every frame that has arrived is kept.
 */
import type { Frame, Frames, Replay } from '../../lib/generated/protocol';

/** How many frames are requested together; the server sends at most 32. */
export const AT_ONCE = 16;

export interface Range {
  from: number;
  to: number;
}

/** Requests these frames, both ends included. */
export type Ask = (range: Range, signal: AbortSignal) => Promise<Frames>;

interface Request extends Range {
  /** Whether somebody waited for one of these frames when they were requested. */
  urgent: boolean;
  abort: AbortController;
}

const covers = ({ from, to }: Range, at: number) => from <= at && at <= to;

export class FrameLoader {
  /** The step whose frame is there from the beginning. */
  readonly first: number;
  #frames = new Map<number, Frame>();
  #request: Request | null = null;
  /** The step wanted last. */
  #at: number;
  #wait: ((frame: Frame | null) => void) | null = null;

  /** `onfailed` is told why a wanted frame could not be loaded. */
  constructor(
    private last: number,
    known: Frames,
    private ask: Ask,
    private onfailed: (error: unknown) => void,
  ) {
    this.first = known.from;
    this.#at = known.from;
    this.#keep(known);
  }

  /**
   * The frame of a step: at once if it is here, otherwise as soon as it arrives. Null if it cannot be loaded, or if
   * another one was wanted in the meantime.
   */
  want(at: number): Frame | Promise<Frame | null> {
    this.#answer(null);
    this.#at = at;
    const frame = this.#frames.get(at);
    const wanted = frame ?? new Promise<Frame | null>((resolve) => (this.#wait = resolve));
    this.#load();
    return wanted;
  }

  /** Loads nothing more until a frame is wanted again. */
  stop(): void {
    this.#answer(null);
    this.#request?.abort.abort();
    this.#request = null;
  }

  #answer(frame: Frame | null): void {
    this.#wait?.(frame);
    this.#wait = null;
  }

  #keep({ from, frames }: Frames): void {
    frames.forEach((frame, nth) => this.#frames.set(from + nth, frame));
  }

  #load(): void {
    const range = this.#missing();
    if (!range) return;
    const urgent = this.#wait !== null;
    if (this.#request) {
      if (!urgent || this.#request.urgent || covers(this.#request, this.#at)) return;
      this.#request.abort.abort();
    }
    void this.#send({ ...range, urgent, abort: new AbortController() });
  }

  /** What to load next: the frames around the current one, then those after them, then those before. */
  #missing(): Range | null {
    const begin = this.#at - (this.#at % AT_ONCE);
    for (const page of [begin, begin + AT_ONCE, begin - AT_ONCE]) {
      const steps = Array.from({ length: AT_ONCE }, (_, nth) => page + nth);
      const missing = steps.filter((at) => at >= 0 && at <= this.last && !this.#frames.has(at));
      const [from, to] = [missing[0], missing.at(-1)];
      if (from !== undefined && to !== undefined) return { from, to };
    }
    return null;
  }

  async #send(request: Request): Promise<void> {
    this.#request = request;
    const { from, to, abort } = request;
    try {
      const answer = await this.ask({ from, to }, abort.signal);
      if (this.#request !== request) return;
      this.#request = null;
      this.#keep(answer);
    } catch (error) {
      if (this.#request !== request) return;
      this.#request = null;
      if (this.#wait === null) return; // Nobody waits for what is loaded in advance.
      if (covers(request, this.#at)) {
        this.#answer(null);
        this.onfailed(error);
        return;
      }
    }
    const frame = this.#frames.get(this.#at);
    if (frame) this.#answer(frame);
    this.#load();
  }
}

/** A replay whose frames are loaded as they are needed. */
export type OpenReplay = Omit<Replay, 'frames'> & { frames: FrameLoader };

export function open(replay: Replay, ask: Ask, onfailed: (error: unknown) => void): OpenReplay {
  return { ...replay, frames: new FrameLoader(replay.steps.length - 1, replay.frames, ask, onfailed) };
}
