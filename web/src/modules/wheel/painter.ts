// The board of the wheel of fortune: sixteen cells that look like tiles, the wheel over their middle, crown spaces.
import type { PlaneFeature } from '../../tiles/data.ts';
import type { Point } from '../../tiles/geometry.ts';
import { coordinates, escaped } from '../../tiles/svg.ts';
import type { PlacedTile } from '../../tiles/plane/corners.ts';
import type { Chain } from '../../tiles/plane/curves.ts';
import { paintPig } from './painter_pig.ts';
import type { PlaneDesign } from '../../tiles/plane/layout.ts';
import { circle, ellipse, movedTo, path } from '../../tiles/plane/markup.ts';
import { paintTile } from '../../tiles/plane/tile.ts';
import { wheelIcons } from './icons.ts';

export interface WheelBoard {
  cells: { row: number; col: number; edges: string; features: PlaneFeature[] }[];
  wheel: { segments: { id: string; crowns: { pos: number[] }[] }[] };
}

const middle: Point = [200, 200];
const wheelRadius = 124;

/** Roads to the wheel, by their cell: bent, to pass between the crown spaces. */
const courses: Readonly<Record<string, Chain>> = {
  '0 2': [[[50, 0], [50, 30], [46, 60], [46, 96]]], // prettier-ignore
  '1 0': [[[0, 50], [26, 50], [40, 26], [64, 28]], [[64, 28], [76, 29], [88, 38], [98, 44]]], // prettier-ignore
  '3 3': [[[50, 100], [50, 62], [32, 32], [14, 14]], [[14, 14], [4, 4], [-6, -6], [-16, -16]]], // prettier-ignore
};
/** Meadow of the inner cells beside the wheel counts with the cell above or below. */
const reaches: Readonly<Record<string, { up: number; down: number }>> = {
  '0 1': { up: 0, down: 27.5 },
  '0 2': { up: 0, down: 27.5 },
  '3 1': { up: 27.5, down: 0 },
};

const designs = new WeakMap<WheelBoard, PlaneDesign[]>();

/** The cells of the board as tiles that are never turned, in the order of the data. */
export function wheelCells(board: WheelBoard): PlacedTile[] {
  const made = designs.get(board) ?? board.cells.map((cell) => designOf(cell, crownSpaces(board)));
  designs.set(board, made);
  return board.cells.map(({ row, col }, i) => ({ x: col, y: row, design: made[i] as PlaneDesign, turn: 0 }));
}

function designOf(
  { row, col, edges, features }: WheelBoard['cells'][number],
  crowns: CrownSpace[],
): PlaneDesign {
  const name = `${row} ${col}`;
  const road = features.findIndex((f) => f.kind === 'road');
  const [course, reach] = [courses[name], reaches[name]];
  return {
    ...{ id: `wheel ${name}`, count: 1, edges, features },
    disc: { centre: [middle[0] - col * 100, middle[1] - row * 100], radius: wheelRadius },
    occupied: crowns.map(({ x, y }): Point => [x - col * 100, y - row * 100]),
    ...(course && { courses: { [road]: course } }),
    ...(reach && { reach }),
  };
}

function around(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [middle[0] + radius * Math.cos(angle), middle[1] + radius * Math.sin(angle)];
}

export interface WheelSegment {
  id: string;
  /** Its sector, to hit and to highlight. */
  path: string;
  /** Where the pig stands. */
  pig: { x: number; y: number };
  /** The direction of its middle; 0 is east, 90 south. */
  degrees: number;
}

/** The segments clockwise from the top. */
export function wheelSegments(board: WheelBoard): WheelSegment[] {
  return board.wheel.segments.map(({ id }, i) => {
    const degrees = -90 + i * 60;
    const [from, to, pig] = [around(112, degrees - 30), around(112, degrees + 30), around(44, degrees)];
    const sector = `M200 200L${coordinates(...from)}A112 112 0 0 1 ${coordinates(...to)}z`;
    return { id, degrees, path: sector, pig: { x: pig[0], y: pig[1] + 7 } };
  });
}

export interface CrownSpace {
  segment: string;
  /** Which of the segment's spaces, in the order in which they are filled. */
  index: number;
  x: number;
  y: number;
  radius: number;
}

export function crownSpaces(board: WheelBoard): CrownSpace[] {
  return board.wheel.segments.flatMap(({ id, crowns }) =>
    crowns.map(({ pos: [x = 0, y = 0] }, index) => ({
      segment: id,
      index,
      x: x * 100,
      y: y * 100,
      radius: 14,
    })),
  );
}

/** The board of 400 × 400 with the pig on a segment; `names` are the segments' names in the reader's language. */
export function paintWheelBoard(
  board: WheelBoard,
  names: Readonly<Record<string, string>>,
  pig?: string,
): string {
  const segments = wheelSegments(board);
  const tiles = wheelCells(board).map(({ x, y, design }) => movedTo(x * 100, y * 100, paintTile(design, 0)));
  const pigAt = segments.find(({ id }) => id === pig)?.pig;
  return (
    '<g class="p-wheel-board">' +
    tiles.join('') +
    paintLastRoad() +
    paintRim() +
    segments.map((segment) => paintSegment(segment, names[segment.id] ?? segment.id)).join('') +
    paintHub() +
    crownSpaces(board).map(paintCrown).join('') +
    (pigAt ? movedTo(pigAt.x, pigAt.y, paintPig()) : '') +
    path('board-frame', 'M0 0H400V400H0z') +
    '</g>'
  );
}

/** The road from the south-east leaves its cell by the corner, on the way to the wheel. */
function paintLastRoad(): string {
  const rest = 'M313 313L284 284';
  return path('kerb-line butt', rest) + path('road-line butt', rest) + path('rut', rest);
}

function paintRim(): string {
  const [x, y] = middle;
  return (
    ellipse('sh', x + 5, y + 8, wheelRadius + 2, wheelRadius) +
    circle('wood ol-bold', x, y, wheelRadius) +
    circle('wood-light', x, y, 121) +
    circle('wood ol', x, y, 114)
  );
}

function paintSegment({ id, path: sector, degrees }: WheelSegment, name: string): string {
  const below = Math.sin((degrees * Math.PI) / 180) > 0.1;
  const radius = below ? 104 : 96;
  const [from, to] = [
    around(radius, degrees + (below ? 30 : -30)),
    around(radius, degrees + (below ? -30 : 30)),
  ];
  const arc = `M${coordinates(...from)}A${radius} ${radius} 0 0 ${below ? 0 : 1} ${coordinates(...to)}`;
  const narrow = name.length > 10 ? ' p-segment-long' : '';
  const studs = [-15, 15].map((off) => circle('gold ol', ...around(117.5, degrees + off), 2.4)).join('');
  return (
    path(`segment segment-${id} ol-bold`, sector) +
    `<path class="p-nothing" id="p-arc-${id}" d="${arc}"/>` +
    `<text class="p-segment-name${narrow}"><textPath href="#p-arc-${id}" startOffset="50%">${escaped(name)}</textPath></text>` +
    movedTo(...around(75, degrees), wheelIcons[id] ?? '') +
    studs
  );
}

function paintHub(): string {
  const [x, y] = middle;
  return (
    circle('wood ol', x, y, 31) +
    circle('wood-light ol', x, y, 25) +
    circle('gold ol', x, y, 9) +
    path('line', 'M200 175v16M200 209v16M175 200h16M209 200h16')
  );
}

function paintCrown({ x, y, radius }: CrownSpace): string {
  return movedTo(
    x,
    y,
    circle('stone ol', 0, 0, radius) +
      circle('number-ring', 0, 0, radius - 2.4) +
      path('gold ol', 'M-8 5l-1.4-9.4L-4.2-.4 0-7.4 4.2-.4 9.4-4.4 8 5z'),
  );
}
