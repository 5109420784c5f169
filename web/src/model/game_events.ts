// What can happen in a game, as the server tells it in `events`: every kind of every game with its fields.

export type Cell = readonly [x: number, y: number];
export type Rotation = 0 | 90 | 180 | 270;
export type Axis = 'ns' | 'ew';
/** A feature of a tile by its index, or what stands over or on the tile. */
export type FeatureName = number | 'bridge' | 'castle';
export type Sort = 'follower' | 'king' | 'falconer';

export const segments = ['fortune', 'taxes', 'famine', 'storm', 'inquisition', 'plague'] as const;
export type Segment = (typeof segments)[number];

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

export const scoringKinds = [
  ...areaKinds,
  'castle',
  'crown',
  'fortune',
  'taxes',
  'famine',
  'storm',
  'inquisition',
  'keep',
  'nests',
  'wall-tile',
] as const;
export type ScoringKind = (typeof scoringKinds)[number];

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
export interface ScoredEvent {
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
  /** Completed cities at a field or at the fields of farmers, castles among them. */
  cities?: number;
  castles?: number;
  /** Those who bring the points: knights, farmers, monks, or who is at home. */
  followers?: number;
  /** Taxes: for each knight the own ones in its city, itself too. */
  fellows?: number;
  segment?: Segment;
  /** Of a castle that takes the points of something else. */
  cells?: readonly [Cell, Cell];
  source?: ScoringKind;
  markets?: number;
  /** Cells of the largest free group. */
  free?: number;
  fountain?: boolean;
  king?: boolean;
  wall_tile?: number;
  /** Of the points: those that were lost at a gate. */
  lost?: number;
}

export type PlacedEvent = WithTile & { event: 'placed'; cell: Cell; rotation: Rotation };
export type BridgeEvent = WithSeat & { event: 'bridge'; cell: Cell; axis: Axis };
export type FollowerEvent = WithSpot & { event: 'follower'; sort?: Sort };
export type ReturnedEvent = WithSpot & {
  event: 'returned';
  sort?: Sort;
  /** From a castle: both of its cells, because two castles may have the first one in common. */
  cells?: readonly [Cell, Cell];
};
export type CastleEvent = WithSeat & { event: 'castle'; cells: readonly [Cell, Cell] };
export type OfferedEvent = WithTile & { event: 'offered'; points: number };
export type PaidEvent = WithSeat & { event: 'paid'; to: number | null; points: number };
export type WonEvent = WithTile & { event: 'won' };
export type NestsEvent = WithSpot & { event: 'nests'; tokens: number };
export type KeepEvent = WithSeat & { event: 'keep'; cell: Cell; feature: number; tiles: number };
export type WallTileEvent = WithSeat & {
  event: 'wall-tile';
  wall_tile: number;
  tower: readonly [number, number];
};

export type GameEvent =
  | (WithTile & { event: 'drawn' })
  | (WithTile & { event: 'discarded' })
  | PlacedEvent
  | BridgeEvent
  | FollowerEvent
  | ReturnedEvent
  | (WithSeat & { event: 'crown'; segment: Segment })
  | (WithSeat & { event: 'uncrowned'; segment: Segment })
  | CastleEvent
  | ScoredEvent
  | { event: 'pig'; segment: Segment }
  | (WithSeat & { event: 'bazaar' })
  | { event: 'turned-up'; tile: string }
  | OfferedEvent
  | (WithSeat & { event: 'bid'; points: number })
  | (WithSeat & { event: 'passed' })
  | PaidEvent
  | WonEvent
  | (WithSeat & { event: 'gate' })
  | NestsEvent
  | KeepEvent
  | WallTileEvent
  | (WithSeat & { event: 'extra' })
  | { event: 'ended' }
  | { event: 'over'; winners: number[] };
