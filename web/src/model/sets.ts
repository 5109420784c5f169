// Which tile sets a game is played with, and what is known of a tile by the name that records and events use.
import base from '$data/tiles/base.json';
import expansion8 from '$data/tiles/bridges-castles-bazaars.json';
import castle from '$data/tiles/castle.json';
import falcon from '$data/tiles/falcon.json';
import wheel from '$data/tiles/wheel-of-fortune.json';
import type { Design, PlaneFeature, TileSet, Turn, WallFeature } from '../tiles/data.ts';
import type { AreaKind, Cell, FeatureName } from './game_events.ts';
import type { GameName, ModuleName } from './protocol.ts';

export type Feature = PlaneFeature | WallFeature;
export type AnyDesign = Design<Feature>;
export type AnySet = TileSet<Feature> & { start: string | null };

export interface StartTile {
  cell: Cell;
  tile: string;
  turn: Turn;
}

/** `RadU/2` is a copy of the design RadU with the number 2. */
export interface TileName {
  design: string;
  number: number | null;
}

const files: unknown[] = [base, expansion8, castle, falcon, wheel];
const sets = new Map((files as AnySet[]).map((set) => [set.set, set]));
const setOfGame: Record<GameName, string> = {
  carcassonne: 'base',
  wheel: 'wheel-of-fortune',
  castle: 'castle',
};

export const boardTile = wheel.board.id;
const boardSize = wheel.board.cols;

export function setsOf(game: GameName, modules: readonly ModuleName[]): AnySet[] {
  const names = [setOfGame[game]];
  if (modules.includes('falcon')) names.push('falcon');
  else if (modules.length > 0) names.push('bridges-castles-bazaars');
  return names.flatMap((name) => sets.get(name) ?? []);
}

/** What lies on the table before the first draw. */
export function startTiles(game: GameName): StartTile[] {
  if (game === 'castle') return [];
  if (game === 'carcassonne') return [{ cell: [0, 0], tile: base.start, turn: 0 }];
  return wheel.board.cells.map(({ row, col }) => ({ cell: [col, row], tile: boardTile, turn: 0 }));
}

export function parseTile(name: string): TileName {
  const [design = '', number] = name.split('/');
  return { design, number: number === undefined ? null : Number(number) };
}

const designs = new Map([...sets.values()].flatMap((set) => set.tiles.map((design) => [design.id, design])));

export function findDesign(tile: string): AnyDesign | undefined {
  return designs.get(parseTile(tile).design);
}

export function hasBazaar(tile: string): boolean {
  return findDesign(tile)?.marks?.some((mark) => mark.bazaar) ?? false;
}

/** The features of a tile; those of the wheel's board differ from cell to cell. */
export function featuresOf(tile: string, [x, y]: Cell): readonly Feature[] {
  if (tile !== boardTile) return findDesign(tile)?.features ?? [];
  return (wheel.board.cells[y * boardSize + x]?.features ?? []) as Feature[];
}

/** What a follower there stands on; a bridge is a road, a castle a city. */
export function kindOf(tile: string, cell: Cell, feature: FeatureName): AreaKind {
  if (feature === 'bridge') return 'road';
  if (feature === 'castle') return 'city';
  return featuresOf(tile, cell)[feature]?.kind ?? 'field';
}

/** Fields of the track at the corner towers that hold a wall tile at first, in the order of the track. */
export function wallTowers(modules: readonly ModuleName[]): (readonly [number, number])[] {
  const { edges } = modules.includes('falcon') ? falcon.wall : castle.wall;
  return edges
    .map(({ corner_tower: [first = 0, second = 0] }) => [first, second] as const)
    .filter(([first]) => first !== 0)
    .sort(([a], [b]) => a - b);
}
