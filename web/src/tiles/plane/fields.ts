// The fields of a tile: which part of the meadow belongs to which, found by flooding a grid from the edges.
import type { Point } from '../geometry.ts';
import { contours } from '../contour.ts';
import { distance, distanceToLine } from './curves.ts';
import { roomOf, type Layout } from './layout.ts';
import { roadWidth } from './roads.ts';
import { gridColumns, gridStep, roomIn } from './room.ts';

const step = gridStep;
const columns = gridColumns;
/** Half of what a wall takes from the meadow. */
const wallHalf = 3;

export interface FieldMap {
  rows: number;
  at(column: number, row: number): Point;
  /** How far a node is from all that is no meadow; negative within it. */
  clearance: Float32Array;
  /** The feature of the field to which a node belongs, or -1. */
  owner: Int8Array;
}

const known = new WeakMap<Layout, FieldMap>();

export function fieldMapOf(layout: Layout): FieldMap {
  const map = known.get(layout) ?? newFieldMap(layout);
  known.set(layout, map);
  return map;
}

function newFieldMap(layout: Layout): FieldMap {
  const { up = 0, down = 0 } = layout.design.reach ?? {};
  const first = -Math.ceil(up / step);
  const rows = columns - first + Math.ceil(down / step);
  const at = (column: number, row: number): Point => [column * step, (row + first) * step];
  const clearance = new Float32Array(columns * rows);
  for (let i = 0; i < clearance.length; i++)
    clearance[i] = clearanceAt(at(i % columns, Math.floor(i / columns)), layout);
  const map = { rows, at, clearance, owner: new Int8Array(clearance.length).fill(-1) };
  for (const { feature, halves } of layout.fields)
    flood(map, feature, halves.flatMap((half) => seedsOf(half, -first))); // prettier-ignore
  return map;
}

/** How far a point is from roads, cities, numbers and what stands in the middle; negative within them. */
export function clearanceAt(point: Point, layout: Layout): number {
  const { roads, cities, design, centre, numberAt } = layout;
  let least = 30;
  for (const road of roads) least = Math.min(least, distanceToLine(point, road.line) - roadWidth.kerb / 2);
  for (const city of cities) least = Math.min(least, -roomIn(city, point) - wallHalf);
  for (const room of roomsOf(layout)) least = Math.min(least, outsideEllipse(point, centre, room));
  if (numberAt) least = Math.min(least, distance(point, numberAt) - 10);
  for (const place of design.occupied ?? []) least = Math.min(least, distance(point, place) - 14.5);
  if (design.disc) least = Math.min(least, distance(point, design.disc.centre) - design.disc.radius);
  return least;
}

function roomsOf({ cloister, stalls, junction }: Layout): Point[] {
  const rooms: Point[] = [];
  if (cloister !== undefined) rooms.push(roomOf.cloister);
  if (stalls) rooms.push(roomOf.stalls);
  if (junction) rooms.push(roomOf.junction);
  return rooms;
}

export function outsideEllipse([x, y]: Point, [cx, cy]: Point, [rx, ry]: Point): number {
  return (Math.hypot((x - cx) / rx, (y - cy) / ry) - 1) * Math.min(rx, ry);
}

/** The nodes on half an edge, away from its ends. */
function seedsOf(half: number, top: number): number[] {
  const last = columns - 1;
  const nodes: number[] = [];
  for (let i = 2; i < last / 2 - 2; i++) {
    const along = half === 0 || half === 2 || half === 5 || half === 7 ? i : last - i;
    const side = Math.floor(half / 2);
    const column = side === 1 ? last : side === 3 ? 0 : along;
    const row = side === 0 ? 0 : side === 2 ? last : along;
    nodes.push((row + top) * columns + column);
  }
  return nodes;
}

function flood({ clearance, owner, rows }: FieldMap, feature: number, seeds: number[]): void {
  const open = [...seeds];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if ((clearance[node] ?? -1) <= 0 || owner[node] !== -1) continue;
    owner[node] = feature;
    const [column, row] = [node % columns, Math.floor(node / columns)];
    if (column > 0) open.push(node - 1);
    if (column < columns - 1) open.push(node + 1);
    if (row > 0) open.push(node - columns);
    if (row < rows - 1) open.push(node + columns);
  }
}

/** The outlines of one field; of its holes, too. */
export function fieldLoops(layout: Layout, feature: number): Point[][] {
  const { rows, at, clearance, owner } = fieldMapOf(layout);
  const value = (column: number, row: number): number => {
    const node = row * columns + column;
    const clear = clearance[node] as number;
    return owner[node] === feature || clear <= 0 ? Math.min(clear, 30) || -0.001 : -1;
  };
  return contours({ columns, rows, at, value });
}

/** A place in a field with its clearance, also 12.5 to the west and to the east of it. */
export interface FieldNode {
  point: Point;
  clear: number;
  beside: number;
}

/** The nodes of a field, for whoever looks for room in it. */
export function nodesOf(layout: Layout, feature: number): FieldNode[] {
  const { at, clearance, owner } = fieldMapOf(layout);
  const nodes: FieldNode[] = [];
  owner.forEach((whose, i) => {
    if (whose !== feature) return;
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const clearAt = (c: number): number =>
      clearance[row * columns + Math.max(0, Math.min(columns - 1, c))] as number;
    const beside = Math.min(clearAt(column - 5), clearAt(column + 5));
    nodes.push({ point: at(column, row), clear: clearAt(column), beside });
  });
  return nodes;
}
