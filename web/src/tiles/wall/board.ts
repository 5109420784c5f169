// What is drawn on cells rather than tiles: empty ground, hairlines, and what the player's eye should find.
import { coordinates } from '../svg.ts';
import { disc, label, rectangle, shape } from './markup.ts';
import { compass, around, kindAt, stepOf } from './turned.ts';
import type { Cell, WallBoard } from './walldata.ts';

const keyOf = (x: number, y: number): string => `${x},${y}`;

/** Hairlines between empty cells and small crosses at their corners. */
export function paintEmptyCells(cells: readonly Cell[]): string {
  const empty = new Set(cells.map(({ x, y }) => keyOf(x, y)));
  const has = (x: number, y: number): number => (empty.has(keyOf(x, y)) ? 1 : 0);
  let [lines, crosses] = ['', ''];
  for (const { x, y } of cells) {
    if (has(x - 1, y)) lines += `M${x * 100} ${y * 100}v100`;
    if (has(x, y - 1)) lines += `M${x * 100} ${y * 100}h100`;
    // Each corner belongs to the last of the cells around it.
    if (has(x - 1, y) + has(x, y - 1) + has(x - 1, y - 1) > 0)
      crosses += `M${x * 100 - 7} ${y * 100}h14m-7-7v14`;
  }
  return shape(lines, 'w-grid') + shape(crosses, 'w-grid-cross');
}

/** Hairlines between placed tiles, but not over what joins. */
export function paintHairlines(cells: readonly Cell[], board: WallBoard): string {
  let d = '';
  for (const { x, y } of cells) {
    const tile = board.tileAt(x, y);
    if (!tile) continue;
    for (const side of compass.filter((side) => side === 0 || side === 3)) {
      const [dx, dy] = stepOf(side);
      const other = board.tileAt(x + dx, y + dy);
      const kind = kindAt(tile.design, tile.turn, side);
      const joined = other && kindAt(other.design, other.turn, around(side, 2)) === kind && kind !== 'court';
      if (!joined) d += `M${x * 100} ${y * 100}${side ? 'v' : 'h'}100`;
    }
  }
  return shape(d, 'w-hairline');
}

/** A cell in which the tile in hand fits, at 0,0. */
export function paintLegalCell(): string {
  const frame = '<rect class="w-legal" x="17" y="17" width="66" height="66" rx="9"/>';
  return `${frame}<path class="w-legal-plus" d="M50 39v22M39 50h22"/>`;
}

/** The frame of the tile that a seat placed last, at 0,0. */
export function paintLastPlaced(seat: number): string {
  const corners = 'M2.4 17V2.4H17M83 2.4H97.6V17M97.6 83V97.6H83M17 97.6H2.4V83';
  return (
    '<rect class="w-last-ink" x="1.6" y="1.6" width="96.8" height="96.8" rx="3"/>' +
    '<rect class="w-last" x="1.6" y="1.6" width="96.8" height="96.8" rx="3"/>' +
    `<path class="w-last-seat-ink" d="${corners}"/><path class="w-last-seat w-last-seat-${seat}" d="${corners}"/>`
  );
}

const inset = 11;

/** The outline of a group of cells, a little inside it, edge by edge. */
function groupOutline(cells: readonly Cell[]): string {
  const own = new Set(cells.map(({ x, y }) => keyOf(x, y)));
  let d = '';
  for (const { x, y } of cells)
    for (const side of compass) {
      const [ox, oy] = stepOf(side);
      if (own.has(keyOf(x + ox, y + oy))) continue;
      const [rx, ry] = stepOf(around(side, 1));
      /** How far the line runs along the edge, to the right or the left of its middle. */
      const reach = (sign: number): number => {
        if (!own.has(keyOf(x + rx * sign, y + ry * sign))) return 50 - inset;
        return own.has(keyOf(x + rx * sign + ox, y + ry * sign + oy)) ? 50 + inset : 50;
      };
      const point = (along: number): string =>
        coordinates(
          x * 100 + 50 + ox * (50 - inset) + rx * along,
          y * 100 + 50 + oy * (50 - inset) + ry * along,
        );
      d += `M${point(-reach(-1))}L${point(reach(1))}`;
    }
  return d;
}

/** The cell nearest to all others. */
function heartOf(cells: readonly Cell[]): Cell | undefined {
  const toAll = (cell: Cell): number =>
    cells.reduce((sum, other) => sum + Math.hypot(cell.x - other.x, cell.y - other.y), 0);
  return [...cells].sort((a, b) => toAll(a) - toAll(b))[0];
}

/** The largest free group: tinted, outlined, its number of cells in the middle. */
export function paintFreeGroup(cells: readonly Cell[], count: number): string {
  const heart = heartOf(cells);
  if (!heart) return '';
  const ground = cells
    .map(({ x, y }) => rectangle([x * 100, y * 100], [x * 100 + 100, y * 100 + 100]))
    .join('');
  const outline = groupOutline(cells);
  const middle: [number, number] = [heart.x * 100 + 50, heart.y * 100 + 50];
  return (
    shape(ground, 'w-free-tint') +
    shape(outline, 'w-free-halo') +
    shape(outline, 'w-free-line') +
    disc(middle, 20, 'w-free-disc') +
    label(middle, 24, String(count), 'w-free-count')
  );
}
