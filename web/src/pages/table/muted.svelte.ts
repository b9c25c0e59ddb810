// Whose chat lines this browser hides.

const KEY = 'formicarium.muted';
/** The latest stay. */
const MOST = 200;

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((who) => typeof who === 'string') : [];
  } catch {
    return [];
  }
}

class Muted {
  #who = $state.raw<readonly string[]>(read());

  has(who: string): boolean {
    return this.#who.includes(who);
  }
  add(who: string): void {
    this.#keep([...this.#who.filter((other) => other !== who), who].slice(-MOST));
  }
  /** Hears these again. */
  remove(who: readonly string[]): void {
    this.#keep(this.#who.filter((other) => !who.includes(other)));
  }
  #keep(who: readonly string[]): void {
    this.#who = who;
    localStorage.setItem(KEY, JSON.stringify(who));
  }
}

export const muted = new Muted();
