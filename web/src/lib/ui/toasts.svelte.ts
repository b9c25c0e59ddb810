// Short messages that come and go, such as a lost connection or a copied link.

export type ToastKind = 'say' | 'warn';
export interface Toast {
  id: number;
  text: string;
  kind: ToastKind;
}

const STAYS_MS = 6000;

class Toasts {
  list = $state<Toast[]>([]);
  #next = 1;

  /** Shows a message; a warning stays until it is closed. */
  say(text: string, kind: ToastKind = 'say'): number {
    const id = this.#next++;
    this.list = [...this.list.filter((toast) => toast.text !== text), { id, text, kind }].slice(-3);
    if (kind === 'say') setTimeout(() => this.close(id), STAYS_MS);
    return id;
  }

  close(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
