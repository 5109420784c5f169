// The words of which tiles are described (words/tile.ts), in one type for all languages.
import type { AreaKind } from '../model/game_events.ts';
import type { Side } from '../tiles/data.ts';

export type Compass = Side | 'NE' | 'SE' | 'SW' | 'NW';
/** What fills sides of a tile. */
export type Bulk = 'city' | 'tower' | 'house' | 'chapel';
/** What runs over a tile. */
export type Line = 'road' | 'path';
/** What lies between the others. */
export type Ground = 'field' | 'court';

/** Where ground lies: in a direction; on one side of a line, or of several in a row; at a bend; between lines. */
export type GroundPlace =
  | { at: 'compass'; to: Compass }
  | { at: 'beside'; to: Side; of: Line; many: boolean }
  | { at: 'inside' | 'outside' }
  | { at: 'between'; of: Line };

/** So many cells in a direction. */
export interface Way {
  count: number;
  to: Side;
}

export interface WordTexts {
  /** Within a sentence. */
  nouns: Record<AreaKind, string>;
  /** `city to the north`, `city joining north and west` */
  bulk: (kind: Bulk, sides: readonly Side[]) => string;
  /** A city that is no semicircle. */
  longBulk: (kind: Bulk, sides: readonly Side[]) => string;
  /** `separate cities to the north and west` */
  bulks: (kind: Bulk, sides: readonly Side[]) => string;
  /** `road from west to east` */
  through: (kind: Line, from: Side, to: Side) => string;
  /** `road bending from south to west` */
  bend: (kind: Line, from: Side, to: Side) => string;
  fork: (kind: Line, sides: readonly Side[]) => string;
  /** `road from the south to the cloister` */
  dead: (kind: Line, sides: readonly Side[], end: string) => string;
  crossing: (kind: Line, sides: readonly Side[]) => string;
  extras: {
    pennant: string;
    fountain: string;
    inn: string;
    market: string;
  };
  /** `field`, `fields` */
  ground: (kind: Ground, count: number) => string;
  /** `north and south of the road`; all places are of one kind. */
  where: (places: readonly [GroundPlace, ...GroundPlace[]]) => string;
  /** All that is left of the tile. */
  rest: (kind: Ground) => string;
  /** There is nothing else. */
  only: (kind: Ground) => string;
  /** Which of several lines, behind `on the road`. */
  whichLine: (sides: readonly Side[]) => string;
  /** In which directions, behind `in the city`, or `on the field`. */
  to: (places: readonly Compass[]) => string;
  places: {
    startItself: string;
    /** `2 east and 1 north of the start tile` */
    start: (ways: readonly [Way, ...Way[]]) => string;
  };
}
