// Who is in front of this browser. A name is asked for only when others will read it.
import { api } from './api';

class MySelf {
  name = $state('');
  known = $state(false);
  /** While somebody is asked for their name: how to answer. */
  asking = $state.raw<((name: string | null) => void) | null>(null);
  #loading: Promise<void> | null = null;

  /** Learns once who this is. */
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

  /** The name, asked for if there is none yet; null if it was not given. */
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

  /** After this browser has become somebody else: ask the server anew. */
  forget(): void {
    this.#loading = null;
  }
}

export const me = new MySelf();
export const askName = (again = false) => me.askName(again);
