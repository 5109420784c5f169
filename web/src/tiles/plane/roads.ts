// Where the roads of a tile run. They cross the edges of the tile in the middle and square to them.
import type { RoadFeature, Side } from '../data.ts';
import { isInside, type Point } from '../geometry.ts';
import { distance, flatten, moved, pointOn, type Chain, type Cubic } from './curves.ts';
import type { City } from './walls.ts';

export const roadWidth = { kerb: 13, paved: 9.4 };

export const middleOf: Record<Side, Point> = { N: [50, 0], E: [100, 50], S: [50, 100], W: [0, 50] };
/** One step from a side into the tile. */
export const inwardFrom: Record<Side, Point> = { N: [0, 1], E: [-1, 0], S: [0, -1], W: [1, 0] };

export interface Gate {
  at: Point;
  /** Away from the city. */
  outward: Point;
}

export interface Road {
  feature: number;
  sides: Side[];
  chain: Chain;
  line: Point[];
  end?: string | undefined;
  gate?: Gate | undefined;
}

/** What roads have to heed on their tile. */
export interface Ground {
  cities: readonly City[];
  hasCloister: boolean;
  /** Where roads that end on the tile meet. */
  centre: Point;
  /** A slow bend of straight roads, for variety. */
  sway: number;
  /** The cities that both fields beside a road's edge touch: one of them has its gate. */
  gateCities(side: Side): readonly City[];
}

export function isStraight([a, b]: readonly Side[]): boolean {
  return a !== undefined && b !== undefined && 'NESW'.indexOf(a) % 2 === 'NESW'.indexOf(b) % 2;
}

/** The side of the tile's only cap, from which everything in the middle keeps away. */
export function loneCap(cities: readonly City[]): Side | undefined {
  const caps = cities.filter((city) => city.sides.length === 1);
  return caps.length === 1 ? caps[0]?.sides[0] : undefined;
}

export function roadOf(feature: number, road: RoadFeature, ground: Ground): Road {
  const [from, to] = road.sides as [Side, Side | undefined];
  const gate = road.end === 'city' ? gateFor(from, ground) : undefined;
  const chain = to
    ? throughRoad(from, to, ground)
    : gate
      ? toGate(from, gate)
      : toCentre(from, ground.centre);
  return { feature, sides: road.sides, chain, line: flatten(chain, 14), end: road.end, gate };
}

function throughRoad(from: Side, to: Side, ground: Ground): Chain {
  const [start, inA] = [middleOf[from], inwardFrom[from]];
  const [end, inB] = [middleOf[to], inwardFrom[to]];
  if (!isStraight([from, to])) {
    const handle = ground.cities.some((city) => city.sides.length === 2) ? 20 : 26;
    return [[start, moved(start, inA, handle), moved(end, inB, handle), end]];
  }
  const middle = moved([50, 50], bendOf(from, ground));
  return [
    [start, moved(start, inA, 20), moved(middle, inA, -20), middle],
    [middle, moved(middle, inA, 20), moved(end, inB, 20), end],
  ];
}

function bendOf(from: Side, { cities, hasCloister, sway }: Ground): Point {
  const cap = loneCap(cities);
  const upright = from === 'N' || from === 'S';
  if (cap) return moved([0, 0], inwardFrom[cap], 10);
  if (hasCloister) return upright ? [18, 0] : [0, 16];
  return upright ? [sway, 0] : [0, sway];
}

function toCentre(from: Side, centre: Point): Chain {
  const [start, inward] = [middleOf[from], inwardFrom[from]];
  const length = distance(start, centre);
  return [[start, moved(start, inward, length * 0.45), moved(centre, inward, -length * 0.4), centre]];
}

function toGate(from: Side, gate: Gate): Chain {
  const start = middleOf[from];
  const length = distance(start, gate.at);
  return [
    [
      start,
      moved(start, inwardFrom[from], length * 0.4),
      moved(gate.at, gate.outward, length * 0.4),
      gate.at,
    ],
  ];
}

/** The wall's point nearest to one well inside the road's edge, but not close to the tile's edges. */
function gateFor(from: Side, ground: Ground): Gate {
  const aim = moved(middleOf[from], inwardFrom[from], 38);
  let best: Gate = { at: ground.centre, outward: inwardFrom[from] };
  let least = Infinity;
  for (const city of ground.gateCities(from))
    for (const cubic of city.walls.flat())
      for (let t = 0.04; t < 1; t += 0.04) {
        const at = pointOn(cubic, t);
        const cost = distance(at, aim) + (nearEdge(at) < 16 ? 50 : 0);
        if (cost < least) [least, best] = [cost, { at, outward: outwardAt(cubic, t, city) }];
      }
  return best;
}

function nearEdge([x, y]: Point): number {
  return Math.min(x, y, 100 - x, 100 - y);
}

function outwardAt(cubic: Cubic, t: number, city: City): Point {
  const [x, y] = pointOn(cubic, t);
  const [nx, ny] = pointOn(cubic, t + 0.02);
  const length = Math.hypot(nx - x, ny - y);
  const normal: Point = [(ny - y) / length, (x - nx) / length];
  return isInside(moved([x, y], normal), city.polygon) ? [-normal[0], -normal[1]] : normal;
}
