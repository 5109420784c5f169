// The plan of a house: rows of gables along its sides, corner roofs between them, and the outline around all.
// In the basic position; u runs clockwise along a side, v inwards from it.
import { turnPoint, type Point } from '../../geometry.ts';
import type { Building } from './building.ts';
import { around } from '../turned.ts';

/** A gable from the edge inwards, its inner end perhaps slanted. */
export interface Gable {
  side: number;
  slot: number;
  from: number;
  to: number;
  depthFrom: number;
  depthTo: number;
}

export interface HousePlan {
  gables: Gable[];
  /** Corner roofs, by the side before the corner. */
  corners: number[];
  /** A roof across the middle that ties two opposite rows. */
  crossed: boolean;
}

const slotEnds = [4, 27, 50, 73, 96] as const;
/** How far a building keeps from a diagonal that it shares. */
export const diagonalGap = 2.6;

/** Depths by side and slot; 0 where another roof covers the slot. */
function depthsOf({ shape, roomy, shallow, bay, cuts }: Building): number[][] {
  const free = roomy && !cuts.some(Boolean);
  if (shape === 'start') return [[16, 17.2, 17.2, 16]];
  if (shape === 'one' && shallow) return [[23, 25.5, 25.5, 24]];
  if (shape === 'one' && !bay && cuts.some(Boolean)) return [[25, 24.4, 24.4, 25]];
  if (shape === 'one') return [bay ? [28, 38, 38, 28] : roomy ? [31, 36, 36, 32] : [28, 31, 31, 27]];
  if (shape === 'adjacent') return free ? [[25, 27, 50, 0], [0, 27, 46, 25]] : [[25, 24.4, 47, 0], [0, 27, 24.4, 25]]; // prettier-ignore
  if (shape === 'opposite') return [[24, 39, 39, 26], [], [26, 39, 39, 24]];
  if (shape === 'three')
    return [[26, 27, 27, 0], [0, 63, 60, 0], [0, 27, 27, 25]]; // prettier-ignore
  return [[0, 50, 50, 0], [0, 50, 50, 0], [0, 50, 50, 0], [0, 50, 50, 0]]; // prettier-ignore
}

function gable(building: Building, side: number, slot: number, depth: number, inset: number): Gable {
  const cutBefore = building.cuts[around(side, building.turn)];
  const cutAfter = building.cuts[around(side + 1, building.turn)];
  const edge = Math.max(0, inset) + diagonalGap;
  const from = cutBefore ? Math.max(slotEnds[slot] ?? 4, edge) : (slotEnds[slot] ?? 4);
  const to = cutAfter ? Math.min(slotEnds[slot + 1] ?? 96, 100 - edge) : (slotEnds[slot + 1] ?? 96);
  const room = (u: number): number =>
    Math.min(depth, cutBefore ? u - diagonalGap : depth, cutAfter ? 100 - diagonalGap - u : depth);
  // Only the gable in the corner itself has a slanted end; the others step back.
  const slanted = (cutBefore && slot === 0) || (cutAfter && slot === 3);
  const straight = Math.min(room(from), room(to));
  const [depthFrom, depthTo] = slanted ? [room(from), room(to)] : [straight, straight];
  return { side, slot, from, to, depthFrom, depthTo };
}

/** `insets`: how far the edge lies inside the tile, by side of the basic position. */
export function housePlan(building: Building, insets: readonly number[]): HousePlan {
  const gables = depthsOf(building).flatMap((depths, side) =>
    depths.flatMap((depth, slot) => (depth ? [gable(building, side, slot, depth, insets[side] ?? 0)] : [])),
  );
  const corners = { start: [], one: [], opposite: [], adjacent: [0], three: [0, 1], all: [0, 1, 2, 3] }[
    building.shape
  ];
  return { gables, corners, crossed: building.shape === 'opposite' };
}

/** The inner ends of a row of gables, from its clockwise end back. */
function innerEnds(gables: readonly Gable[]): Point[] {
  return [...gables].reverse().flatMap(({ side, from, to, depthFrom, depthTo }) => {
    const ends: Point[] = [[to, depthTo], [from, depthFrom]]; // prettier-ignore
    return ends.map((end) => turnPoint(end, side));
  });
}

/** The outline in the basic position; `corner` gives the outer corner after a side. */
export function houseOutline(
  { gables }: HousePlan,
  building: Building,
  insets: readonly number[],
  corner: (side: number) => Point[],
): Point[] {
  const row = (side: number): Gable[] => gables.filter((gable) => gable.side === side);
  const start = (side: number): Point => turnPoint([row(side)[0]?.from ?? 4, insets[side] ?? 0], side);
  const end = (side: number): Point => turnPoint([row(side).at(-1)?.to ?? 96, insets[side] ?? 0], side);
  const deep = (side: number, slot: number): number =>
    row(side).find((gable) => gable.slot === slot)?.depthTo ?? 0;
  if (building.shape === 'one' || building.shape === 'start') return [start(0), end(0), ...innerEnds(row(0))];
  if (building.shape === 'all') return compassCorners(corner);
  if (building.shape === 'opposite')
    return [start(0), end(0), ...waist(row(0), row(2)), start(2), end(2), ...waist(row(2), row(0))];
  if (building.shape === 'adjacent') {
    const [east, north] = [row(1), row(0)];
    const depth = deep(0, 2);
    const step: Point[] = depth < 50 ? [[100 - deep(1, 1), 50], [100 - deep(1, 1), depth]] : []; // prettier-ignore
    const inner: Point[] = [...step, [50, depth]];
    return [
      start(0),
      ...corner(0),
      end(1),
      ...innerEnds(east.slice(1)),
      ...inner,
      ...innerEnds(north.slice(0, 2)),
    ];
  }
  const [x1, x2] = [100 - deep(1, 1), 100 - deep(1, 2)];
  const y = deep(0, 1);
  const bay: Point[] = [[27, 100 - y], [x2, 100 - y], [x2, 50], [x1, 50], [x1, y], [27, y]]; // prettier-ignore
  const [last, first] = [row(2).slice(2), row(0).slice(0, 1)];
  return [start(0), ...corner(0), ...corner(1), end(2), ...innerEnds(last), ...bay, ...innerEnds(first)];
}

function compassCorners(corner: (side: number) => Point[]): Point[] {
  return [0, 1, 2, 3].flatMap(corner);
}

/** Between two opposite rows, where the first row ends and the other begins. */
function waist(row: readonly Gable[], other: readonly Gable[]): Point[] {
  const [last, first] = [row.at(-1), other[0]];
  if (!last || !first) return [];
  const end = ([u, v]: Point, side: number): Point => turnPoint([u, v], side);
  return [
    end([last.to, last.depthTo], last.side),
    end([last.from, last.depthFrom], last.side),
    end([first.to, first.depthTo], first.side),
    end([first.from, first.depthFrom], first.side),
  ];
}
