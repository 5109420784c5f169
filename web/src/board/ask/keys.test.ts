import { describe, expect, it } from 'vitest';
import { actionOf } from './keys.ts';

const press = (key: string, more: Partial<KeyboardEvent> = {}, asked = true, exploring = false) =>
  actionOf(
    { key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...more },
    { asked, exploring },
  );

describe('keys', () => {
  it('move between choices, or the board if nothing is asked', () => {
    expect(press('ArrowLeft')).toEqual({ act: { do: 'step', way: [-1, 0] } });
    expect(press('ArrowLeft', { shiftKey: true })).toEqual({ pan: [-1, 0] });
    expect(press('ArrowUp', {}, false)).toEqual({ pan: [0, -1] });
    expect(press('ArrowUp', {}, true, true)).toEqual({ walk: [0, -1] });
  });

  it('choose, turn, confirm, decline', () => {
    expect(press('3')).toEqual({ act: { do: 'pick', choice: 2 } });
    expect(press('0')).toEqual({ act: { do: 'decline' } });
    expect(press('R', { shiftKey: true })).toEqual({ act: { do: 'turn', by: -1 } });
    expect(press('Enter')).toEqual({ act: { do: 'confirm' } });
    expect(press('b')).toEqual({ ask: 'span' });
  });

  it('go from area to area or from cell to cell, again and again', () => {
    for (const exploring of [false, true]) {
      expect(press('g', {}, true, exploring)).toEqual({ explore: 1, over: 'areas' });
      expect(press('G', { shiftKey: true }, true, exploring)).toEqual({ explore: -1, over: 'areas' });
      expect(press('o', {}, true, exploring)).toEqual({ explore: 1, over: 'cells' });
    }
  });

  it('leave the walk through the areas first', () => {
    expect(press('Escape')).toEqual({ act: { do: 'back' } });
    expect(press('Escape', {}, true, true)).toEqual({ view: 'leave' });
  });

  it('show the last tile', () => {
    expect(press('l')).toEqual({ view: 'last' });
  });

  it('leave the browser its own', () => {
    expect(press('r', { ctrlKey: true })).toBeNull();
    expect(press('Tab')).toBeNull();
  });
});
