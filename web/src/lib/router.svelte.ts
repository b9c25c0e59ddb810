// A minimal history router: plain links, a handful of routes.

export type Route =
  | { name: 'home' }
  | { name: 'table'; id: string }
  | { name: 'table-replay'; id: string }
  | { name: 'table-review'; id: string }
  | { name: 'replay' }
  | { name: 'whatif'; id?: string }
  | { name: 'review'; code: string }
  | { name: 'transfer'; code: string }
  | { name: 'you' }
  | { name: 'archive' }
  | { name: 'api' }
  | { name: 'about' }
  | { name: 'gallery'; game: string }
  | { name: 'box'; game: string }
  | { name: 'rules'; id: string }
  | { name: 'rules-card'; id: string }
  | { name: 'daily'; id: string; day: string }
  | { name: 'deal'; id: string }
  | { name: 'puzzles'; id: string }
  | { name: 'puzzle'; id: string; code: string }
  | { name: 'not-found' };

const PART = '([A-Za-z0-9_-]+)';
const ROUTES: [RegExp, (part: string, second: string) => Route][] = [
  [/^\/$/, () => ({ name: 'home' })],
  [new RegExp(`^/table/${PART}$`), (id) => ({ name: 'table', id })],
  [new RegExp(`^/table/${PART}/replay$`), (id) => ({ name: 'table-replay', id })],
  [new RegExp(`^/table/${PART}/review$`), (id) => ({ name: 'table-review', id })],
  [new RegExp(`^/review/${PART}$`), (code) => ({ name: 'review', code })],
  [/^\/replay$/, () => ({ name: 'replay' })],
  [new RegExp(`^/table/${PART}/whatif$`), (id) => ({ name: 'whatif', id })],
  [/^\/whatif$/, () => ({ name: 'whatif' })],
  [new RegExp(`^/transfer/${PART}$`), (code) => ({ name: 'transfer', code })],
  [/^\/you$/, () => ({ name: 'you' })],
  [/^\/archive$/, () => ({ name: 'archive' })],
  [/^\/api$/, () => ({ name: 'api' })],
  [/^\/about$/, () => ({ name: 'about' })],
  [new RegExp(`^/rules/${PART}$`), (id) => ({ name: 'rules', id })],
  [new RegExp(`^/rules/${PART}/card$`), (id) => ({ name: 'rules-card', id })],
  [new RegExp(`^/daily/${PART}(?:/(\\d{4}-\\d\\d-\\d\\d))?$`), (id, day) => ({ name: 'daily', id, day })],
  [new RegExp(`^/deal/${PART}$`), (id) => ({ name: 'deal', id })],
  [new RegExp(`^/puzzles/${PART}$`), (id) => ({ name: 'puzzles', id })],
  [new RegExp(`^/puzzles/${PART}/${PART}$`), (id, code) => ({ name: 'puzzle', id, code })],
  [new RegExp(`^/${PART}/gallery$`), (game) => ({ name: 'gallery', game })],
  [new RegExp(`^/${PART}/box$`), (game) => ({ name: 'box', game })],
];

/** The route of a path. A trailing slash makes no difference. */
export function match(pathname: string): Route {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname;
  for (const [pattern, make] of ROUTES) {
    const found = pattern.exec(path);
    if (found) return make(found[1] ?? '', found[2] ?? '');
  }
  return { name: 'not-found' };
}

class Router {
  #url = $state.raw(new URL(location.href));
  readonly route = $derived(match(this.#url.pathname));

  get path(): string {
    return this.#url.pathname;
  }
  get query(): URLSearchParams {
    return this.#url.searchParams;
  }

  /** Follows the history and handles clicks on internal links. Returns a function that stops it. */
  start(): () => void {
    const moved = () => {
      this.#url = new URL(location.href);
    };
    const clicked = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!(link instanceof HTMLAnchorElement) || !this.takes(link, event)) return;
      event.preventDefault();
      this.go(link.href);
    };
    moved();
    addEventListener('popstate', moved);
    document.addEventListener('click', clicked);
    return () => {
      removeEventListener('popstate', moved);
      document.removeEventListener('click', clicked);
    };
  }

  /** Whether the router handles a click: only plain clicks on links to our routes. */
  takes(link: HTMLAnchorElement, event: MouseEvent): boolean {
    if (event.defaultPrevented || event.button !== 0) return false;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
    if (link.target && link.target !== '_self') return false;
    if (link.hasAttribute('download') || !link.hasAttribute('href')) return false;
    const url = new URL(link.href, location.href);
    if (url.origin !== location.origin) return false;
    if (url.hash && url.pathname === location.pathname) return false;
    return match(url.pathname).name !== 'not-found';
  }

  go(to: string, { replace = false } = {}): void {
    const url = new URL(to, location.href);
    if (replace) history.replaceState(null, '', url);
    else history.pushState(null, '', url);
    const samePage = url.pathname === this.#url.pathname;
    this.#url = url;
    if (!samePage) scrollTo(0, 0);
  }
}

export const router = new Router();

/** Goes to a path of this page, e.g. `/table/abc?seat=2`. */
export function navigate(path: string, options?: { replace?: boolean }): void {
  router.go(path, options);
}
