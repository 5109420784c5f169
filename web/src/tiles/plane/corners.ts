// Towers where city walls end: they stand on corners that several tiles share, so the board paints them last.
import type { Turn } from '../data.ts';
import { layoutOf, type PlaneDesign } from './layout.ts';
import { picture } from './markup.ts';

export interface PlacedTile {
  x: number;
  y: number;
  design: PlaneDesign;
  turn: Turn;
}

/** One tower on each corner of the grid where a wall ends, for all tiles at once; painted over all tiles. */
export function cornerTowers(cells: Iterable<PlacedTile>): string {
  const corners = new Map<string, readonly [number, number]>();
  for (const { x, y, design, turn } of cells)
    for (const wall of layoutOf(design, turn).cities.flatMap((city) => city.walls))
      for (const [px, py] of wall.flatMap((cubic) => [cubic[0], cubic[3]]))
        if (px % 100 === 0 && py % 100 === 0) {
          const at = [x * 100 + px, y * 100 + py] as const;
          corners.set(at.join(), at);
        }
  const fromNorth = [...corners.values()].sort((a, b) => a[1] - b[1] || a[0] - b[0]);
  return fromNorth.map(([x, y]) => picture('corner-tower', x, y)).join('');
}
