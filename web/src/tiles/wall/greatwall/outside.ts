// What lies around the wall: earth, a meadow and trees.
import { chanceFrom } from '../../chance.ts';
import { distanceToSegment, type Point } from '../../geometry.ts';
import { polygonPath } from '../../svg.ts';
import { patterned, shape, symbol } from '../markup.ts';
import { distance } from '../polygon.ts';
import { turretMiddle, turretRadius } from './track.ts';
import { onEdge, outwards, parapetDepth, wallDepth, type Edge, type WallPlan } from './wallplan.ts';

export const outerDepth = wallDepth + parapetDepth;

/** The outline of the inside, moved outwards. */
export function ring({ towers }: WallPlan, by: number): Point[] {
  return towers.map(({ vertex: [x, y], before, after }) => {
    const [ax, ay] = outwards(before);
    const [bx, by2] = outwards(after);
    return [x + (ax + bx) * by, y + (ay + by2) * by];
  });
}

function treesAlong(edge: Edge, plan: WallPlan, chance: () => number): string {
  let art = '';
  for (let along = -20; along < edge.length + 20; along += 13 + chance() * 30) {
    const point = onEdge(edge, along, outerDepth + 18 + chance() * 17);
    const [kind, size] = [chance() < 0.6 ? 'tree' : 'bush', 0.7 + chance() * 0.5];
    const onRoad = edge.gate && Math.abs(along - edge.gate.offset * 100 - 50) < 28;
    const clear = plan.edges.every(
      ({ start, end }) => distanceToSegment(point, start, end) > outerDepth + 14,
    );
    const onTurret = plan.towers.some(
      (tower) => !tower.convex && distance(point, turretMiddle(tower)) < turretRadius + 9,
    );
    if (clear && !onRoad && !onTurret) art += symbol(kind, point, size);
  }
  return art;
}

function roadFrom(edge: Edge): string {
  if (!edge.gate) return '';
  const middle = edge.gate.offset * 100 + 50;
  const corners = [[-10, 0], [10, 0], [17, 38], [-17, 38]].map(([along = 0, out = 0]) => onEdge(edge, middle + along, outerDepth + out)); // prettier-ignore
  return shape(polygonPath(corners), 'w-road-edge') + patterned(polygonPath(corners), 'paving');
}

export function paintOutside(plan: WallPlan): string {
  const chance = chanceFrom(77);
  const outer = polygonPath(ring(plan, outerDepth));
  return (
    shape(outer, 'w-meadow') +
    shape(outer, 'w-bank') +
    plan.edges.map((edge) => treesAlong(edge, plan, chance)).join('') +
    plan.edges.map(roadFrom).join('') +
    shape(outer, 'w-cast', 'transform="translate(7 10)"')
  );
}
