// The ground plan of a building on the turned tile. It crosses an edge from 4 to 96, whatever lies beyond,
// and stands a little inside an edge at which it ends.
import { turnPoint, type Point } from '../../geometry.ts';
import type { Building } from './building.ts';
import { diagonalGap, houseOutline, housePlan } from './houseplan.ts';
import { cutBy } from '../polygon.ts';
import { around } from '../turned.ts';

/** Inset of an edge at which the building ends; where it goes on, a small overlap hides the seam. */
export const freeInset = 2.6;
export const joinedInset = -0.35;

/** Insets by side of the basic position, from those by board side. */
export function basicInsets({ turn }: Building, insets: readonly number[]): number[] {
  return [0, 1, 2, 3].map((side) => insets[around(side, turn)] ?? 0);
}

/** The outer corner after a side: cut off unless the building goes on over both sides. */
export function cornerAfter(side: number, insets: readonly number[]): Point[] {
  const [here, next] = [insets[side] ?? 0, insets[(side + 1) % 4] ?? 0];
  const points: Point[] = here < 0 && next < 0 ? [[100 - next, here]] : [[96, here], [100 - next, 4]]; // prettier-ignore
  return points.map((point) => turnPoint(point, side));
}

function plainOutline({ shape, roomy, shallow, bay }: Building, insets: readonly number[]): Point[] {
  const [n = 0, e = 0, s = 0] = insets;
  const [E, S] = [100 - e, 100 - s];
  const [ne, se] = [cornerAfter(0, insets), cornerAfter(1, insets)];
  if (shape === 'start') return [[4, n], [96, n], [96, 13.5], [92, 16.8], [8, 16.8], [4, 13.5]]; // prettier-ignore
  if (shape === 'one') {
    const depth = roomy ? 36 : shallow ? 25.5 : 30;
    const reachTo = roomy ? 39.4 : 33;
    const reach: Point[] = bay ? [[66, depth], [60, reachTo], [40, reachTo], [34, depth]] : []; // prettier-ignore
    return [[4, n], [96, n], [95, depth - 7], [88, depth], ...reach, [12, depth], [5, depth - 7]]; // prettier-ignore
  }
  if (shape === 'adjacent')
    return roomy
      ? [[4, n], ...ne, [E, 96], [76, 95], [68, 84], [58, 64], [36, 42], [16, 32], [5, 24]]
      : [[4, n], ...ne, [E, 96], [72, 95], [69, 88], [69, 54], [46, 31], [12, 31], [5, 24]]; // prettier-ignore
  if (shape === 'opposite')
    return [[4, n], [96, n], [93, 20], [72, 36], [72, 64], [93, 80], [96, S], [4, S], [7, 80], [28, 64], [28, 36], [7, 20]]; // prettier-ignore
  if (shape === 'three')
    return [[4, n], ...ne, ...se, [4, S], [7, 80], [34, 67], [34, 33], [7, 20]]; // prettier-ignore
  return [0, 1, 2, 3].flatMap((side) => cornerAfter(side, insets));
}

/** Half-planes along the diagonals, by corner: what is left of a building north or west of the corner, or east or south. */
function cutAtCorner(points: Point[], building: Building, corner: number): Point[] {
  if (!building.cuts[corner]) return points;
  const keepsAfter = building.sides.includes(around(corner, 0));
  // Turned so that the corner lies in the north-west: the side after it is the north.
  const upright = points.map((point) => turnPoint(point, -corner));
  const kept = keepsAfter ? cutBy(upright, 1, -1, -diagonalGap) : cutBy(upright, -1, 1, -diagonalGap);
  return kept.map((point) => turnPoint(point, corner));
}

/** The outline, clockwise, in board directions; `insets` by board side. */
export function footprint(building: Building, insets: readonly number[]): Point[] {
  const own = basicInsets(building, insets);
  if (building.kind === 'house') {
    const outline = houseOutline(housePlan(building, own), building, own, (side) => cornerAfter(side, own));
    return outline.map((point) => turnPoint(point, building.turn));
  }
  const whole = plainOutline(building, own).map((point) => turnPoint(point, building.turn));
  return [0, 1, 2, 3].reduce((points, corner) => cutAtCorner(points, building, corner), whole);
}
