// Taking back.
import { describe, expect, it } from 'vitest';
import type { TableEvent } from '../../model/protocol.ts';
import { canUndo } from './undo.ts';

const move = (seat: number, ply: number, lines: string[], computer = false): TableEvent =>
  ({ kind: 'move', seat, ply, lines, computer }) as TableEvent;
const undone = (ply: number): TableEvent => ({ kind: 'undone', ply }) as TableEvent;
const chat = { kind: 'chat' } as TableEvent;

describe('a move', () => {
  it('can be taken back until something is revealed', () => {
    expect(canUndo([move(0, 1, ['place 1,0 r90']), chat], [0])).toBe(true);
    expect(canUndo([move(0, 2, ['pass', 'draw U'])], [0])).toBe(false);
    expect(canUndo([move(0, 2, ['score 0,0 1', 'reveal 3'])], [0])).toBe(false);
  });

  it('of another one cannot be taken back', () => {
    expect(canUndo([move(0, 1, ['place 1,0 r90'])], [1])).toBe(false);
    expect(canUndo([move(0, 1, ['place 1,0 r90'], true)], [0])).toBe(false);
    expect(canUndo([], [0])).toBe(false);
  });

  it('that was taken back is none', () => {
    expect(
      canUndo([move(1, 1, ['place 1,0 r0', 'draw A']), move(0, 3, ['place 2,0 r0']), undone(3)], [0]),
    ).toBe(false);
  });
});
