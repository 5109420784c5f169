// Whoever uses the keyboard never loses their place: when what has the focus vanishes or is switched off, the focus goes
// to what is around it, and at a table to the board.

const isLost = (element: Element): boolean => !element.isConnected || element.matches(':disabled');

/** From an element outwards. */
function pathOf(element: Element): Element[] {
  const path: Element[] = [];
  for (let each: Element | null = element; each; each = each.parentElement) path.push(each);
  return path;
}

function refugeIn(path: readonly Element[], page: Document): HTMLElement | null {
  const around = path.find((each) => each.isConnected && each.hasAttribute('tabindex') && !isLost(each));
  const main = page.querySelector<HTMLElement>('main');
  if (around && around !== main) return around as HTMLElement;
  return page.querySelector<HTMLElement>('main [role=application]') ?? main;
}

/** As long as the page lives; ends with what it returns. */
export function guardFocus(page: Document): () => void {
  let path: readonly Element[] = [];
  const listening = new AbortController();

  page.addEventListener('focusin', ({ target }) => (path = pathOf(target as Element)), listening);
  // Somebody has clicked beside everything: there is nothing to lose. What vanishes is gone a moment later.
  page.addEventListener(
    'focusout',
    ({ target }) =>
      setTimeout(() => {
        if (path[0] === target && !isLost(target as Element) && page.activeElement !== target) path = [];
      }),
    listening,
  );
  const observer = new MutationObserver(() => {
    const [last] = path;
    const active = page.activeElement;
    if (!last || !isLost(last) || (active && active !== page.body && active !== last)) return;
    refugeIn(path, page)?.focus({ preventScroll: true });
  });
  observer.observe(page, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => {
    listening.abort();
    observer.disconnect();
  };
}
