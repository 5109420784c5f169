// Writes sheets with every design of the plane, light and dark, as SVG files that stand alone (for the
// documents and for looking at).
//   npx vite build --ssr tools/plane_sheet.ts --outDir DIR && node DIR/plane_sheet.js DIR
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import baseSet from '$data/tiles/base.json';
import bridgesSet from '$data/tiles/bridges-castles-bazaars.json';
import wheelSet from '$data/tiles/wheel-of-fortune.json';
import planeCss from '../src/tiles/plane/plane.css?raw';
import schemeCss from '../src/tiles/scheme.css?raw';
import seatsCss from '../src/tiles/seats.css?raw';
import type { PlaneFeature, TileSet } from '../src/tiles/data.ts';
import { cornerTowers, paintTile, planeDefinitions, type PlaneDesign } from '../src/tiles/plane/index.ts';
import { paintWheelBoard, wheelCells, type WheelBoard } from '../src/modules/wheel/painter.ts';

type Theme = 'light' | 'dark';
const columns = 6;
const pitch = 126;

function picture(width: number, height: number, theme: Theme, content: string): string {
  const style = `<style>${schemeCss}${seatsCss}${planeCss}</style><defs>${planeDefinitions()}</defs>`;
  const page = `<rect width="${width}" height="${height}" fill="var(--p-page)"/>`;
  const size = `width="${width * 2}" height="${height * 2}" viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" data-theme="${theme}" ${size}>${style}${page}${content}</svg>\n`;
}

function sheet(designs: readonly PlaneDesign[], theme: Theme): string {
  const tiles = designs.map((design, i) => {
    const number = design.marks?.find((mark) => mark.wheel)?.wheel;
    const tile =
      paintTile(design, 0, number ? { number } : {}) + cornerTowers([{ x: 0, y: 0, design, turn: 0 }]);
    const at = `${(i % columns) * pitch + 19} ${Math.floor(i / columns) * pitch + 29}`;
    return `<g transform="translate(${at})">${tile}</g>`;
  });
  return picture(
    columns * pitch + 12,
    Math.ceil(designs.length / columns) * pitch + 24,
    theme,
    tiles.join(''),
  );
}

function wheel(board: WheelBoard, theme: Theme): string {
  const names = Object.fromEntries(wheelSet.board.wheel.segments.map(({ id, de }) => [id, de]));
  const towers = cornerTowers(wheelCells(board));
  const content = paintWheelBoard(board, names, 'fortune') + towers;
  return picture(450, 450, theme, `<g transform="translate(25 30)">${content}</g>`);
}

const tilesOf = (set: unknown): PlaneDesign[] => (set as TileSet<PlaneFeature>).tiles;
const board = wheelSet.board as unknown as WheelBoard;
const folder = process.argv[2] ?? '.';
mkdirSync(folder, { recursive: true });
for (const theme of ['light', 'dark'] as const) {
  const save = (name: string, svg: string): void => writeFileSync(join(folder, `${name}-${theme}.svg`), svg);
  save('base', sheet(tilesOf(baseSet), theme));
  save('bridges-castles-bazaars', sheet(tilesOf(bridgesSet), theme));
  save('wheel-of-fortune', sheet(tilesOf(wheelSet), theme));
  save('wheel-board', wheel(board, theme));
}
