// Draws the roofs of a house one after another: gables, corner roofs, the roof across the middle.
import { turnPoint, type Point } from '../../geometry.ts';
import { coordinates } from '../../svg.ts';
import { drawn } from './hand.ts';
import type { Gable } from './houseplan.ts';
import { around } from '../turned.ts';

/** The parts of the picture, gathered so that each class is one path. */
export interface Roofs {
  tiles: [string, string, string];
  lit: string;
  mid: string;
  dark: string;
  ridges: string;
  /** Between one roof and the next; none where a roof goes on beyond the edge. */
  valleys: string;
  courses: string;
  chimneys: string;
  dormers: string;
}

const hip = 7;

/** Tile colour by slot of a board edge: the slots at corners are alike, so that corner roofs match both their edges. */
export function roofColour(side: number, slot: number): 0 | 1 | 2 {
  if (slot === 0 || slot === 3) return 0;
  return (slot === 1) === (side % 2 === 0) ? 1 : 2;
}

/** Slots of a board edge are counted from the north or the west. */
export function boardSlot(side: number, slot: number): number {
  return side < 2 ? slot : 3 - slot;
}

export class RoofPainter {
  readonly roofs: Roofs = {
    tiles: ['', '', ''],
    lit: '',
    mid: '',
    dark: '',
    ridges: '',
    valleys: '',
    courses: '',
    chimneys: '',
    dormers: '',
  };
  constructor(
    private readonly turn: number,
    private readonly insets: readonly number[],
    private readonly chance: () => number,
  ) {}

  private onBoard(points: readonly Point[], side: number): Point[] {
    return points.map((point) => turnPoint(point, side + this.turn));
  }

  /** A slope that looks `towards` a side, counted from `side`. */
  private facet(points: readonly Point[], side: number, towards: number): void {
    const direction = around(side + towards, this.turn);
    const d = drawn(this.onBoard(points, side));
    if (direction === 0) this.roofs.lit += d;
    if (direction === 1) this.roofs.mid += d;
    if (direction === 2) this.roofs.dark += d;
  }

  private ridge(points: readonly Point[], side: number): void {
    this.roofs.ridges += drawn(this.onBoard(points, side), false);
  }

  private courses(lines: readonly (readonly Point[])[], side: number): void {
    for (const line of lines) this.roofs.courses += drawn(this.onBoard(line, side), false);
  }

  private valley(points: readonly Point[], side: number): void {
    this.roofs.valleys += drawn(this.onBoard(points, side), false);
  }

  private fill(points: readonly Point[], side: number, colour: number): void {
    this.roofs.tiles[colour as 0 | 1 | 2] += drawn(this.onBoard(points, side));
  }

  private trimmings(u: number, v: number, side: number, isChimney: boolean): void {
    const [x, y] = turnPoint(turnPoint([u, v], side), this.turn);
    if (isChimney) this.roofs.chimneys += `M${coordinates(x - 1.7, y - 1.7)}h3.4v3.4h-3.4z`;
    else this.roofs.dormers += `M${coordinates(x - 2.5, y + 2)}v-2.3l2.5-2.4 2.5 2.4v2.3z`;
  }

  gable({ side, slot, from, to, depthFrom, depthTo }: Gable): void {
    const inset = this.insets[side] ?? 0;
    const boardSide = around(side, this.turn);
    const middle = (from + to) / 2;
    const end = (depthFrom + depthTo) / 2;
    let top = inset < 0 ? inset : inset + hip;
    let foot = end - Math.min(hip, end / 3);
    if (foot < top) top = foot = inset < 0 ? inset : (inset + end) / 2;
    const [a, b]: [Point, Point] = [[from, inset], [to, inset]]; // prettier-ignore
    const [c, d]: [Point, Point] = [[to, depthTo], [from, depthFrom]]; // prettier-ignore
    const [m, n]: [Point, Point] = [[middle, top], [middle, foot]]; // prettier-ignore
    this.fill([a, b, c, d], side, roofColour(boardSide, boardSlot(boardSide, slot)));
    this.facet([a, m, n, d], side, 3);
    this.facet([m, b, c, n], side, 1);
    this.facet([d, n, c], side, 2);
    if (inset >= 0) this.facet([a, b, m], side, 0);
    this.ridge([m, n], side);
    this.valley([a, d, c, b], side);
    const course = (t: number): Point[] => [
      [from + (middle - from) * t, inset + 1],
      [from + (middle - from) * t, depthFrom + (foot - depthFrom) * t],
    ];
    const mirrored = (t: number): Point[] => [
      [to - (to - middle) * t, inset + 1],
      [to - (to - middle) * t, depthTo + (foot - depthTo) * t],
    ];
    this.courses([course(0.36), course(0.7), mirrored(0.36), mirrored(0.7)], side);
    this.furnish(from, to, end, side);
  }

  /** Chimneys and dormers stand where they stand, whatever the neighbours do. */
  private furnish(from: number, to: number, depth: number, side: number): void {
    const [first, second, where] = [this.chance(), this.chance(), this.chance()];
    if (depth < 19 || to - from < 20) return;
    if (first < 0.42) this.trimmings(from + 6, 11 + where * 5, side, true);
    if (second < 0.5) this.trimmings(to - 5.6, depth * 0.58 + where * 3, side, false);
  }

  /** A roof around the corner after a side. */
  corner(side: number): void {
    const [n, e] = [this.insets[side] ?? 0, this.insets[(side + 1) % 4] ?? 0];
    const E = 100 - e;
    const both = n < 0 && e < 0;
    const [left, right]: [Point, Point] = both ? [[E, n], [E, n]] : [[96, n], [E, 4]]; // prettier-ignore
    const tip: Point = both ? [E, n] : [(96 + E) / 2, (n + 4) / 2];
    const middle: Point = [84.5, 15.5];
    const north: Point = [84.5, n < 0 ? n : n + hip];
    const east: Point = [e < 0 ? E : E - hip, 15.5];
    this.fill([[73, n], left, right, [E, 27], [73, 27]], side, 0); // prettier-ignore
    this.facet([[73, n], north, middle, [73, 27]], side, 3);
    this.facet([[73, 27], middle, east, [E, 27]], side, 2);
    this.facet([north, n < 0 ? [84.5, n] : left, left, tip, middle], side, 1);
    this.facet([middle, tip, right, [E, 27], east], side, 0);
    if (n >= 0) this.facet([[73, n], left, north], side, 0); // prettier-ignore
    if (e >= 0) this.facet([east, right, [E, 27]], side, 1); // prettier-ignore
    this.ridge([north, middle, east], side);
    this.valley([[73, n], [73, 27], [E, 27]], side); // prettier-ignore
    this.courses([[[73, 27], middle, tip], [[77, n + 1], [77, 23]], [[77, 23], [E - 1, 23]]], side); // prettier-ignore
  }

  /** The roof across the middle between two opposite rows. */
  cross(): void {
    const [a, b, c, d]: [Point, Point, Point, Point] = [[27, 39], [73, 39], [73, 61], [27, 61]]; // prettier-ignore
    const [w, e]: [Point, Point] = [[36, 50], [64, 50]]; // prettier-ignore
    this.fill([a, b, c, d], 0, 0);
    this.facet([a, b, e, w], 0, 0);
    this.facet([b, c, e], 0, 1);
    this.facet([w, e, c, d], 0, 2);
    this.facet([a, w, d], 0, 3);
    this.ridge([w, e], 0);
    this.valley([a, b, c, d, a], 0);
    this.courses([[a, w], [d, w], [b, e], [c, e], [[31, 44], [69, 44]], [[31, 56], [69, 56]]], 0); // prettier-ignore
  }
}
