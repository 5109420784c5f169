// The geometry of a tile in one of its turns: where everything on it lies. The geometry is turned, never the
// picture; all that stands upright is painted afterwards.
import { hashOf } from '../chance.ts';
import {
  hasStalls,
  stallsEnd,
  numberOf,
  type Design,
  type FieldFeature,
  type PlaneFeature,
  type RoadFeature,
  type Side,
  type Turn,
} from '../data.ts';
import { sides, turnHalf, turnSide, type Point } from '../geometry.ts';
import { distance, distanceToLine, flatten, moved, pointOn, type Chain } from './curves.ts';
import { inwardFrom, isStraight, loneCap, roadOf, type Ground, type Road } from './roads.ts';
import { roomIn } from './room.ts';
import { cityOf, type City } from './walls.ts';

/** A design, or a cell of a board, which knows more about itself. */
export interface PlaneDesign extends Design<PlaneFeature> {
  /** A round thing that lies over the cell, in the cell's own measure. */
  disc?: { centre: Point; radius: number };
  /** Roads that are drawn by hand, by their feature. */
  courses?: Readonly<Record<number, Chain>>;
  /** How far fields reach beyond the cell, upwards and downwards. */
  reach?: { up: number; down: number };
  /** Where nothing may stand, because something else will. */
  occupied?: readonly Point[];
}

export interface Layout {
  design: PlaneDesign;
  turn: Turn;
  cities: City[];
  roads: Road[];
  fields: { feature: number; halves: number[] }[];
  cloister?: number | undefined;
  stalls: boolean;
  junction: boolean;
  /** Where cloister, stalls or junction stand. */
  centre: Point;
  /** Small towers on the walls. */
  towers: Point[];
  /** The shields, by the feature of their city. */
  pennants: Map<number, Point>;
  /** Where a number stands, if any copy of the design has one. */
  numberAt?: Point | undefined;
}

/** Ellipses that take room in the middle of a tile: half width, half height. */
export const roomOf = {
  cloister: [22, 20.5],
  stalls: [24, 19],
  junction: [11.2, 11.2],
} as const satisfies Record<string, Point>;

/** What a road ends at, as the data names it, and how much room that takes. */
export function roomAtEnd(end: string | undefined): Point | undefined {
  if (end === stallsEnd) return roomOf.stalls;
  return end === 'junction' || end === 'cloister' ? roomOf[end] : undefined;
}

const known = new Map<string, Layout>();

export function layoutOf(design: PlaneDesign, turn: Turn): Layout {
  const key = `${design.id} ${turn}`;
  const layout = known.get(key) ?? newLayout(design, turn);
  known.set(key, layout);
  return layout;
}

function newLayout(design: PlaneDesign, turn: Turn): Layout {
  const cities = design.features.flatMap((f, i) =>
    f.kind === 'city' ? [cityOf(design.features, i, turn)] : [],
  );
  const cloister = design.features.findIndex((f) => f.kind === 'cloister');
  const stalls = design.marks?.some(hasStalls) ?? false;
  const centre = centreOf(design, turn, cities, stalls);
  const roads = roadsOf(design, turn, { cities, centre, hasCloister: cloister >= 0 });
  const layout: Layout = {
    design,
    turn,
    cities,
    roads,
    fields: design.features.flatMap((f, feature) =>
      f.kind === 'field' ? [{ feature, halves: f.halves.map((half) => turnHalf(half, turn)) }] : [],
    ),
    cloister: cloister < 0 ? undefined : cloister,
    stalls,
    junction: roads.some((road) => road.end === 'junction'),
    centre,
    towers: towersOf(cities, roads),
    pennants: new Map(),
  };
  for (const city of cities) if (city.pennants) layout.pennants.set(city.feature, pennantAt(city, roads));
  if (design.marks?.some((mark) => numberOf(mark) !== null)) layout.numberAt = numberAt(layout);
  return layout;
}

function centreOf(design: PlaneDesign, turn: Turn, cities: readonly City[], stalls: boolean): Point {
  const cap = loneCap(cities);
  if (cap) return moved([50, 50], inwardFrom[cap], stalls ? 13 : 9);
  const passing = design.features.find((f): f is RoadFeature => f.kind === 'road' && isStraight(f.sides));
  if (!passing || cities.length || !design.features.some((f) => f.kind === 'cloister')) return [50, 50];
  const upright = ['N', 'S'].includes(turnSide(passing.sides[0] as Side, turn));
  return upright ? [28, 46] : [50, 29];
}

function roadsOf(
  design: PlaneDesign,
  turn: Turn,
  known: Pick<Ground, 'cities' | 'centre' | 'hasCloister'>,
): Road[] {
  const swayOf = hashOf(design.id.charCodeAt(design.id.length - 1), turn) % 4;
  const ground: Ground = {
    ...known,
    sway: [-4, 3, 5, -3][swayOf] as number,
    gateCities: (side) => gateCities(design, turn, side, known.cities),
  };
  return design.features.flatMap((f, feature) => {
    if (f.kind !== 'road') return [];
    const road = { ...f, sides: f.sides.map((side) => turnSide(side, turn)) };
    const course = design.courses?.[feature];
    if (course) return [{ feature, sides: road.sides, chain: course, line: flatten(course, 14), end: f.end }];
    return [roadOf(feature, road, ground)];
  });
}

function gateCities(design: PlaneDesign, turn: Turn, side: Side, cities: readonly City[]): readonly City[] {
  const half = sides.indexOf(side) * 2;
  const beside = design.features.filter((f): f is FieldFeature => {
    if (f.kind !== 'field') return false;
    return f.halves.some((h) => [half, half + 1].includes(turnHalf(h, turn)));
  });
  const touched = cities.filter((city) => beside.every((field) => field.borders.includes(city.feature)));
  return touched.length ? touched : cities;
}

/** One tower on each half of a wall, but none at a gate. */
function towersOf(cities: readonly City[], roads: readonly Road[]): Point[] {
  const gates = roads.flatMap((road) => (road.gate ? [road.gate.at] : []));
  const places = (wall: Chain): number[][] =>
    wall.length > 2
      ? [[0, 0.7], [2, 0.45], [3, 0.4]] // prettier-ignore
      : [[0, 0.58], [1, 0.42]]; // prettier-ignore
  return cities
    .flatMap((city) => city.walls)
    .flatMap((wall) => places(wall).map(([i, t]) => pointOn(wall[i as number] as Chain[number], t as number)))
    .filter((tower) => gates.every((gate) => distance(gate, tower) >= 20));
}

function pennantAt(city: City, roads: readonly Road[]): Point {
  const [a, b] = city.sides as [Side, Side];
  if (city.sides.length === 4) return [50, 50];
  if (city.sides.length === 2 && !isStraight(city.sides))
    return moved(moved([50, 50], inwardFrom[a], -29), inwardFrom[b], -29);
  const gates = roads.flatMap(({ gate }) => (gate ? [gate.at] : []));
  return roomiest(city, gates);
}

/** The point of a city that is far from its walls and gates and not far from the middle. */
function roomiest(city: City, gates: readonly Point[]): Point {
  let best: Point = [50, 50];
  let most = -Infinity;
  for (let x = 14; x <= 86; x += 3)
    for (let y = 14; y <= 86; y += 3) {
      const room = Math.min(26, roomIn(city, [x, y]));
      const gate = Math.min(26, ...gates.map((at) => distance([x, y], at) - 12));
      const worth = Math.min(room, gate) - distance([x, y], [50, 50]) * 0.12;
      if (worth > most) [most, best] = [worth, [x, y]];
    }
  return best;
}

function numberAt({ cities, roads }: Layout): Point {
  const roomAt = (corner: Point): number => {
    const toRoads = roads.map((road) => distanceToLine(corner, road.line));
    const toWalls = cities.map((city) => Math.max(8, -roomIn(city, corner)));
    return Math.min(30, ...toRoads, ...toWalls);
  };
  const corners: Point[] = [[13, 13], [87, 13], [13, 87], [87, 87]]; // prettier-ignore
  return corners.reduce((best, corner) => (roomAt(corner) > roomAt(best) ? corner : best));
}
