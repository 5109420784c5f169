// The courts of a tile, found by flooding a grid from the edges: their outline, and where there is room in them.
import { distanceToSegment, type Point } from '../../geometry.ts';
import { contours } from '../../contour.ts';
import type { Lane } from './lanes.ts';
import { squareRadius } from './lanes.ts';
import { distance, distanceToPolygon } from '../polygon.ts';
import type { TurnedCourt } from '../turned.ts';

const step = 2.5;
const nodes = 100 / step + 1;
/** From the middle of a lane to the grass beside its kerb. */
const kerbHalf = 11.5;
const nestRadius = 12;
const centre: Point = [50, 50];

interface Surroundings {
  sites: readonly { outline: readonly Point[] }[];
  lanes: readonly Lane[];
  square: boolean;
  nest: boolean;
}

/** A place in a court and how far it is from all that is not the court, the tile's edge included. */
export interface Place {
  point: Point;
  room: number;
}

export interface Court {
  index: number;
  market: boolean;
  /** Worked out when it is first asked for: painting does not need it. */
  outline(): Point[];
  /** Roomiest first. */
  places: Place[];
}

/** How far a point is from buildings and paths, negative within them. */
function clearance(point: Point, { sites, lanes, square }: Surroundings): number {
  let least = square ? distance(point, centre) - squareRadius - 0.4 : 99;
  for (const { outline } of sites) least = Math.min(least, distanceToPolygon(point, outline));
  for (const { lines } of lanes)
    for (const line of lines) least = Math.min(least, distanceToLine(point, line) - kerbHalf);
  return least;
}

function distanceToLine(point: Point, line: readonly Point[]): number {
  let nearest = Infinity;
  for (let i = 1; i < line.length; i++)
    nearest = Math.min(nearest, distanceToSegment(point, line[i - 1] as Point, line[i] as Point));
  return nearest;
}

function pointOf(node: number): Point {
  return [(node % nodes) * step, Math.floor(node / nodes) * step];
}

/** The nodes along half an edge, away from its ends. */
function edgeNodes(half: number): number[] {
  const last = nodes - 1;
  const side = Math.floor(half / 2);
  const found: number[] = [];
  for (let i = 3; i < last / 2; i++) {
    const along = [0, 2, 5, 7].includes(half) ? i : last - i;
    const column = side === 1 ? last : side === 3 ? 0 : along;
    const row = side === 0 ? 0 : side === 2 ? last : along;
    found.push(row * nodes + column);
  }
  return found;
}

function neighbours(node: number): number[] {
  const [column, row] = [node % nodes, Math.floor(node / nodes)];
  const found: number[] = [];
  if (column > 0) found.push(node - 1);
  if (column < nodes - 1) found.push(node + 1);
  if (row > 0) found.push(node - nodes);
  if (row < nodes - 1) found.push(node + nodes);
  return found;
}

function flooded(halves: readonly number[], clear: readonly number[]): Set<number> {
  const court = new Set<number>();
  const open = halves.flatMap(edgeNodes);
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (court.has(node) || (clear[node] ?? -1) <= 0.4) continue;
    court.add(node);
    open.push(...neighbours(node));
  }
  return court;
}

function outlineOf(court: ReadonlySet<number>, clear: readonly number[]): Point[] {
  const value = (column: number, row: number): number => {
    const node = row * nodes + column;
    const room = (clear[node] ?? -1) - 0.9;
    return court.has(node) ? room : Math.min(room, -0.1);
  };
  const loops = contours({ columns: nodes, rows: nodes, at: (c, r) => [c * step, r * step], value });
  return loops.sort((a, b) => b.length - a.length)[0] ?? [];
}

function placesOf(court: ReadonlySet<number>, clear: readonly number[], nest: boolean): Place[] {
  const places = [...court].map((node): Place => {
    const point = pointOf(node);
    const toEdge = Math.min(point[0], point[1], 100 - point[0], 100 - point[1]) - 1;
    const toNest = nest ? distance(point, centre) - nestRadius : 99;
    return { point, room: Math.min(clear[node] ?? 0, toEdge, toNest) };
  });
  return places.sort((a, b) => b.room - a.room);
}

export function courtsOf(courts: readonly TurnedCourt[], around: Surroundings): Court[] {
  if (!courts.length) return [];
  const clear = Array.from({ length: nodes * nodes }, (_, node) => clearance(pointOf(node), around));
  return courts.map(({ index, halves, market }) => {
    const court = flooded(halves, clear);
    let outline: Point[] | undefined;
    return {
      index,
      market,
      outline: () => (outline ??= outlineOf(court, clear)),
      places: placesOf(court, clear, around.nest),
    };
  });
}
