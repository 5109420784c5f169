// The shape of each feature of a tile, and where its figure stands.
import type { Turn } from '../data.ts';
import { turnPoint, type Point } from '../geometry.ts';
import { polygonPath } from '../svg.ts';
import type { ShapeName } from './buildings/building.ts';
import type { Role } from './figures.ts';
import type { Lane } from './ground/lanes.ts';
import { layoutOf, type Layout } from './layout.ts';
import { lodgings } from './ground/lodging.ts';
import { between, distance } from './polygon.ts';
import { middleOf, type WallDesign } from './turned.ts';

/** The corners of a feature's closed shape. */
export function featureOutline(design: WallDesign, turn: Turn, feature: number): Point[] {
  const { sites, lanes, courts } = layoutOf(design, turn);
  return (
    sites.find(({ index }) => index === feature)?.outline ??
    lanes.find(({ index }) => index === feature)?.band ??
    courts.find(({ index }) => index === feature)?.outline() ??
    []
  );
}

/** The `d` of a feature's closed shape, for pointing at it, tinting and outlining it. */
export function featurePath(design: WallDesign, turn: Turn, feature: number): string {
  const outline = featureOutline(design, turn, feature);
  return outline.length ? polygonPath(outline) : '';
}

export interface FigureSpot {
  x: number;
  y: number;
  lying: boolean;
  role: Role;
}

const roles = {
  path: 'herald',
  tower: 'knight',
  house: 'squire',
  chapel: 'preacher',
  court: 'merchant',
} as const;

/** In the basic position. */
const buildingSpots: Readonly<Record<ShapeName, Point>> = {
  start: [50, 10],
  one: [50, 18],
  adjacent: [76, 26],
  opposite: [50, 50],
  three: [68, 50],
  all: [50, 50],
};

function buildingSpot({ sites, nest }: Layout, feature: number): Point | undefined {
  const site = sites.find(({ index }) => index === feature);
  if (!site) return undefined;
  const spot = nest && site.shape === 'opposite' ? ([50, 22] as const) : buildingSpots[site.shape];
  return turnPoint(spot, site.turn);
}

/** The point so far along a line. */
function alongLine(line: readonly Point[], far: number): Point {
  let left = far;
  for (let i = 1; i < line.length; i++) {
    const [from, to] = [line[i - 1], line[i]] as [Point, Point];
    const length = distance(from, to);
    if (left <= length) return between(from, to, left / length);
    left -= length;
  }
  return line.at(-1) ?? [50, 50];
}

function laneSpot(lane: Lane, nest: boolean): Point {
  const taken = lane.fountain || (nest && Math.hypot(lane.middle[0] - 50, lane.middle[1] - 50) < 20);
  if (!taken || lane.door) return lane.middle;
  const side = lane.sides.at(-1) ?? 0;
  return lane.lines.length === 1
    ? alongLine(lane.lines[0] ?? [], 21)
    : between(lane.middle, middleOf(side), 0.62);
}

/** Where the figure on a feature stands (a merchant lies), and which figure it is. */
export function figureSpot(design: WallDesign, turn: Turn, feature: number): FigureSpot {
  const layout = layoutOf(design, turn);
  const lane = layout.lanes.find(({ index }) => index === feature);
  const court = layout.courts.find(({ index }) => index === feature);
  const point: Point =
    buildingSpot(layout, feature) ??
    (lane && laneSpot(lane, layout.nest)) ??
    (court ? lodgings(court).spot : [50, 50]);
  const role = roles[design.features[feature]?.kind ?? 'court'];
  return { x: point[0], y: point[1], lying: role === 'merchant', role };
}
