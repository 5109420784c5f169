// Choices that lie too near to one another for a finger or a mouse are moved apart, no further than needed.
import type { Point } from '../../tiles/geometry.ts';
import type { Choice } from '../ask/choices.ts';

/** A choice that stands aside, and where it belongs. */
export type SpreadChoice = Choice & { from?: Point };

const rounds = 40;
/** Less than this is not worth a line. */
const seen = 9;

/** Moves both of a pair that is too near; those at one place part along a line of their own. */
function part(points: Point[], i: number, j: number, least: number): boolean {
  const [a, b] = [points[i], points[j]];
  if (!a || !b) return false;
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const off = Math.hypot(dx, dy);
  if (off >= least - 0.5) return false;
  const by = (least - off) / 2;
  const [ux, uy] = off > 0.1 ? [dx / off, dy / off] : [Math.cos(i + j), Math.sin(i + j)];
  points[i] = [a[0] - ux * by, a[1] - uy * by];
  points[j] = [b[0] + ux * by, b[1] + uy * by];
  return true;
}

/** `least` is how far their middles must be from each other, in board units. */
export function spread(choices: readonly Choice[], least: number): SpreadChoice[] {
  const movable = choices.flatMap((choice, index) =>
    choice.anchor && choice.target.on !== 'cell' ? [{ anchor: choice.anchor, index }] : [],
  );
  const points = movable.map(({ anchor }) => anchor);
  for (let round = 0, moved = true; moved && round < rounds; round++) {
    moved = false;
    for (let i = 0; i < points.length; i++)
      for (let j = i + 1; j < points.length; j++) moved = part(points, i, j, least) || moved;
  }
  const spreadOut: SpreadChoice[] = [...choices];
  movable.forEach(({ anchor, index }, i) => {
    const [choice, to] = [choices[index], points[i]];
    if (!choice || !to) return;
    const far = Math.hypot(to[0] - anchor[0], to[1] - anchor[1]) > seen;
    spreadOut[index] = { ...choice, anchor: to, ...(far ? { from: anchor } : {}) };
  });
  return spreadOut;
}
