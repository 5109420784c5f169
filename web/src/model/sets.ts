// Which tile sets a game is played with, and what is known of a tile by the name that records and events use.
import { expansions, games, kindOfBuilt, tileBoard } from '../modules/index.ts';
import type { StartTile } from '../modules/module.ts';
import type { Design, PlaneFeature, TileSet, WallFeature } from '../tiles/data.ts';
import type { AreaKind, Cell, FeatureName } from './game_events.ts';
import type { GameName, ModuleName, Terms } from './protocol.ts';

export type Feature = PlaneFeature | WallFeature;
export type AnyDesign = Design<Feature>;
export type AnySet = TileSet<Feature> & { start: string | null };

/** `RadU/2` is a copy of the design RadU with the number 2. */
export interface TileName {
  design: string;
  number: number | null;
}

export const boardTile = tileBoard.tile;

/** Each once: an expansion may come in parts. */
export function setsOf(game: GameName, modules: readonly ModuleName[]): AnySet[] {
  return [...new Set([games[game].tiles, ...modules.map((module) => expansions[module].tiles)])];
}

/** What lies on the table before the first draw. */
export function startTiles(game: GameName): readonly StartTile[] {
  return games[game].start;
}

export function parseTile(name: string): TileName {
  const [design = '', number] = name.split('/');
  return { design, number: number === undefined ? null : Number(number) };
}

const sets = [...Object.values(games), ...Object.values(expansions)].map(({ tiles }) => tiles);
const designs = new Map(sets.flatMap((set) => set.tiles.map((design) => [design.id, design])));

export function findDesign(tile: string): AnyDesign | undefined {
  return designs.get(parseTile(tile).design);
}

/** The features of a tile; those of a board differ from cell to cell. */
export function featuresOf(tile: string, cell: Cell): readonly Feature[] {
  return tile === boardTile ? tileBoard.featuresAt(cell) : (findDesign(tile)?.features ?? []);
}

/** What a follower there stands on. */
export function kindOf(tile: string, cell: Cell, feature: FeatureName): AreaKind {
  if (typeof feature === 'string') return kindOfBuilt[feature];
  return featuresOf(tile, cell)[feature]?.kind ?? 'field';
}

/** Fields of the track at the corner towers that hold a wall tile at first, in the order of the track. */
export function wallTowers({
  game,
  with: modules,
}: Pick<Terms, 'game' | 'with'>): (readonly [number, number])[] {
  const { wall } = modules.map((module) => expansions[module]).find((each) => each.wall) ?? games[game];
  return (wall?.edges ?? [])
    .map(({ corner_tower: [first = 0, second = 0] }) => [first, second] as const)
    .filter(([first]) => first !== 0)
    .sort(([a], [b]) => a - b);
}
