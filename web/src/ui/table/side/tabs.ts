// The tabs beside the board.

export type Tab = 'log' | 'tiles' | 'chat' | 'result' | 'review';

/** The tab that a key leads to; null if it leads nowhere. */
export function tabAfter(tabs: readonly Tab[], tab: Tab, key: string): Tab | null {
  const at = tabs.indexOf(tab);
  const steps: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 };
  const to = steps[key];
  return to === undefined ? null : (tabs.at(to % tabs.length) ?? null);
}
