// The castles on the board and the ground on which they stand.
import { designOf } from '../../board/surface/plane_surface.ts';
import { atCell, keyOf, translate, type Surface } from '../../board/surface/surface.ts';
import type { SeatView } from '../../board/types.ts';
import type { Cell } from '../../model/game_events.ts';
import type { Position } from '../../model/position.ts';
import type { Mark } from '../marks.ts';
import { paintCastle, paintCastleGround } from './painter.ts';
import { castleHalves, castleMiddle, type PlacedCastle } from './places.ts';

const nameOf = ({ cells: [a, b] }: PlacedCastle): string => keyOf(a) + keyOf(b);

export function castleGrounds(surface: Surface): Mark[] {
  const { position } = surface;
  return position.castles.flatMap((castle) =>
    castleHalves(position, castle.cells).flatMap(([x, y, feature]) => {
      const cell: Cell = [x, y];
      const placed = surface.tileAt(cell);
      if (!placed) return [];
      const art = paintCastleGround(designOf(placed.tile, cell), placed.turn, feature);
      return [{ key: `${nameOf(castle)} ${keyOf(cell)}`, transform: atCell(cell), art }];
    }),
  );
}

export function castleMarks({ castles }: Position, seats: readonly SeatView[]): Mark[] {
  return castles.map((castle) => {
    const { cells, seat, occupied } = castle;
    const { colour = seat, letter = '' } = seats[seat] ?? {};
    const [a, b] = cells;
    return {
      key: nameOf(castle),
      transform: translate(...castleMiddle(cells)),
      art: paintCastle(colour, letter, a[1] === b[1] ? 'level' : 'upright'),
      faded: !occupied,
    };
  });
}
