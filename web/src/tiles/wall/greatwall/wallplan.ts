// The plan of the wall: its edges clockwise, the fields of the score track along them, the corner towers and gates.
import type { Point } from '../../geometry.ts';
import { around, compassOf, stepOf, type Compass } from '../turned.ts';
import type { Gate, WallData } from '../walldata.ts';

/** Measured outwards from the cells: the inner face, the walkway with the fields, then the parapet. */
export const faceDepth = 19;
export const wallDepth = 50;
export const parapetDepth = 12;

export interface Edge {
  direction: Compass;
  start: Point;
  end: Point;
  length: number;
  /** Whether the corner at its start, or its end, juts out. */
  convexStart: boolean;
  convexEnd: boolean;
  gate: Gate | undefined;
}

export interface Field {
  number: number;
  edge: Edge;
  from: number;
  to: number;
}

export interface CornerTower {
  numbers: [number, number];
  vertex: Point;
  convex: boolean;
  before: Edge;
  after: Edge;
}

export interface WallPlan {
  edges: Edge[];
  fields: Field[];
  towers: CornerTower[];
}

/** Outwards from an edge: to the left when walking clockwise around the inside. */
export function outwards(edge: Edge): Point {
  return stepOf(around(edge.direction, -1));
}

export function forwards(edge: Edge): Point {
  return stepOf(edge.direction);
}

/** The point `along` the edge and `out` from it. */
export function onEdge(edge: Edge, along: number, out: number): Point {
  const [dx, dy] = forwards(edge);
  const [ox, oy] = outwards(edge);
  return [edge.start[0] + dx * along + ox * out, edge.start[1] + dy * along + oy * out];
}

/** The part of an edge between its corner towers. */
export function spanOf({ convexStart, convexEnd, length }: Edge): [number, number] {
  return [convexStart ? 0 : wallDepth, length - (convexEnd ? 0 : wallDepth)];
}

function edgesOf(wall: WallData): Edge[] {
  let [x, y] = wall.start_vertex.map((v) => v * 100) as [number, number];
  const count = wall.edges.length;
  const turnsRight = (i: number): boolean => {
    const [here, next] = [wall.edges[i % count], wall.edges[(i + 1) % count]];
    return !!here && !!next && around(compassOf(next.dir), -compassOf(here.dir)) === 1;
  };
  return wall.edges.map(({ dir, cells }, i) => {
    const direction = compassOf(dir);
    const [dx, dy] = stepOf(direction);
    const start: Point = [x, y];
    const length = cells * 100;
    [x, y] = [x + dx * length, y + dy * length];
    const gate = wall.gates?.find((gate) => gate.edge === i);
    const [convexStart, convexEnd] = [turnsRight(i + count - 1), turnsRight(i)];
    return { direction, start, end: [x, y], length, convexStart, convexEnd, gate };
  });
}

function spread(edge: Edge, first: number, last: number, from: number, to: number): Field[] {
  const count = last - first + 1;
  const place = (i: number): number => from + ((to - from) * i) / count;
  return Array.from({ length: count }, (_, i) => ({
    number: first + i,
    edge,
    from: place(i),
    to: place(i + 1),
  }));
}

function fieldsOf(edge: Edge, [first, last]: [number, number]): Field[] {
  const [from, to] = spanOf(edge);
  if (!edge.gate) return spread(edge, first, last, from, to);
  const { between, offset } = edge.gate;
  const gateAt = offset * 100;
  return [
    ...spread(edge, first, between[0], from, gateAt),
    ...spread(edge, between[1], last, gateAt + 100, to),
  ];
}

const known = new WeakMap<WallData, WallPlan>();

export function wallPlan(wall: WallData): WallPlan {
  const ready = known.get(wall);
  if (ready) return ready;
  const edges = edgesOf(wall);
  const fields = edges.flatMap((edge, i) => fieldsOf(edge, wall.edges[i]?.fields ?? [0, -1]));
  const towers = edges.flatMap((before, i): CornerTower[] => {
    const [after, data] = [edges[(i + 1) % edges.length], wall.edges[i]];
    if (!after || !data) return [];
    return [{ numbers: data.corner_tower, vertex: before.end, convex: before.convexEnd, before, after }];
  });
  const plan = { edges, fields, towers };
  known.set(wall, plan);
  return plan;
}
