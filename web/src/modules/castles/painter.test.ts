// The ground of a castle.
import { expect, test } from 'vitest';
import { baseDesigns, designNamed } from '../../tiles/plane/testing.ts';
import { paintCastleGround } from './painter.ts';

test('a castle has a lawn in place of houses, and its gate back', () => {
  const lawn = paintCastleGround(designNamed('Rad1'), 0, 0);
  expect(lawn).toContain('p-lawn');
  expect(lawn).toContain('#p-gate');
  expect(lawn).not.toContain('p-facade');
  expect(baseDesigns.every((d) => paintCastleGround(d, 0, 99) === '')).toBe(true);
});
