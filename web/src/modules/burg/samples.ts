// For the tests: every design of both sets in every turn, and both walls.
import castle from '$data/tiles/castle.json';
import falcon from '$data/tiles/falcon.json';
import type { Turn } from '../../tiles/data.ts';
import type { WallDesign } from '../../tiles/wall/turned.ts';
import type { WallData } from '../../tiles/wall/walldata.ts';

export const designs = [...castle.tiles, ...falcon.tiles] as WallDesign[];
export const turns: readonly Turn[] = [0, 1, 2, 3];
export const walls = { castle: castle.wall, falcon: falcon.wall } as unknown as Record<
  'castle' | 'falcon',
  WallData
>;

export function designOf(id: string): WallDesign {
  const design = designs.find((design) => design.id === id);
  if (!design) throw new Error(`no design ${id}`);
  return design;
}

/** What the test does for every design in every turn. */
export function forEachTile(check: (design: WallDesign, turn: Turn) => void): void {
  for (const design of designs) for (const turn of turns) check(design, turn);
}
