import { describe, expect, it } from 'vitest';
import { cornersOf, movedPath } from './paths.ts';

describe('moved paths', () => {
  it('move what is absolute and leave what is relative', () => {
    expect(movedPath('M1 2L3-4z', [100, 200])).toBe('M101 202L103 196z');
    expect(movedPath('M0 0h10v5H7V9', [10, 20])).toBe('M10 20h10v5H17V29');
    expect(movedPath('M1 1C1 2 3 4 5 6', [10, 0])).toBe('M11 1C11 2 13 4 15 6');
  });

  it('keep the radii and flags of arcs', () => {
    expect(movedPath('M0 0A112 112 0 0 1 5-5', [10, 10])).toBe('M10 10A112 112 0 0 1 15 5');
  });

  it('read numbers that stand close together', () => {
    expect(movedPath('M.5-.5L12 .5', [0, 0])).toBe('M.5 -.5L12 .5');
    expect(cornersOf('M0 0L10-5L.5 7zM1 1L2 2L3 3z')).toEqual([
      [[0, 0], [10, -5], [0.5, 7]],
      [[1, 1], [2, 2], [3, 3]],
    ]); // prettier-ignore
  });
});
