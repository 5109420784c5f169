// What the keys do on the board.
import type { Point } from '../../tiles/geometry.ts';
import type { Input } from './play.ts';
import type { Walked } from '../view/walking.svelte.ts';

export type KeyAction =
  | { act: Input }
  | { walk: Point }
  | { pan: Point }
  | { zoom: number }
  /** On to the next area or free cell, or back to the one before. */
  | { explore: 1 | -1; over: Walked }
  | { view: 'fit' | 'tint' | 'last' | 'leave' }
  | { ask: 'span' };

export interface KeyState {
  /** There are choices on the board or beside it. */
  asked: boolean;
  exploring: boolean;
}

const ways: Readonly<Record<string, Point>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

const actions: Readonly<Record<string, KeyAction>> = {
  Enter: { act: { do: 'confirm' } },
  ' ': { act: { do: 'confirm' } },
  '+': { zoom: 1.25 },
  '=': { zoom: 1.25 },
  '-': { zoom: 0.8 },
  f: { view: 'fit' },
  v: { view: 'tint' },
  l: { view: 'last' },
  b: { ask: 'span' },
};

const walks: Readonly<Record<string, Walked>> = { g: 'areas', o: 'cells' };

function arrow(way: Point, shift: boolean, { asked, exploring }: KeyState): KeyAction {
  if (shift) return { pan: way };
  if (exploring) return { walk: way };
  return asked ? { act: { do: 'step', way } } : { pan: way };
}

/** Nothing for keys that mean nothing here, or something to the browser. */
export function actionOf(
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  state: KeyState,
): KeyAction | null {
  const { key, shiftKey } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const way = ways[key];
  if (way) return arrow(way, shiftKey, state);
  if (key === 'Escape') return state.exploring ? { view: 'leave' } : { act: { do: 'back' } };
  if (key === '0') return { act: { do: 'decline' } };
  if (/^[1-9]$/.test(key)) return { act: { do: 'pick', choice: Number(key) - 1 } };
  if (key.toLowerCase() === 'r') return { act: { do: 'turn', by: shiftKey ? -1 : 1 } };
  const over = walks[key.toLowerCase()];
  if (over) return { explore: shiftKey ? -1 : 1, over };
  return actions[key] ?? actions[key.toLowerCase()] ?? null;
}

const typing = 'input, textarea, select, button, a, summary, dialog, [contenteditable], [role="slider"]';

/** Keys belong to the board while it has the focus, or nothing else has. */
export function isForBoard(target: EventTarget | null, board: Element): boolean {
  if (!(target instanceof Element)) return false;
  if (target === board) return true;
  return target === document.body || (board.contains(target) && !target.closest(typing));
}
