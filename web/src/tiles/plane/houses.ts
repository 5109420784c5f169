// Where the houses of a city stand: in wavy rows. The houses on a city edge are always the same ones, so that
// both tiles paint them whole and the seam vanishes.
import type { Side } from '../data.ts';
import type { Point } from '../geometry.ts';
import { roomIn } from './room.ts';
import type { Box, HouseLook, Roofs } from './roofs.ts';
import type { City } from './walls.ts';

const rowCount = 8;
const pitch = 12.5;
const houseHeight = 11.7;

/** Repeats every 100, so that a row goes on across a seam. */
const wave = (x: number): number => 2 * Math.sin((x * Math.PI) / 50) + 1.1 * Math.sin((x * Math.PI) / 25 + 1);

type EdgeHouse = readonly [x: number, width: number, look: HouseLook];
/** On the north and south edge: row 0 and row 8 are one row across the seam. */
const edgeRow: readonly EdgeHouse[] = [[21, 11, 0], [32.6, 9, 4], [42.2, 12, 2], [54.8, 9, 3], [64.4, 13, 1]]; // prettier-ignore
/** On the east and west edge, by their row; x from the edge. */
const edgeColumn: Readonly<Record<number, EdgeHouse>> = { 2: [-6, 12, 3], 3: [-4, 9.5, 0], 4: [-7, 12.5, 4], 5: [-5, 10, 1], 6: [-6.5, 12, 2] }; // prettier-ignore

/** An ellipse that houses keep off: its middle, half its width and half its height. */
export type KeptFree = readonly [x: number, y: number, halfWidth: number, halfHeight: number];

interface Site {
  city: City;
  free: readonly KeptFree[];
  chance: () => number;
  roofs: Roofs;
  boxes: Box[];
}

/** The houses that lie across each side, to compare with those of other tiles. */
export type Seams = Record<Side, string>;

export function buildTown(city: City, free: readonly KeptFree[], chance: () => number, roofs: Roofs): Seams {
  const site: Site = { city, free, chance, roofs, boxes: [] };
  const seams = { N: '', E: '', S: '', W: '' };
  if (city.sides.includes('N')) seams.N = edgeRowAt(site, 0);
  for (let row = 1; row < rowCount; row++) {
    const edge = edgeColumn[row];
    let [start, end] = [0.8, 99.4];
    if (edge && city.sides.includes('W')) {
      if (build(site, edgeBox(edge, row, 0), edge[2])) seams.W += `${row} `;
      start = edge[0] + edge[1] + 0.6;
    }
    if (edge && city.sides.includes('E')) {
      if (build(site, edgeBox(edge, row, 100), edge[2])) seams.E += `${row} `;
      end = 100 + edge[0] - 0.6;
    }
    fillRow(site, row, start, end);
  }
  if (city.sides.includes('S')) seams.S = edgeRowAt(site, rowCount);
  fillGaps(site);
  plantTrees(site);
  return seams;
}

const rowTop = (row: number, x: number): number => -6 + pitch * row + wave(x);

function edgeRowAt(site: Site, row: number): string {
  const built = edgeRow.filter(([x, w, look]) =>
    build(site, [x, rowTop(row, x + w / 2), w, houseHeight], look),
  );
  return built.map(([x]) => `${x} `).join('');
}

function edgeBox([x, width]: EdgeHouse, row: number, edge: number): Box {
  return [edge + x, rowTop(row, x + width / 2), width, houseHeight];
}

function build(site: Site, box: Box, look: HouseLook): boolean {
  if (!fits(site, box)) return false;
  site.boxes.push(box);
  site.roofs.house(box, look);
  return true;
}

/** Tries a house; where none fits, a smaller one; else creeps on. */
function fillRow(site: Site, row: number, start: number, end: number): void {
  const { chance } = site;
  let x = start + (site.city.sides.includes('W') ? 0 : chance() * 3);
  while (x < end - 6) {
    const look = Math.floor(chance() * 6);
    const width = houseWidth(chance() * 5.5, look, end - x);
    const y = rowTop(row, x + width / 2) + (chance() - 0.5) * 0.8;
    const fewerSlate = look % 3 === 2 && chance() < 0.4 ? look - 1 : look;
    const sizes: Box[] = [[x, y, width, houseHeight - 0.4], [x, y + 0.5, 7, 9.6], [x, y + 2.5, 6, 8]]; // prettier-ignore
    const built = sizes.find((box) => build(site, box, fewerSlate));
    x += built ? built[2] + 0.6 : 1.2;
  }
}

function houseWidth(extra: number, look: HouseLook, left: number): number {
  const wished = look > 2 ? Math.min(8.5 + extra, 10.5) : 8.5 + extra;
  const width = left - wished < 7 ? left : wished;
  return width > 15 ? width / 2 : width;
}

/** Small houses where no row reaches. */
function fillGaps(site: Site): void {
  const { chance, boxes } = site;
  for (let i = 0; i < 300 && boxes.length < 90; i++) {
    const height = i < 130 ? 8.2 : 5.7 + chance() * 1.4;
    const width = height * (0.72 + chance() * 0.2);
    const x = 0.8 + chance() * (98.6 - width);
    const atEdge = i & 2 ? 0.7 : 99.3 - height;
    const y = i > 170 ? atEdge : 0.7 + chance() * (98.6 - height);
    if (!boxes.some((box) => touches(box, [x, y, width, height], 0.4)))
      build(site, [x, y, width, height], Math.floor(chance() * 6));
  }
}

function plantTrees({ city, free, chance, boxes, roofs }: Site): void {
  for (let i = 0; i < 150; i++) {
    const inCorner = i < 48;
    const coordinate = (far: boolean): number =>
      inCorner ? Math.abs((far ? 100 : 0) - 2.8 - chance() * 8) : 2.5 + chance() * 95;
    const point: Point = [coordinate((i & 1) > 0), coordinate((i & 2) > 0)];
    const radius = 1.9 + chance() * 0.9;
    if (roomIn(city, point) < radius + 3) continue;
    if (free.some((place) => isKept(place, point, 1))) continue;
    const box: Box = [point[0] - radius, point[1] - radius, 2 * radius, 2 * radius];
    if (boxes.some((other) => touches(other, box, 0))) continue;
    boxes.push(box);
    roofs.tree(...point, radius);
  }
}

const touches = (a: Box, b: Box, gap: number): boolean =>
  b[0] < a[0] + a[2] + gap &&
  b[0] + b[2] > a[0] - gap &&
  b[1] < a[1] + a[3] + gap &&
  b[1] + b[3] > a[1] - gap;

function isKept([x, y, halfWidth, halfHeight]: KeptFree, point: Point, gap = 0): boolean {
  return Math.hypot((point[0] - x) / (halfWidth + gap), (point[1] - y) / (halfHeight + gap)) < 1;
}

/** A house may come within 1.2 of the wall's middle: the wall is painted over it. */
function fits({ city, free }: Site, [x, y, w, h]: Box): boolean {
  const inTile = (v: number): number => Math.max(0.3, Math.min(99.7, v));
  const points: Point[] = [[x, y], [x + w, y], [x, y + h], [x + w, y + h], [x + w / 2, y], [x + w / 2, y + h]]; // prettier-ignore
  const good = points.every((point) => {
    const shown: Point = [inTile(point[0]), inTile(point[1])];
    if (free.some((place) => isKept(place, point))) return false;
    return roomIn(city, shown) >= 1.2;
  });
  return good && !free.some(([kx, ky]) => kx > x && kx < x + w && ky > y && ky < y + h);
}
