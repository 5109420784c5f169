// Small scenes beside the rules. Players are A, B and C; what an example counts is lit, in gold.
import type { FeatureName, Sort } from '../model/game_events.ts';
import type { Position } from '../model/position.ts';
import type { GameName, Language, ModuleName } from '../model/protocol.ts';
import type { Turn } from '../tiles/data.ts';

export type Spot = readonly [x: number, y: number, feature: FeatureName];

export interface Sketch {
  game: GameName;
  with?: ModuleName[];
  /** Three unless told. */
  players?: number;
  /** What is shown: x, y, width and height in hundredths of a tile. */
  view: readonly [number, number, number, number];
  tiles?: (readonly [x: number, y: number, tile: string, turn: Turn])[];
  followers?: (readonly [seat: number, x: number, y: number, feature: FeatureName, sort?: Sort])[];
  /** Whatever else the position has, made of that before the first draw. */
  more?: (start: Position) => Partial<Position>;
  lit?: Spot[];
  /** Ground in the colour and pattern of the seat that owns it. */
  owned?: { seat: number; spots: Spot[] }[];
  /** A block of cells that is framed: x, y, width, height, in cells. */
  frame?: readonly [number, number, number, number];
}

/** What the pages of the rules show of a rulebook. */
export interface RulePage {
  name: Record<Language, string>;
  about: Record<Language, string>;
  /** By the number of the rule. */
  pictures: Readonly<Record<string, Sketch>>;
  /** A picture for all of it: the middle of one of the above. */
  cover: Sketch;
}

export const cut = (sketch: Sketch, ...view: Sketch['view']): Sketch => ({ ...sketch, view });
