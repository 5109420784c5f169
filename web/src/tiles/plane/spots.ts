// Where a follower stands or lies: with room around, hiding neither gates nor shields, stalls or numbers.
import type { Turn } from '../data.ts';
import { isInside, type Point } from '../geometry.ts';
import { distance, distanceToLine, moved } from './curves.ts';
import { nodesOf, type FieldNode } from './fields.ts';
import { layoutOf, type Layout, type PlaneDesign } from './layout.ts';
import type { Road } from './roads.ts';
import { bandOf, visibleLine } from './shapes.ts';
import { roomIn } from './room.ts';
import type { City } from './walls.ts';

export type Role = 'knight' | 'robber' | 'monk' | 'farmer';

export interface Spot {
  /** The foot of one who stands, the middle of one who lies. */
  x: number;
  y: number;
  lying: boolean;
  role: Role;
}

/** West, north, east, south. */
type Box = readonly [number, number, number, number];

const known = new Map<string, Spot>();

/** Where a follower on this feature is drawn, in the tile's measure. */
export function followerSpot(design: PlaneDesign, turn: Turn, feature: number): Spot {
  const key = `${design.id} ${turn} ${feature}`;
  const spot = known.get(key) ?? newSpot(layoutOf(design, turn), feature);
  known.set(key, spot);
  return spot;
}

function newSpot(layout: Layout, feature: number): Spot {
  const city = layout.cities.find((c) => c.feature === feature);
  if (city) return standing(knightAt(city, layout), 'knight');
  const road = layout.roads.find((r) => r.feature === feature);
  if (road) return standing(robberAt(road, layout), 'robber');
  if (layout.cloister === feature) return standing(moved(layout.centre, [-5, 15]), 'monk');
  const [x, y] = farmerAt(layout, feature);
  return { x, y, lying: true, role: 'farmer' };
}

const pointOf = ({ x, y }: Spot): Point => [x, y];

function standing([x, y]: Point, role: Role): Spot {
  return { x, y, lying: false, role };
}

const figureAt = ([x, y]: Point): Box => [x - 11, y - 28, x + 11, y + 2];
const around = ([x, y]: Point, west: number, north: number, east: number, south: number): Box => [
  x - west,
  y - north,
  x + east,
  y + south,
];

function overlap(a: Box, b: Box): number {
  const wide = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const high = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** What a figure should not hide. */
function precious(layout: Layout): Box[] {
  const boxes = layout.roads.flatMap(({ gate }) => (gate ? [around(gate.at, 10, 14, 10, 7)] : []));
  for (const pennant of layout.pennants.values()) boxes.push(around(pennant, 11, 12, 11, 14));
  if (layout.numberAt) boxes.push(around(layout.numberAt, 10, 10, 10, 10));
  if (layout.stalls) boxes.push(around(layout.centre, 20, 14, 20, 14));
  if (layout.junction) boxes.push(around(layout.centre, 8, 15, 8, 5));
  if (layout.cloister !== undefined) boxes.push(around(layout.centre, 15, 28, 17, 12));
  return boxes;
}

function hidden(point: Point, boxes: readonly Box[]): number {
  return boxes.reduce((sum, box) => sum + overlap(figureAt(point), box), 0);
}

/** How much of a figure stands out over the tile, where a neighbour's things may be. */
function beyondTile([x, y]: Point): number {
  return Math.max(0, 28 - y) + Math.max(0, 9 - x) + Math.max(0, x - 91) + Math.max(0, y - 97) * 3;
}

function best<T>(things: Iterable<T>, worth: (thing: T) => number): T | undefined {
  let found: T | undefined;
  let most = -Infinity;
  for (const thing of things) {
    const value = worth(thing);
    if (value > most) [most, found] = [value, thing];
  }
  return found;
}

function knightAt(city: City, layout: Layout): Point {
  const boxes = precious(layout);
  const feet: Point[] = [];
  for (let x = 11; x <= 89; x += 2)
    for (let y = 4; y <= 97; y += 2) if (roomIn(city, [x, y]) > 1) feet.push([x, y]);
  const worth = (foot: Point): number => {
    const body = moved(foot, [0, -11]);
    const room = Math.min(24, roomIn(city, foot), roomIn(city, body));
    return room - hidden(foot, boxes) * 0.2 - beyondTile(foot) * 0.6 - distance(body, [50, 50]) * 0.08;
  };
  return best(feet, worth) ?? [50, 50];
}

/** On the middle of the road or a step beside it. */
const besides: readonly Point[] = [[0, 0], [-3, 0], [3, 0], [0, -3], [0, 3]]; // prettier-ignore

function robberAt(road: Road, layout: Layout): Point {
  const boxes = precious(layout);
  const line = visibleLine(road, layout);
  const middle = (line.length - 1) / 2;
  const feet = line.slice(1, -1).flatMap((point, i) => {
    const off = Math.abs(i + 1 - middle) / middle;
    return besides.map((aside) => ({ foot: moved(point, aside), off }));
  });
  const worth = ({ foot, off }: { foot: Point; off: number }): number => {
    const aside = distanceToLine(foot, line);
    return -hidden(foot, boxes) * 0.15 - beyondTile(foot) * 0.5 - off * 7 - aside * 0.7;
  };
  const band = bandOf(road, layout);
  const onRoad = feet.filter(({ foot }) => isInside(foot, band));
  return best(onRoad, worth)?.foot ?? (line[Math.floor(middle)] as Point);
}

/** A farmer lies wide, so he looks for room to both sides; he leaves room for the robbers of the tile, too. */
function farmerAt(layout: Layout, feature: number): Point {
  const { design, turn, roads } = layout;
  const robbers = roads.map((road) => figureAt(pointOf(followerSpot(design, turn, road.feature))));
  const worth = ({ point, clear, beside }: FieldNode): number => {
    const [x, y] = point;
    const edge = Math.min((x - 2) * 0.75, (98 - x) * 0.75, y - 2, 96 - y);
    const crowd = robbers.reduce((sum, robber) => sum + overlap(robber, [x - 20, y - 13, x + 18, y + 6]), 0);
    return Math.min(16, clear, beside + 5, edge) - distance(point, [50, 52]) * 0.04 - crowd * 0.02;
  };
  return best(nodesOf(layout, feature), worth)?.point ?? [50, 50];
}
