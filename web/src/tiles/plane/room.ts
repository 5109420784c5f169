// How much room there is in a city: distances to its walls, worked out once on a grid and read off from it.
import { isInside, type Point } from '../geometry.ts';
import { distanceToLine } from './curves.ts';
import type { City } from './walls.ts';

export const gridStep = 2.5;
export const gridColumns = 100 / gridStep + 1;
/** Farther than this is just far. */
const far = 30;

const known = new WeakMap<City, Float32Array>();

function gridOf(city: City): Float32Array {
  let grid = known.get(city);
  if (!grid) {
    grid = new Float32Array(gridColumns * gridColumns);
    for (let i = 0; i < grid.length; i++)
      grid[i] = exactRoom(city, [(i % gridColumns) * gridStep, Math.floor(i / gridColumns) * gridStep]);
    known.set(city, grid);
  }
  return grid;
}

function exactRoom(city: City, point: Point): number {
  let wall = far;
  for (const line of city.wallLines) wall = Math.min(wall, distanceToLine(point, line));
  return isInside(justInTile(point), city.polygon) ? wall : -wall;
}

/** Points on the very edge would be neither in nor out. */
function justInTile([x, y]: Point): Point {
  return [Math.max(0.01, Math.min(99.99, x)), Math.max(0.01, Math.min(99.99, y))];
}

/** How far a point of the city is from its walls; negative for points outside. */
export function roomIn(city: City, [x, y]: Point): number {
  const grid = gridOf(city);
  const column = Math.max(0, Math.min(gridColumns - 2, Math.floor(x / gridStep)));
  const row = Math.max(0, Math.min(gridColumns - 2, Math.floor(y / gridStep)));
  const u = Math.max(0, Math.min(1, x / gridStep - column));
  const v = Math.max(0, Math.min(1, y / gridStep - row));
  const at = row * gridColumns + column;
  const value = (offset: number): number => grid[at + offset] as number;
  const upper = value(0) * (1 - u) + value(1) * u;
  const lower = value(gridColumns) * (1 - u) + value(gridColumns + 1) * u;
  return upper * (1 - v) + lower * v;
}
