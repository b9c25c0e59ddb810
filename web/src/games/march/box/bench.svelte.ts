/** The corrections that an owner of the box has entered so far, checked by the server as they are typed. */
import { api, asApiError } from '../../../lib/api';
import type {
  ApiError,
  Correction,
  DataContents,
  DataProblem,
  DataSetInfo,
  DataSets,
} from '../../../lib/generated/protocol';
import type { Components } from '../../../lib/generated/march';
import { entriesOf, entryOf, same, type Entry, type Files, type Place } from './files';

const GAME = 'march';
export const OWN = 'own';
/** How long to wait after the last input before asking the server. */
const PAUSE_MS = 250;
/** The key in the browser's storage for unsaved corrections. */
const KEPT = 'formicarium.box';

/** A figure that differs from the program's data. */
export interface Change extends Place {
  field: string;
  old: unknown;
  value: unknown;
}

const today = (): string => {
  const now = new Date();
  const two = (n: number) => String(n).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
};

const isAt = (correction: Correction, place: Place, field: string) =>
  correction.file === place.file && correction.entry === place.entry && correction.field === field;

export class Bench {
  sets = $state.raw<DataSets>({ sets: [], administrator_only: false });
  /** The set being corrected. */
  base = $state(OWN);
  corrections = $state.raw<Correction[]>([]);
  /** The program's own data, for comparison. */
  own = $state.raw<Files>({});
  /** The set with its corrections, as in the server's last answer. */
  contents = $state.raw<DataContents | null>(null);
  /** The components of the last data with which a game could be played. */
  components = $state.raw<Components | null>(null);
  failed = $state.raw<ApiError | null>(null);
  /** Whether there is input that has not been checked yet. */
  pending = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  readonly files: Files = $derived(this.contents?.files ?? {});
  readonly problems: DataProblem[] = $derived(this.contents?.problems ?? []);
  readonly sound = $derived(!this.pending && this.failed === null && this.contents?.hash != null);
  readonly info: DataSetInfo | undefined = $derived(this.sets.sets.find(({ name }) => name === this.base));

  /** Everything that differs from the program's data, in the order of the files. */
  readonly changes: Change[] = $derived.by(() => {
    return entriesOf(this.files).flatMap(({ file, entry, value }) => {
      const old = entryOf(this.own, { file, entry });
      return Object.keys({ ...old, ...value })
        .filter((field) => !NOT_FIGURES.has(field) && !same(old[field], value[field]))
        .map((field) => ({ file, entry, field, old: old[field], value: value[field] }));
    });
  });

  /** Opens a set, with the unsaved corrections that this browser has for it. */
  async open(name: string | null): Promise<void> {
    const [sets, own] = await Promise.all([api.dataSets(GAME), api.dataContents(GAME, OWN)]);
    this.sets = sets;
    this.own = own.files;
    const kept = this.#kept();
    const known = (wanted: string | null | undefined) => sets.sets.some((set) => set.name === wanted);
    this.base = known(name) ? String(name) : kept && known(kept.base) ? kept.base : OWN;
    this.corrections = kept?.base === this.base ? kept.corrections : [];
    await this.#check();
  }

  async switchTo(name: string): Promise<void> {
    this.base = name;
    this.corrections = [];
    this.#keep();
    await this.#check();
  }

  /** The current value of a field: as typed, else as in the set. */
  value(place: Place, field: string): unknown {
    const typed = this.corrections.find((correction) => isAt(correction, place, field));
    return typed ? typed.value : entryOf(this.files, place)[field];
  }

  entry(place: Place): Entry {
    const typed = this.corrections.filter(({ file, entry }) => file === place.file && entry === place.entry);
    const written = Object.fromEntries(typed.map(({ field, value }) => [field, value]));
    return { ...entryOf(this.files, place), ...written };
  }

  old(place: Place, field: string): unknown {
    return entryOf(this.own, place)[field];
  }

  isChanged(place: Place, field: string): boolean {
    return !same(this.value(place, field), this.old(place, field));
  }

  /** Enters a figure from the box. Entering it unchanged confirms that it was compared with the box. */
  put(place: Place, field: string, value: unknown): void {
    const others = this.corrections.filter((correction) => !isAt(correction, place, field));
    this.corrections = [...others, { ...place, field, value }];
    this.#keep();
    this.pending = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#check(), PAUSE_MS);
  }

  /** Discards everything typed since the set was saved. */
  async reset(): Promise<void> {
    this.corrections = [];
    this.#keep();
    await this.#check();
  }

  /** The problem with a field or, if none is given, with the whole entry. */
  problem(place: Place, field?: string): DataProblem | undefined {
    const here = `${place.file}: ${place.entry}`;
    const at = field === undefined ? here : `${here} ${field}`;
    return this.problems.find(({ what }) => what === at || what.startsWith(`${at}.`));
  }

  async save(name: string, secret: string): Promise<DataSetInfo> {
    const saved = await api.saveData(GAME, name, this.#draft(), secret);
    await this.#saved(saved.name);
    return saved;
  }

  async import(name: string, archive: Blob, secret: string): Promise<void> {
    const saved = await api.importData(GAME, name, archive, secret);
    await this.#saved(saved.name);
  }

  async delete(secret: string): Promise<void> {
    this.sets = await api.deleteData(GAME, this.base, secret);
    await this.switchTo(OWN);
  }

  async #saved(name: string): Promise<void> {
    this.sets = await api.dataSets(GAME);
    await this.switchTo(name);
  }

  #draft() {
    return { base: this.base, corrections: this.corrections, date: today() };
  }

  async #check(): Promise<void> {
    clearTimeout(this.#timer);
    const asked = ++this.#asked;
    this.pending = true;
    try {
      const contents = await api.checkData(GAME, this.#draft());
      // An answer to an earlier request says nothing about the current input.
      if (asked !== this.#asked) return;
      this.contents = contents;
      if (contents.components !== null) this.components = contents.components as Components;
      this.failed = null;
    } catch (error) {
      if (asked !== this.#asked) return;
      this.failed = asApiError(error);
    }
    this.pending = false;
  }

  #keep(): void {
    const kept = JSON.stringify({ base: this.base, corrections: this.corrections });
    try {
      if (this.corrections.length) localStorage.setItem(KEPT, kept);
      else localStorage.removeItem(KEPT);
    } catch {
      // Without storage, the corrections last until the page is closed.
    }
  }

  #kept(): { base: string; corrections: Correction[] } | null {
    try {
      return JSON.parse(localStorage.getItem(KEPT) ?? 'null') as {
        base: string;
        corrections: Correction[];
      } | null;
    } catch {
      return null;
    }
  }
}

/** Fields that hold texts or notes, not figures of the box. */
const NOT_FIGURES = new Set(['id', 'text', 'detail', 'provenance', 'checked', 'round']);
