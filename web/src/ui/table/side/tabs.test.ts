// Tabs by keyboard.
import { describe, expect, it } from 'vitest';
import { tabAfter, type Tab } from './tabs.ts';

const tabs: Tab[] = ['log', 'tiles', 'chat'];

describe('tabs', () => {
  it.each([
    ['log', 'ArrowRight', 'tiles'],
    ['chat', 'ArrowRight', 'log'],
    ['log', 'ArrowLeft', 'chat'],
    ['tiles', 'Home', 'log'],
    ['tiles', 'End', 'chat'],
    ['tiles', 'x', null],
  ] as const)('from %s by %s to %s', (tab, key, to) => expect(tabAfter(tabs, tab, key)).toBe(to));
});
