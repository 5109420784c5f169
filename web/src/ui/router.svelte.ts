// The page that is shown now. Links within the site change it without loading anything.
import { readRoute, type Route } from './route.ts';

class Router {
  route = $state.raw<Route>(readRoute(location));
  /** Grows when another page is gone to, for those who set the focus. */
  visits = $state(0);

  go(path: string, how: 'push' | 'replace' = 'push'): void {
    if (how === 'push') history.pushState(null, '', path);
    else history.replaceState(null, '', path);
    this.#read();
    if (how === 'push' && !location.hash) scrollTo(0, 0);
  }

  /** Listens as long as the page lives. */
  listen(): void {
    addEventListener('popstate', () => this.#read());
    document.addEventListener('click', (event) => this.#follow(event));
  }

  #read(): void {
    const before = this.route;
    this.route = readRoute(location);
    if (before.page !== this.route.page) ++this.visits;
  }

  #follow(event: MouseEvent): void {
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const link = (event.target as Element).closest('a');
    if (event.defaultPrevented || !isPlain || !(link instanceof HTMLAnchorElement)) return;
    const isOurs = link.origin === location.origin && !link.target && !link.hasAttribute('download');
    const isHere = link.pathname === location.pathname && link.hash !== '';
    if (!isOurs || isHere || readRoute(link).page === 'nothing') return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
