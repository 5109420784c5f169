// Small scenes beside the rules. Players are A, B and C; what an example counts is lit, in gold.
import type { Axis, Cell, FeatureName, Sort } from '../model/game_events.ts';
import type { Court, PlacedCastle, Wheel } from '../model/position.ts';
import type { GameName, ModuleName } from '../model/protocol.ts';
import type { Turn } from '../tiles/data.ts';
import type { RulesGame } from './types.ts';

export type Spot = readonly [x: number, y: number, feature: FeatureName];

export interface Sketch {
  game: GameName;
  with?: ModuleName[];
  /** What is shown: x, y, width and height in hundredths of a tile. */
  view: readonly [number, number, number, number];
  tiles?: (readonly [x: number, y: number, tile: string, turn: Turn])[];
  followers?: (readonly [seat: number, x: number, y: number, feature: FeatureName, sort?: Sort])[];
  bridges?: { seat: number; cell: Cell; axis: Axis }[];
  castles?: PlacedCastle[];
  scores?: readonly [number, number];
  court?: Partial<Court>;
  /** The corner tower that is empty already, by its first field. */
  taken?: number;
  wheel?: { pig: Wheel['pig']; crowns: Partial<Wheel['crowns']> };
  lit?: Spot[];
  /** Ground in the colour and pattern of the seat that owns it. */
  owned?: { seat: number; spots: Spot[] }[];
  /** A block of cells that is framed: x, y, width, height, in cells. */
  frame?: readonly [number, number, number, number];
}

const plane = {
  C6: {
    game: 'carcassonne',
    view: [-14, -14, 328, 228],
    tiles: [
      [0, 0, 'A', 3], [1, 0, 'U', 1], [2, 0, 'V', 0],
      [0, 1, 'E', 2], [1, 1, 'V', 3], [2, 1, 'W', 2],
    ], // prettier-ignore
    followers: [[0, 1, 0, 0]],
    lit: [[0, 0, 1], [1, 0, 0], [2, 0, 0], [2, 1, 1]], // prettier-ignore
  },
  C7: {
    game: 'carcassonne',
    view: [-14, -14, 328, 228],
    tiles: [
      [0, 0, 'E', 1], [1, 0, 'M', 3], [2, 0, 'E', 0],
      [0, 1, 'U', 1], [1, 1, 'D', 0], [2, 1, 'V', 0],
    ], // prettier-ignore
    followers: [[1, 1, 0, 0]],
    lit: [[0, 0, 0], [1, 0, 0], [1, 1, 0]], // prettier-ignore
  },
  C8: {
    game: 'carcassonne',
    view: [-14, -14, 328, 328],
    tiles: [
      [0, 0, 'V', 3], [1, 0, 'U', 1], [2, 0, 'V', 0],
      [0, 1, 'U', 0], [1, 1, 'B', 0], [2, 1, 'U', 0],
      [0, 2, 'V', 2], [1, 2, 'U', 1], [2, 2, 'V', 1],
    ], // prettier-ignore
    followers: [[0, 1, 1, 0]],
    frame: [0, 0, 3, 3],
  },
  C9: {
    game: 'carcassonne',
    view: [-14, -14, 428, 228],
    tiles: [
      [0, 0, 'E', 1], [1, 0, 'F', 0], [2, 0, 'G', 0], [3, 0, 'E', 3],
      [0, 1, 'V', 3], [1, 1, 'U', 1], [2, 1, 'W', 0], [3, 1, 'U', 1],
    ], // prettier-ignore
    followers: [[0, 0, 0, 0], [1, 3, 0, 0]], // prettier-ignore
    lit: [[0, 0, 0], [1, 0, 0], [2, 0, 0], [3, 0, 0]], // prettier-ignore
  },
  C13: {
    game: 'carcassonne',
    view: [-14, -14, 428, 328],
    tiles: [
      [0, 0, 'E', 0], [1, 0, 'E', 2], [2, 0, 'A', 2], [3, 0, 'E', 2],
      [0, 1, 'U', 1], [1, 1, 'D', 0], [2, 1, 'D', 2], [3, 1, 'D', 0],
      [0, 2, 'E', 2], [1, 2, 'A', 0], [2, 2, 'E', 0], [3, 2, 'V', 3],
    ], // prettier-ignore
    followers: [[0, 1, 0, 1], [1, 3, 2, 1]], // prettier-ignore
    owned: [
      {
        seat: 0,
        spots: [[0, 0, 1], [1, 0, 1], [2, 0, 2], [3, 0, 1], [0, 1, 2], [1, 1, 2], [2, 1, 3], [3, 1, 2]],
      },
      {
        seat: 1,
        spots: [[0, 1, 1], [1, 1, 3], [2, 1, 2], [3, 1, 3], [0, 2, 1], [1, 2, 2], [2, 2, 1], [3, 2, 1]],
      },
    ], // prettier-ignore
  },
  W3: {
    game: 'wheel',
    view: [-8, -8, 416, 416],
    wheel: { pig: 'taxes', crowns: { taxes: [1], storm: [0, 2], plague: [0] } },
  },
  B6: {
    game: 'carcassonne',
    with: ['bridges'],
    view: [-14, -14, 328, 328],
    tiles: [
      [0, 0, 'V', 1], [1, 0, 'A', 0], [2, 0, 'V', 2],
      [0, 1, 'E', 1], [1, 1, 'G', 0], [2, 1, 'E', 3],
      [0, 2, 'U', 1], [1, 2, 'W', 2], [2, 2, 'V', 0],
    ], // prettier-ignore
    bridges: [{ seat: 0, cell: [1, 1], axis: 'ns' }],
    followers: [[0, 1, 1, 'bridge']],
    lit: [[1, 0, 1], [1, 1, 'bridge'], [1, 2, 1]], // prettier-ignore
  },
  B10: {
    game: 'carcassonne',
    with: ['castles'],
    view: [-14, -14, 328, 228],
    tiles: [
      [0, 0, 'U', 0], [1, 0, 'E', 2], [2, 0, 'A', 0],
      [0, 1, 'V', 1], [1, 1, 'E', 0], [2, 1, 'U', 0],
    ], // prettier-ignore
    castles: [{ seat: 0, cells: [[1, 0], [1, 1]], occupied: true }], // prettier-ignore
    followers: [[0, 1, 0, 'castle'], [1, 2, 0, 0]], // prettier-ignore
    frame: [0, 0, 3, 2],
  },
} satisfies Record<string, Sketch>;

const walled = {
  K8: {
    game: 'castle',
    view: [380, -110, 400, 320],
    tiles: [[5, 0, 'C06', 0], [5, 1, 'P07', 3], [6, 1, 'P16', 1]], // prettier-ignore
    followers: [[0, 5, 1, 1]],
    lit: [[5, 0, 0], [5, 1, 1], [6, 1, 1]], // prettier-ignore
  },
  K9: {
    game: 'castle',
    view: [240, 350, 320, 300],
    tiles: [[3, 4, 'B01', 1], [4, 4, 'B02', 2], [4, 5, 'B01', 3], [3, 5, 'B02', 0]], // prettier-ignore
    followers: [[1, 4, 4, 0]],
    lit: [[3, 4, 0], [4, 4, 0], [4, 5, 0], [3, 5, 0]], // prettier-ignore
  },
  K13: {
    game: 'castle',
    view: [580, 660, 330, 260],
    tiles: [[7, 8, 'B03', 0], [7, 7, 'P16', 2]], // prettier-ignore
    court: { keeps: [{ cell: [7, 8], feature: 0, tiles: 3 }, null] },
    lit: [[7, 8, 0], [7, 7, 0]], // prettier-ignore
  },
  K15: {
    game: 'castle',
    view: [690, 510, 340, 280],
    tiles: [],
    scores: [33, 29],
    taken: 33,
  },
  K18: {
    game: 'castle',
    view: [-10, 640, 370, 260],
    tiles: [[1, 7, 'C07', 0], [2, 7, 'B03', 0]], // prettier-ignore
    followers: [[1, 1, 7, 0]],
    lit: [[1, 7, 0], [2, 7, 1]], // prettier-ignore
  },
  F2: {
    game: 'castle',
    with: ['falcon'],
    view: [370, 470, 460, 260],
    tiles: [
      [4, 5, 'F01', 1], [5, 5, 'F06', 1], [6, 5, 'F05', 1], [7, 5, 'F02', 3], [5, 6, 'F10', 0],
    ], // prettier-ignore
    followers: [[0, 5, 5, 0, 'falconer']],
    lit: [[4, 5, 0], [5, 5, 0], [6, 5, 0], [7, 5, 0], [5, 6, 0]], // prettier-ignore
  },
  F9: {
    game: 'castle',
    with: ['falcon'],
    view: [790, 320, 340, 260],
    tiles: [],
    scores: [27, 27],
    court: { atGate: [true, false] },
  },
} satisfies Record<string, Sketch>;

export const pictures: Readonly<Record<string, Sketch>> = { ...plane, ...walled };

const cut = (sketch: Sketch, ...view: Sketch['view']): Sketch => ({ ...sketch, view });

/** A picture for each game: the middle of one of the above. */
export const covers: Readonly<Record<RulesGame, Sketch>> = {
  carcassonne: cut(plane.C7, 0, 0, 300, 150),
  bridges: cut(plane.B6, 0, 75, 300, 150),
  wheel: cut(plane.W3, 30, 70, 340, 170),
  castle: cut(walled.K13, 560, 690, 380, 190),
  falcon: cut(walled.F2, 385, 490, 430, 215),
};
