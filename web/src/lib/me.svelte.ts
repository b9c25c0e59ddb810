// The person at this browser. A name is asked for only when others will read it.
import { api } from './api';

class MySelf {
  name = $state('');
  known = $state(false);
  /** While the name is being asked for: resolves the question. */
  asking = $state.raw<((name: string | null) => void) | null>(null);
  #loading: Promise<void> | null = null;

  /** Asks the server once who this is. */
  load(): Promise<void> {
    this.#loading ??= api
      .me()
      .then(({ name, known }) => {
        this.name = name;
        this.known = known;
      })
      .catch((error: unknown) => {
        this.#loading = null;
        throw error;
      });
    return this.#loading;
  }

  async rename(name: string): Promise<void> {
    const told = await api.setName(name.trim());
    this.name = told?.name ?? name.trim();
    this.known = true;
  }

  /** The name, asking for it if there is none yet; null if none was given. */
  async askName(again = false): Promise<string | null> {
    await this.load().catch(() => undefined);
    if (this.name && !again) return this.name;
    this.asking?.(null);
    return new Promise((resolve) => {
      this.asking = (name) => {
        this.asking = null;
        resolve(name);
      };
    });
  }

  /** Call this after the browser has become another person, so that the server is asked again. */
  forget(): void {
    this.#loading = null;
  }
}

export const me = new MySelf();
export const askName = (again = false) => me.askName(again);
