// Places on the wall: where numbers stand, where score markers stand beside them, where wall tiles lie.
import type { Point } from '../../geometry.ts';
import {
  forwards,
  onEdge,
  outwards,
  parapetDepth,
  wallDepth,
  wallPlan,
  type CornerTower,
  type Field,
} from './wallplan.ts';
import type { WallData } from '../walldata.ts';

export interface Position {
  x: number;
  y: number;
}

/** A tower that juts out is larger; one in an inner corner has a turret outside for its wall tile. */
const convexSize = 70;
export const turretRadius = 21;
const turretOut = 76;

function plus(origin: Point, ...steps: [Point, number][]): Point {
  return steps.reduce(([x, y], [[dx, dy], by]): Point => [x + dx * by, y + dy * by], origin);
}

export function towerSize({ convex }: CornerTower): number {
  return convex ? convexSize : wallDepth;
}

/** From the vertex to the outer corner, one unit along each axis. */
export function outerWay({ before, after }: CornerTower): Point {
  return plus(outwards(before), [outwards(after), 1]);
}

export function towerMiddle(tower: CornerTower): Point {
  return plus(tower.vertex, [outerWay(tower), towerSize(tower) / 2]);
}

/** From the middle to the corner in which a number of the tower stands, one unit along each axis. */
export function numberWay({ convex, before, after }: CornerTower, second: boolean): Point {
  const [edge, along] = second ? [after, 1] : [before, -1];
  return plus([0, 0], [outwards(edge), convex ? 1 : -1], [forwards(edge), along]);
}

export function turretMiddle(tower: CornerTower): Point {
  return plus(tower.vertex, [outerWay(tower), turretOut]);
}

/** Convex: on the outer rim, towards the outer corner. Concave: at the inner face, so that no number is hidden. */
function markerOnTower(tower: CornerTower, second: boolean): Point {
  const edge = second ? tower.after : tower.before;
  const half = towerSize(tower) / 2;
  const along = second ? -1 : 1;
  const middle = towerMiddle(tower);
  return tower.convex
    ? plus(middle, [outwards(edge), half + 1], [forwards(edge), along * half * 0.34])
    : plus(middle, [outwards(edge), -half - 3], [forwards(edge), along * half * 0.3]);
}

/** On the parapet beside the field, but not in an inner corner, where two parapets meet. */
function markerOnField({ edge, from, to }: Field): Point {
  const corner = wallDepth + 22;
  const first = edge.convexStart ? from : Math.max(from, corner);
  const last = edge.convexEnd ? to : Math.min(to, edge.length - corner);
  const along = Math.max(first, Math.min(last, (from + to) / 2));
  return onEdge(edge, along, wallDepth + 7);
}

function gatePosition(wall: WallData, number: number): Position | undefined {
  const edge = wallPlan(wall).edges.find(({ gate }) => gate?.between[0] === number);
  if (!edge?.gate) return undefined;
  const [x, y] = onEdge(edge, edge.gate.offset * 100 + 50, wallDepth + parapetDepth / 2);
  return { x, y };
}

/** Where the marker of a player with so many points stands; `atGate`: at the gate after that field (F9). */
export function fieldPosition(wall: WallData, points: number, atGate = false): Position {
  const number = ((points % 100) + 100) % 100;
  const gate = atGate ? gatePosition(wall, number) : undefined;
  if (gate) return gate;
  const { fields, towers } = wallPlan(wall);
  const field = fields.find((field) => field.number === number);
  const tower = towers.find(({ numbers }) => numbers.includes(number));
  const [x, y] = field
    ? markerOnField(field)
    : tower
      ? markerOnTower(tower, tower.numbers[1] === number)
      : [0, 0];
  return { x, y };
}

export interface TowerPosition extends Position {
  fields: [number, number];
  /** For a wall tile of 25 × 25. */
  scale: number;
}

/** Where wall tiles lie, in the order of the track from 12/13 on. */
export function towerPositions(wall: WallData): TowerPosition[] {
  return wallPlan(wall)
    .towers.filter(({ numbers }) => numbers[0] !== 0)
    .map((tower) => {
      const [x, y] = tower.convex ? towerMiddle(tower) : turretMiddle(tower);
      return { fields: tower.numbers, x, y, scale: tower.convex ? 0.98 : 1.02 };
    });
}
