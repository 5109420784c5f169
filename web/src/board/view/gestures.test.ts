import { describe, expect, it } from 'vitest';
import { listenToGestures, type GestureHandlers, type GestureNode } from './gestures.ts';

class FakeNode extends EventTarget {
  getBoundingClientRect(): DOMRect {
    return { left: 10, top: 20 } as DOMRect;
  }
  setPointerCapture(): void {}
}

function listen(turns = false) {
  const node = new FakeNode();
  const told: unknown[][] = [];
  const holds: [now: boolean, toldBefore: number][] = [];
  const tell = (name: string) => (...parts: unknown[]) => void told.push([name, ...parts]); // prettier-ignore
  const handlers: GestureHandlers = {
    pan: tell('pan'),
    pinch: tell('pinch'),
    zoom: (at, factor) => void told.push(['zoom', at, factor > 1 ? 'in' : 'out']),
    point: tell('point'),
    press: tell('press'),
    hold: (now) => void holds.push([now, told.length]),
    turn: (at, by) => {
      told.push(['turn', at, by]);
      return turns;
    },
  };
  const stop = listenToGestures(node as unknown as GestureNode, handlers);
  const send = (type: string, fields: object): void => {
    const defaults = { pointerId: 1, pointerType: 'mouse', button: 0, ctrlKey: false, deltaMode: 0 };
    const event = Object.assign(new Event(type, { cancelable: true }), defaults);
    for (const [name, value] of Object.entries(fields)) Object.defineProperty(event, name, { value });
    node.dispatchEvent(event);
  };
  const pointer = (what: string, clientX: number, clientY: number, more: object = {}): void =>
    send(`pointer${what}`, { clientX, clientY, ...more });
  const wheel = (deltaY: number, timeStamp: number, ctrlKey = false): void =>
    send('wheel', { clientX: 60, clientY: 70, deltaY, timeStamp, ctrlKey });
  return { told, holds, pointer, wheel, stop };
}

describe('a pointer', () => {
  it('presses when it does not move', () => {
    const { told, pointer } = listen();
    pointer('down', 110, 120);
    pointer('move', 112, 121);
    pointer('up', 112, 121);
    expect(told).toEqual([['press', [102, 101], false]]);
  });

  it('pans when it does, by all that it has moved, and presses nothing', () => {
    const { told, pointer } = listen();
    pointer('down', 110, 120);
    pointer('move', 113, 120);
    pointer('move', 120, 124);
    pointer('move', 121, 124);
    pointer('up', 121, 124);
    expect(told).toEqual([
      ['pan', 10, 4],
      ['pan', 1, 0],
    ]);
  });

  it('holds the board from its first finger down until its last one is up and has pressed', () => {
    const { told, holds, pointer } = listen();
    pointer('down', 110, 120);
    pointer('up', 110, 120);
    expect(told).toHaveLength(1);
    expect(holds).toEqual([[true, 0], [false, 1]]); // prettier-ignore
    const touch = (what: string, pointerId: number): void =>
      pointer(what, 110, 120, { pointerId, pointerType: 'touch' });
    touch('down', 1);
    touch('down', 2);
    touch('up', 1);
    expect(holds.at(-1)?.[0]).toBe(true);
    touch('cancel', 2);
    expect(holds.slice(2).map(([now]) => now)).toEqual([true, false]);
  });

  it('points only if it is a mouse', () => {
    const { told, pointer } = listen();
    pointer('move', 15, 25);
    pointer('move', 15, 25, { pointerType: 'touch' });
    pointer('leave', 0, 0);
    expect(told).toEqual([
      ['point', [5, 5]],
      ['point', null],
    ]);
  });

  it('pinches with another one', () => {
    const { told, pointer } = listen();
    const touch = (what: string, x: number, pointerId: number): void =>
      pointer(what, x, 120, { pointerId, pointerType: 'touch' });
    touch('down', 110, 1);
    touch('down', 210, 2);
    touch('move', 260, 2);
    touch('up', 260, 2);
    touch('up', 110, 1);
    expect(told).toEqual([['pinch', [[200, 100], [100, 100]], [[250, 100], [100, 100]]]]); // prettier-ignore
  });

  it('is not listened to any more after the end', () => {
    const { told, pointer, stop } = listen();
    stop();
    pointer('move', 15, 25);
    expect(told).toEqual([]);
  });
});

describe('the wheel', () => {
  it('zooms where nothing turns', () => {
    const { told, wheel } = listen(false);
    wheel(-100, 0);
    expect(told).toEqual([['turn', [50, 50], -1], ['zoom', [50, 50], 'in']]); // prettier-ignore
  });

  it('turns once for a step, not for each of its events', () => {
    const { told, wheel } = listen(true);
    for (const time of [0, 20, 40, 60]) wheel(50, time);
    wheel(50, 400);
    expect(told.filter(([name]) => name === 'turn')).toEqual([['turn', [50, 50], 1], ['turn', [50, 50], 1]]); // prettier-ignore
  });

  it('always zooms when a touchpad is pinched', () => {
    const { told, wheel } = listen(true);
    wheel(100, 0, true);
    expect(told).toEqual([['zoom', [50, 50], 'out']]);
  });
});
