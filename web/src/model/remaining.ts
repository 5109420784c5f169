// Which tiles are still to come: those of the sets without the start and without what was drawn or turned up.
import { numberOf } from '../tiles/data.ts';
import type { Position, Setup } from './position.ts';
import { setsOf, startTiles, type AnyDesign } from './sets.ts';

export interface RemainingTile {
  /** As records name it; copies with a number stand by themselves: `RadU/2`. */
  tile: string;
  left: number;
  inAll: number;
}

/** The copies of a design by name: those without a number, then those with one. The draw deals them in this order. */
function copiesOf(design: AnyDesign): [name: string, count: number][] {
  const numbered = (design.marks ?? []).filter((mark) => numberOf(mark) !== null);
  const plain = design.count - numbered.reduce((sum, mark) => sum + mark.count, 0);
  const copies = numbered.map((mark): [string, number] => [`${design.id}/${numberOf(mark)}`, mark.count]);
  return plain > 0 ? [[design.id, plain], ...copies] : copies;
}

/** Every tile of the game in the order of the sets, also those of which none is left. */
export function remainingTiles(
  setup: Pick<Setup, 'game' | 'with'>,
  position: Pick<Position, 'drawn'>,
): RemainingTile[] {
  const starts = startTiles(setup.game);
  return setsOf(setup.game, setup.with)
    .flatMap((set) => set.tiles.flatMap(copiesOf))
    .map(([tile, count]) => {
      const inAll = count - starts.filter((start) => start.tile === tile).length;
      return { tile, inAll, left: inAll - (position.drawn[tile] ?? 0) };
    });
}

export function tilesLeft(setup: Pick<Setup, 'game' | 'with'>, position: Pick<Position, 'drawn'>): number {
  return remainingTiles(setup, position).reduce((sum, { left }) => sum + left, 0);
}

const wallTileKinds = 9;
const copiesOfWallTile = 2;

/** Wall tiles that nobody has taken, by kind from 1 on: on the wall, or put aside unseen at the start (K1). */
export function unseenWallTiles({ taken }: Pick<NonNullable<Position['court']>, 'taken'>): number[] {
  return Array.from(
    { length: wallTileKinds },
    (_, i) => copiesOfWallTile - taken.filter((kind) => kind === i + 1).length,
  );
}
