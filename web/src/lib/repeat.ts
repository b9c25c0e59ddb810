/** How often a page looks again while others still play. */
const EVERY_MS = 4000;

interface Asked<T> {
  ask: () => Promise<T>;
  got: (answer: T) => void;
  failed: (error: unknown) => void;
  /** Whether something may still change. */
  more: () => boolean;
}

/** Asks at once, and again while there is more to come; the returned function ends it. */
export function repeat<T>({ ask, got, failed, more }: Asked<T>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let left = false;
  const look = async () => {
    try {
      const answer = await ask();
      if (left) return;
      got(answer);
    } catch (error) {
      if (left) return;
      failed(error);
    }
    if (more()) timer = setTimeout(() => void look(), EVERY_MS);
  };
  void look();
  return () => {
    left = true;
    clearTimeout(timer);
  };
}
