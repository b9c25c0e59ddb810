/** What an owner of the box has put right so far, checked by the server while it is typed. */
import { api, asApiError } from '../../lib/api';
import type {
  ApiError,
  Correction,
  DataContents,
  DataProblem,
  DataSetInfo,
  DataSets,
} from '../../lib/generated/protocol';
import type { Components } from '../../lib/generated/march';
import { entriesOf, entryOf, same, type Entry, type Files, type Place } from './files';

const GAME = 'march';
export const OWN = 'own';
/** The server is asked when nothing was typed for so long. */
const PAUSE_MS = 250;
/** Where the browser keeps what is not saved yet. */
const KEPT = 'formicarium.box';

/** One figure that is not what the program says. */
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
  /** The set that is being corrected. */
  base = $state(OWN);
  corrections = $state.raw<Correction[]>([]);
  /** What the program carries, to compare with. */
  own = $state.raw<Files>({});
  /** The set with its corrections, as the server last understood it. */
  contents = $state.raw<DataContents | null>(null);
  /** The picture of the last data a game can be played with. */
  components = $state.raw<Components | null>(null);
  failed = $state.raw<ApiError | null>(null);
  /** What was typed is not checked yet. */
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

  /** Opens a set, with what this browser kept of it. */
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

  /** What a field of an entry says now: as it was typed, else as it stands in the set. */
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

  /** Takes a figure from the box. The same figure again says that it was compared and found right. */
  put(place: Place, field: string, value: unknown): void {
    const others = this.corrections.filter((correction) => !isAt(correction, place, field));
    this.corrections = [...others, { ...place, field, value }];
    this.#keep();
    this.pending = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#check(), PAUSE_MS);
  }

  /** Forgets what was typed since the set was saved. */
  async reset(): Promise<void> {
    this.corrections = [];
    this.#keep();
    await this.#check();
  }

  /** The problem that belongs to a field, or without one to the entry as a whole. */
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
      // An answer to what was typed before says nothing about what stands there now.
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
      // Without storage it lasts as long as the page.
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

/** Fields that are words or notes, not figures of the box. */
const NOT_FIGURES = new Set(['id', 'text', 'detail', 'provenance', 'checked', 'round']);
