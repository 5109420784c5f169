// Where on the screen the tile in hand lies with what is proposed: in the corner in which it hides the fewest of the
// cells that one may want to point at.
import type { Point } from '../../tiles/geometry.ts';
import type { Box, Size } from './camera.ts';

const edge = 8;
/** The tools in the upper right corner: a row of two where it is narrow, otherwise a column. */
const tools = { height: 60, width: 56 } as const;

/** The best first: upper left, upper right beside or below the tools, lower left, lower right. */
export function cornerPlaces(room: Size, corner: Size, narrow: boolean): [Point, ...Point[]] {
  const right = room.width - corner.width - edge;
  const low = room.height - corner.height - 2 * edge;
  const besideTools: Point = narrow ? [right, tools.height] : [right - tools.width + edge, edge];
  return [[edge, edge], besideTools, [edge, low], [narrow ? right : right - tools.width + edge, low]];
}

/** Of a cell only the rim may be hidden. */
function hides([x, y]: Point, { width, height }: Size, cell: Box): boolean {
  const rim = 0.2;
  const [dx, dy] = [cell.width * rim, cell.height * rim];
  return (
    cell.x + dx < x + width &&
    cell.x + cell.width - dx > x &&
    cell.y + dy < y + height &&
    cell.y + cell.height - dy > y
  );
}

/** The first of the places that hides the fewest of these cells. */
export function freestPlace(
  places: readonly [Point, ...Point[]],
  corner: Size,
  cells: readonly Box[],
): Point {
  const hidden = (place: Point): number => cells.filter((cell) => hides(place, corner, cell)).length;
  return places.reduce((best, place) => (hidden(place) < hidden(best) ? place : best));
}
