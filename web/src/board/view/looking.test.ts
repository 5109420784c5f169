import { expect, test } from 'vitest';
import { looking } from './looking.ts';

/** All that was told while an element for a tile had these events and was then taken away. */
function told(tile: string, ...events: string[]): (string | null)[] {
  const seen: (string | null)[] = [];
  const element = new EventTarget() as Element;
  const end = looking(
    () => tile,
    (at) => seen.push(at),
  )(element);
  for (const event of events) element.dispatchEvent(new Event(event));
  end();
  element.dispatchEvent(new Event('pointerenter'));
  return seen;
}

test('a tile is looked at while it is pointed at or has the focus', () => {
  expect(told('BBB1', 'pointerenter', 'pointerleave')).toEqual(['BBB1', null]);
  expect(told('BBB1', 'focus', 'blur')).toEqual(['BBB1', null]);
});

test('a tile that goes away is no longer looked at', () => {
  expect(told('BBB1', 'pointerenter')).toEqual(['BBB1', null]);
  expect(told('BBB1')).toEqual([]);
});
