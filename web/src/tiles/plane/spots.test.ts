// Followers stand or lie in what they hold, and hide nothing that matters.
import { expect, test } from 'vitest';
import { isInside, type Point } from '../geometry.ts';
import { layoutOf } from './layout.ts';
import { featurePath } from './shapes.ts';
import { followerSpot } from './spots.ts';
import { designNamed, eachTurned, piecesOf } from './testing.ts';

const roles = { city: 'knight', road: 'robber', cloister: 'monk', field: 'farmer' } as const;

test('every spot lies in the shape of its own feature, with the right role', () => {
  eachTurned((design, turn, name) => {
    design.features.forEach((feature, i) => {
      const { x, y, role, lying } = followerSpot(design, turn, i);
      expect(role).toBe(roles[feature.kind]);
      expect(lying).toBe(feature.kind === 'field');
      const around = piecesOf(featurePath(design, turn, i)).filter((piece) => isInside([x, y], piece));
      expect(around.length % 2, `${name} feature ${i} at ${x},${y}`).toBe(1);
    });
  });
});

test('no robber stands before the arch of his gate', () => {
  eachTurned((design, turn, name) => {
    for (const { feature, gate } of layoutOf(design, turn).roads) {
      if (!gate) continue;
      const { x, y } = followerSpot(design, turn, feature);
      const arch: Point[] = [[-3, -1], [3, -1], [0, 3]].map(([dx = 0, dy = 0]) => [gate.at[0] + dx, gate.at[1] + dy]); // prettier-ignore
      const hidden = arch.filter(([ax, ay]) => Math.abs(ax - x) < 9 && ay > y - 26 && ay < y);
      expect(hidden.length, name).toBeLessThan(2);
    }
  });
});

test('no knight hides a shield', () => {
  eachTurned((design, turn, name) => {
    for (const [feature, [px, py]] of layoutOf(design, turn).pennants) {
      const { x, y } = followerSpot(design, turn, feature);
      expect(Math.abs(px - x) < 9 && py > y - 28 && py < y + 2, name).toBe(false);
    }
  });
});

test('a spot is found once and kept', () => {
  const design = designNamed('D');
  expect(followerSpot(design, 2, 3)).toBe(followerSpot(design, 2, 3));
});
