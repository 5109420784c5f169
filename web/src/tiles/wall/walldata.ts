// The wall as it stands in the tile sets: its outline, the score track along it, start spaces and gates.
import type { Side, Turn } from '../data.ts';
import type { Kind, WallDesign } from './turned.ts';

export interface WallEdge {
  dir: Side;
  cells: number;
  fields: [number, number];
  corner_tower: [number, number];
}
export interface StartSpace {
  cell: [number, number];
  side: Side;
  feature: Kind;
  market?: boolean;
}
export interface Gate {
  between: [number, number];
  edge: number;
  offset: number;
}
export interface WallData {
  /** Rows from the north; `#` is a cell. */
  inside: string[];
  start_vertex: [number, number];
  edges: WallEdge[];
  start_spaces: StartSpace[];
  gates?: Gate[];
}

export interface Cell {
  x: number;
  y: number;
}
export interface PlacedTile {
  design: WallDesign;
  turn: Turn;
}
/** What lies on the board: the tile of a cell, if there is one. */
export interface WallBoard {
  wall: WallData;
  tileAt(x: number, y: number): PlacedTile | undefined;
}

export function isCell(wall: WallData, x: number, y: number): boolean {
  return wall.inside[y]?.[x] === '#';
}

export function cellsOf(wall: WallData): Cell[] {
  return wall.inside.flatMap((row, y) => [...row].flatMap((mark, x) => (mark === '#' ? [{ x, y }] : [])));
}
