// Which sides of a placed tile go on beyond the edge: into the same kind, or into a matching start space.
import type { Side } from '../data.ts';
import { around, compass, compassOf, kindAt, letterOf, stepOf, type Compass, type Joins } from './turned.ts';
import { isCell, type Cell, type StartSpace, type WallBoard } from './walldata.ts';

function startAt({ wall }: WallBoard, { x, y }: Cell, side: Compass): StartSpace | undefined {
  return wall.start_spaces.find(
    (start) => start.cell[0] === x && start.cell[1] === y && compassOf(start.side) === side,
  );
}

function joinsAt(cell: Cell, side: Compass, board: WallBoard): boolean {
  const tile = board.tileAt(cell.x, cell.y);
  if (!tile) return false;
  const kind = kindAt(tile.design, tile.turn, side);
  const [dx, dy] = stepOf(side);
  const beyond = board.tileAt(cell.x + dx, cell.y + dy);
  if (beyond) return kindAt(beyond.design, beyond.turn, around(side, 2)) === kind;
  return startAt(board, cell, side)?.feature === kind;
}

/** The sides of a cell's tile at which it joins what lies beyond. */
export function joinsOf(cell: Cell, board: WallBoard): Joins {
  return Object.fromEntries(compass.map((side) => [letterOf(side), joinsAt(cell, side, board)]));
}

/** How a start space meets the board: nothing lies there yet, a tile that matches, or one that does not. */
export type StartState = 'open' | 'joined' | 'closed';

export function startStatesOf(board: WallBoard): StartState[] {
  return board.wall.start_spaces.map(({ cell: [x, y], side }) => {
    if (!board.tileAt(x, y)) return 'open';
    return joinsAt({ x, y }, compassOf(side), board) ? 'joined' : 'closed';
  });
}

export interface Postern extends Cell {
  side: Side;
}

/** Where paths end at the wall itself. */
export function posternsOf(cells: readonly Cell[], board: WallBoard): Postern[] {
  return cells.flatMap((cell) => {
    const tile = board.tileAt(cell.x, cell.y);
    if (!tile) return [];
    const atWall = (side: Compass): boolean => {
      const [dx, dy] = stepOf(side);
      return !isCell(board.wall, cell.x + dx, cell.y + dy) && !joinsAt(cell, side, board);
    };
    return compass
      .filter((side) => kindAt(tile.design, tile.turn, side) === 'path' && atWall(side))
      .map((side) => ({ ...cell, side: letterOf(side) }));
  });
}
