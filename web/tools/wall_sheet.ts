// Writes pages for looking at the pictures of Die Burg and Falken: all designs, and a position as the engine states it.
// Build it with `npx vite build --ssr tools/wall_sheet.ts --outDir DIR`, then `node DIR/wall_sheet.js OUT [STATE.json…]`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import castle from '$data/tiles/castle.json';
import falcon from '$data/tiles/falcon.json';
import type { Turn } from '../src/tiles/data.ts';
import * as wall from '../src/tiles/wall/index.ts';

interface State {
  with?: string[];
  scores: number[];
  board: { cell: [number, number]; tile: string; rotation: number }[];
  followers: { seat: number; cell: [number, number]; feature: number; sort?: 'king' | 'falconer' }[];
  wall: { towers: [number, number][] };
  keeps: ({ cell: [number, number]; feature: number } | null)[];
  seat: number | null;
}

const designs = [...castle.tiles, ...falcon.tiles] as wall.WallDesign[];
const letters = 'AB';
const move = (x: number, y: number, art: string): string => `<g transform="translate(${x} ${y})">${art}</g>`;

function page(name: string, out: string, viewBox: string, pixels: [number, number], art: string): void {
  const read = (file: string): string => readFileSync(`src/tiles/wall/${file}`, 'utf8');
  const css = read('wall.css').replace(/@import '(.*)';/g, (_, file: string) => read(file));
  for (const theme of ['light', 'dark']) {
    const svg = `<svg viewBox="${viewBox}" width="${pixels[0]}" height="${pixels[1]}"><defs>${wall.paintDefs()}</defs>${art}</svg>`;
    const style = `<style>body{margin:0;background:var(--w-page)}svg{display:block}.caption{font:12px sans-serif;fill:var(--w-page-ink)}${read('../scheme.css')}${css}</style>`;
    writeFileSync(
      join(out, `${name}-${theme}.html`),
      `<!doctype html><html data-theme="${theme}"><meta charset="utf-8">${style}${svg}</html>`,
    );
  }
}

function sheet(out: string, set: string, columns: number, pixels: number, turn: Turn = 0): void {
  const tiles = designs.filter(({ id }) => (set === 'falcon') === id.startsWith('F'));
  const art = tiles.map((design, i) => {
    const place = (x: number): number => x * 112 + 6;
    const caption = `<text class="caption" x="2" y="111">${design.id}</text>`;
    return move(
      place(i % columns),
      Math.floor(i / columns) * 118 + 4,
      wall.paintTile(design, turn) + caption,
    );
  });
  const [width, height] = [columns * 112 + 8, Math.ceil(tiles.length / columns) * 118 + 6];
  page(
    `sheet-${set}${turn || ''}-${pixels}`,
    out,
    `0 0 ${width} ${height}`,
    [(width * pixels) / 100, (height * pixels) / 100],
    art.join(''),
  );
}

function freeGroup(board: wall.WallBoard): wall.Cell[] {
  const open = new Map(
    wall
      .cellsOf(board.wall)
      .filter(({ x, y }) => !board.tileAt(x, y))
      .map((cell) => [`${cell.x},${cell.y}`, cell]),
  );
  let best: wall.Cell[] = [];
  for (const start of [...open.values()]) {
    const group: wall.Cell[] = [];
    const queue = [start];
    for (let cell = queue.pop(); cell; cell = queue.pop()) {
      const key = `${cell.x},${cell.y}`;
      if (!open.delete(key)) continue;
      group.push(cell);
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        const next = open.get(`${cell.x + dx},${cell.y + dy}`);
        if (next) queue.push(next);
      }
    }
    if (group.length > best.length) best = group;
  }
  return best;
}

function boardOf(state: State): wall.WallBoard {
  const data = (state.with?.includes('falcon') ? falcon : castle).wall as unknown as wall.WallData;
  const placed = new Map(
    state.board.map(({ cell, tile, rotation }) => [
      cell.join(),
      { design: designs.find(({ id }) => id === tile) as wall.WallDesign, turn: (rotation / 90) as Turn },
    ]),
  );
  return { wall: data, tileAt: (x, y) => placed.get(`${x},${y}`) };
}

function tilesArt(board: wall.WallBoard, cells: readonly wall.Cell[]): string {
  const placed = cells.map((cell) => {
    const { design, turn } = board.tileAt(cell.x, cell.y) as wall.PlacedTile;
    return { cell, art: wall.paintTileLayers(design, turn, { joins: wall.joinsOf(cell, board) }) };
  });
  const layer = (name: keyof wall.TileLayers): string =>
    placed.map(({ cell, art }) => move(cell.x * 100, cell.y * 100, art[name])).join('');
  const starts = wall.paintStarts(board.wall, wall.startStatesOf(board));
  return layer('ground') + layer('shadow') + starts + layer('buildings') + layer('marks');
}

function figuresArt(state: State, board: wall.WallBoard): string {
  const spot = (cell: [number, number], feature: number): wall.FigureSpot => {
    const { design, turn } = board.tileAt(...cell) as wall.PlacedTile;
    return wall.figureSpot(design, turn, feature);
  };
  const keeps = state.keeps.map((keep, seat) => {
    if (!keep) return '';
    const { x, y } = spot(keep.cell, keep.feature);
    return move(keep.cell[0] * 100 + x, keep.cell[1] * 100 + y, wall.paintKeep(seat, letters[seat] ?? ''));
  });
  const figures = state.followers.map(({ seat, cell, feature, sort }) => {
    const { x, y, role } = spot(cell, feature);
    return move(
      cell[0] * 100 + x,
      cell[1] * 100 + y,
      wall.paintFigure(sort ?? role, seat, letters[seat] ?? ''),
    );
  });
  return [...keeps, ...figures].join('');
}

function position(out: string, name: string, state: State, pixels: number): void {
  const board = boardOf(state);
  const cells = state.board.map(({ cell: [x, y] }): wall.Cell => ({ x, y }));
  const empty = wall.cellsOf(board.wall).filter(({ x, y }) => !board.tileAt(x, y));
  const free = freeGroup(board);
  const last = cells.at(-1) as wall.Cell;
  const legal = empty.filter(({ x, y }) => board.tileAt(x + 1, y) ?? board.tileAt(x, y - 1)).slice(0, 3);
  const tiles = wall
    .towerPositions(board.wall)
    .filter(({ fields }) => state.wall.towers.some(([first]) => first === fields[0]))
    .map(({ x, y, scale }) => move(x, y, `<g transform="scale(${scale})">${wall.paintWallTile('back')}</g>`));
  const markers = state.scores.map((score, seat) => {
    const { x, y } = wall.fieldPosition(board.wall, score);
    return move(x, y, wall.paintScoreMarker(seat, letters[seat] ?? ''));
  });
  const options = { posterns: wall.posternsOf(cells, board) };
  const art =
    wall.paintWall(board.wall, options) +
    wall.paintEmptyCells(empty) +
    tilesArt(board, cells) +
    wall.paintWallShadow(board.wall, wall.startStatesOf(board)) +
    wall.paintHairlines(cells, board) +
    wall.paintFreeGroup(free, free.length) +
    legal.map(({ x, y }) => move(x * 100, y * 100, wall.paintLegalCell())).join('') +
    move(last.x * 100, last.y * 100, wall.paintLastPlaced(state.seat ?? 0)) +
    tiles.join('') +
    figuresArt(state, board) +
    markers.join('');
  const [width, height] = [
    (board.wall.inside[0] ?? '').length * 100 + 230,
    board.wall.inside.length * 100 + 230,
  ];
  page(
    `${name}-${pixels}`,
    out,
    `-115 -115 ${width} ${height}`,
    [(width * pixels) / 100, (height * pixels) / 100],
    art,
  );
}

function pieces(out: string): void {
  const roles: wall.Role[] = ['herald', 'knight', 'squire', 'preacher', 'merchant', 'king', 'falconer'];
  const kinds = ['back', 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
  const rows = [
    ...[0, 1].map((seat) => [
      ...roles.map((role) => wall.paintFigure(role, seat, letters[seat] ?? '')),
      wall.paintKeep(seat, letters[seat] ?? ''),
      wall.paintScoreMarker(seat, letters[seat] ?? ''),
    ]),
    roles.map(wall.paintFigureOutline),
    kinds.map((kind) => wall.paintWallTile(kind)),
  ];
  const art = rows
    .map((row, y) => row.map((item, x) => move(30 + x * 50, 34 + y * 54, item)).join(''))
    .join('');
  for (const pixels of [60, 250])
    page(`pieces-${pixels}`, out, '0 0 510 230', [(510 * pixels) / 100, (230 * pixels) / 100], art);
}

const [out = '.', ...states] = process.argv.slice(2);
mkdirSync(out, { recursive: true });
for (const pixels of [60, 110, 250]) {
  sheet(out, 'castle', 7, pixels);
  sheet(out, 'falcon', 6, pixels);
}
for (const turn of [1, 2, 3] as const) {
  sheet(out, 'castle', 7, 110, turn);
  sheet(out, 'falcon', 6, 110, turn);
}
pieces(out);
for (const file of states)
  for (const pixels of [60, 90, 250])
    position(out, basename(file, '.json'), JSON.parse(readFileSync(file, 'utf8')) as State, pixels);
