// What can happen in a game, as the server tells it in `events`: every kind of every game with its fields.
import type {
  BuiltFeature,
  ModuleEvent,
  ModuleReason,
  ModuleScoring,
  SpecialSort,
} from '../modules/events.ts';

export { segments, type Axis, type Segment } from '../modules/events.ts';

export type Cell = readonly [x: number, y: number];
export type Rotation = 0 | 90 | 180 | 270;
/** A feature of a tile by its index, or what stands over or on the tile. */
export type FeatureName = number | BuiltFeature;
export type Sort = 'follower' | SpecialSort;

export const areaKinds = [
  'city',
  'road',
  'field',
  'cloister',
  'path',
  'tower',
  'house',
  'chapel',
  'court',
] as const;
export type AreaKind = (typeof areaKinds)[number];
export type ScoringKind = AreaKind | ModuleScoring;

interface WithSeat {
  seat: number;
}
interface WithTile extends WithSeat {
  tile: string;
}
interface WithSpot extends WithSeat {
  cell: Cell;
  feature: FeatureName;
}

/** Points, with as much of the reason as is needed to count them again. */
export interface ScoredEvent extends ModuleReason {
  event: 'scored';
  kind: ScoringKind;
  /** For each of the seats. */
  points: number;
  seats: number[];
  /** The name of the area: any cell and feature of it. */
  cell?: Cell;
  feature?: FeatureName;
  complete?: boolean;
  tiles?: number;
  pennants?: number;
  /** Completed cities at a field or at the fields of farmers. */
  cities?: number;
  /** Those who bring the points: knights, farmers, monks, or who is at home. */
  followers?: number;
}

export type PlacedEvent = WithTile & { event: 'placed'; cell: Cell; rotation: Rotation };
export type FollowerEvent = WithSpot & { event: 'follower'; sort?: Sort };
export type ReturnedEvent = WithSpot & {
  event: 'returned';
  sort?: Sort;
  /** From what stands on two tiles: both of its cells, because two of them may have the first one in common. */
  cells?: readonly [Cell, Cell];
};

export type GameEvent =
  | (WithTile & { event: 'drawn' })
  | (WithTile & { event: 'discarded' })
  | PlacedEvent
  | FollowerEvent
  | ReturnedEvent
  | ScoredEvent
  | ModuleEvent
  | { event: 'ended' }
  | { event: 'over'; winners: number[] };
