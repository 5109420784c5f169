// A small scene of each game, for its card: moments of games that were played.
import type { Axis, FeatureName, Sort } from '../../model/game_events.ts';
import { startPosition, type PlacedFollower, type Position } from '../../model/position.ts';
import type { GameName, ModuleName } from '../../model/protocol.ts';
import { kindOf } from '../../model/sets.ts';
import type { Turn } from '../../tiles/data.ts';
import type { Preset } from './setup.ts';

export interface Scene {
  position: Position;
  /** The part that is shown, in hundredths of a tile. */
  view: string;
  walled: boolean;
  with: ModuleName[];
}

interface Sketch {
  game: GameName;
  with?: ModuleName[];
  view: string;
  /** `x,y,tile,turn` */
  tiles: string;
  /** `seat,x,y,feature`, and the sort of special ones */
  followers: string;
  bridges?: { seat: number; cell: [number, number]; axis: Axis }[];
  castles?: Position['castles'];
  more?: (position: Position) => Partial<Position>;
}

const sketches: Record<Preset['id'], Sketch> = {
  carcassonne: {
    game: 'carcassonne',
    view: '20 10 460 260',
    tiles:
      '0,0,L,2 0,1,F,3 0,2,E,0 1,0,V,1 1,1,E,1 1,2,B,1 2,0,K,2 2,1,M,0 2,2,A,3 3,0,W,1 3,1,U,2 3,2,L,2 4,0,B,3 4,1,B,1 4,2,V,0',
    followers: '0,3,0,1 1,0,0,4 0,4,1,0 1,1,2,0 2,2,1,0',
  },
  bridges: {
    game: 'carcassonne',
    with: ['bridges', 'castles', 'bazaars'],
    view: '20 14 460 260',
    tiles:
      '0,0,N,0 0,1,W,0 0,2,L,1 1,0,B,3 1,1,A,2 1,2,K,3 2,0,V,3 2,1,P,2 2,2,D,0 3,0,X,3 3,1,D,3 3,2,V,1 4,0,BBB4,0 4,1,B,3 4,2,E,1',
    followers: '1,3,2,2 2,3,0,1 0,4,0,bridge 2,1,0,0 2,0,0,0',
    bridges: [
      { seat: 0, cell: [4, 0], axis: 'ew' },
      { seat: 2, cell: [1, 1], axis: 'ew' },
      { seat: 2, cell: [1, 0], axis: 'ns' },
    ],
    castles: [{ seat: 1, cells: [[0, 2], [1, 2]], occupied: false }], // prettier-ignore
  },
  wheel: {
    game: 'wheel',
    view: '-66 46 560 316',
    tiles:
      '-1,3,RadI,1 -1,1,RadU/3,1 4,2,RadD,3 4,0,RadE,2 4,3,RadV,2 -1,-1,RadV/1,2 0,-1,RadD,2 1,-1,RadK,1 2,-1,RadL,3 0,4,RadN/1,1 1,4,RadH,3 2,4,Rad1,3 3,4,RadV/2,1',
    followers: '0,-1,1,1 1,4,0,1 0,4,3,0',
    more: ({ wheel }) => ({
      wheel: wheel && {
        pig: 'famine',
        crowns: { ...wheel.crowns, fortune: [0], taxes: [1], storm: [1, 2], plague: [0, 2] },
      },
    }),
  },
  castle: {
    game: 'castle',
    view: '64 634 830 467',
    tiles:
      '7,8,P22,1 1,7,P16,0 1,6,P12,2 1,8,P09,1 2,8,B05,2 7,9,C05,0 6,9,P11,3 2,7,C07,0 6,8,P24,3 7,7,P10,3 2,6,P09,1 3,6,P18,2 5,9,B02,1 3,7,B01,0 5,8,B07,3 4,7,P13,2 4,9,B07,2 6,7,B03,1 7,6,P14,2 4,8,B05,1 3,8,B10,3 3,9,P07,1 6,6,B11,0 8,6,B06,2',
    followers: '0,1,7,3 1,1,6,2 1,6,9,2 1,2,7,0 0,5,9,1 0,3,9,2',
    more: ({ court }) => ({
      scores: [56, 54],
      court: court && {
        ...court,
        keeps: [
          { cell: [7, 8], feature: 0, tiles: 2 },
          { cell: [4, 7], feature: 0, tiles: 4 },
        ],
      },
    }),
  },
  falcon: {
    game: 'castle',
    with: ['falcon'],
    view: '150 -84 830 467',
    tiles:
      '2,1,F01,0 0,3,P22,3 9,3,B01,0 9,2,F13,1 1,1,B02,0 0,2,P06,1 0,1,B09,1 9,4,C01,3 8,2,P24,3 3,1,B11,0 0,4,P11,1 1,3,P09,1 8,3,F12,0 2,2,F09,3 8,1,P07,2 7,3,F04,0 4,1,P07,3 7,2,P13,1 8,0,P05,0 2,3,P21,3 4,0,C04,0 3,2,P20,0 4,2,P01,0 3,3,P04,2 5,2,P15,1 7,1,P13,3 1,2,F16,0 6,2,C02,0 6,0,P09,1 6,3,F02,2 5,1,P02,2 7,4,C07,0 3,4,B07,0 5,0,P02,2 8,4,P08,0 6,4,B05,1 5,3,B03,2',
    followers: '0,9,2,2,falconer 1,9,3,1,king 0,0,2,3 0,8,2,2 1,7,3,1 1,2,3,5',
    more: ({ court }) => ({
      scores: [8, 12],
      court: court && { ...court, keeps: [null, { cell: [8, 1], feature: 0, tiles: 3 }] },
    }),
  },
};

const words = (text: string): string[][] => text.split(' ').map((word) => word.split(','));

function readFollower(parts: string[], tiles: Position['tiles']): PlacedFollower {
  const [seat = '', x = '', y = '', name = '', sort = 'follower'] = parts;
  const cell = [Number(x), Number(y)] as const;
  const feature = (name === 'bridge' ? name : Number(name)) as FeatureName;
  const tile = tiles.find((placed) => placed.cell[0] === cell[0] && placed.cell[1] === cell[1])?.tile ?? '';
  return { seat: Number(seat), cell, feature, sort: sort as Sort, kind: kindOf(tile, cell, feature) };
}

export function sceneOf(id: Preset['id']): Scene {
  const { game, with: modules = [], view, tiles, followers, bridges = [], castles = [], more } = sketches[id];
  const start = startPosition({ game, with: modules, players: game === 'castle' ? 2 : 3 });
  const laid = words(tiles).map(([x = '', y = '', tile = '', turn = '']) => ({
    cell: [Number(x), Number(y)] as const,
    tile,
    turn: Number(turn) as Turn,
    seat: null,
  }));
  const all = game === 'wheel' ? [...start.tiles, ...laid] : laid;
  const position: Position = {
    ...start,
    tiles: all,
    followers: words(followers).map((parts) => readFollower(parts, all)),
    bridges,
    castles,
  };
  return { position: { ...position, ...more?.(position) }, view, walled: game === 'castle', with: modules };
}
