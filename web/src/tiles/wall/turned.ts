// A design after its turn, in board directions: everything is painted after rotation, so light and letters stay upright.
import type { BuildingFeature, CourtFeature, Design, PathFeature, Side, Turn, WallFeature } from '../data.ts';
import { sides, turnHalf, type Point } from '../geometry.ts';

export type WallDesign = Design<WallFeature>;
export type BuildingKind = BuildingFeature['kind'];
export type Kind = WallFeature['kind'];
/** 0 north, 1 east, 2 south, 3 west. */
export type Compass = 0 | 1 | 2 | 3;
/** Which sides go on beyond the edge, by their letter. */
export type Joins = Partial<Record<Side, boolean>>;

export const compass: readonly Compass[] = [0, 1, 2, 3];
export const middles: readonly Point[] = [[50, 0], [100, 50], [50, 100], [0, 50]]; // prettier-ignore
export const steps: readonly Point[] = [[0, -1], [1, 0], [0, 1], [-1, 0]]; // prettier-ignore

export function middleOf(side: Compass): Point {
  return middles[side] as Point;
}

export function stepOf(side: Compass): Point {
  return steps[side] as Point;
}

export function compassOf(side: Side): Compass {
  return sides.indexOf(side) as Compass;
}

export function letterOf(side: Compass): Side {
  return sides[side] as Side;
}

/** `by` quarter turns further, in either direction. */
export function around(side: number, by: number): Compass {
  return ((((side + by) % 4) + 4) % 4) as Compass;
}

const kinds: Readonly<Record<string, Kind>> = {
  P: 'path',
  T: 'tower',
  H: 'house',
  K: 'chapel',
  C: 'court',
};

/** The kind that a turned tile shows at a side. */
export function kindAt(design: WallDesign, turn: Turn, side: Compass): Kind {
  return kinds[design.edges[around(side, -turn)] ?? ''] ?? 'court';
}

export interface TurnedBuilding {
  index: number;
  kind: BuildingKind;
  sides: Compass[];
  nest: boolean;
}
export interface TurnedPath {
  index: number;
  sides: Compass[];
  end: string | undefined;
  fountain: boolean;
  nest: boolean;
}
export interface TurnedCourt {
  index: number;
  halves: number[];
  market: boolean;
}
export interface TurnedTile {
  buildings: TurnedBuilding[];
  paths: TurnedPath[];
  courts: TurnedCourt[];
}

function turnedSides(list: readonly Side[], turn: Turn): Compass[] {
  return list.map((side) => around(compassOf(side), turn)).sort();
}

function turnedPath(path: PathFeature, index: number, turn: Turn): TurnedPath {
  const { end, fountain, nests } = path;
  return { index, sides: turnedSides(path.sides, turn), end, fountain: !!fountain, nest: !!nests };
}

function turnedCourt(court: CourtFeature, index: number, turn: Turn): TurnedCourt {
  return { index, halves: court.halves.map((half) => turnHalf(half, turn)), market: !!court.market };
}

export function turned(design: WallDesign, turn: Turn): TurnedTile {
  const tile: TurnedTile = { buildings: [], paths: [], courts: [] };
  design.features.forEach((feature, index) => {
    if (feature.kind === 'path') tile.paths.push(turnedPath(feature, index, turn));
    else if (feature.kind === 'court') tile.courts.push(turnedCourt(feature, index, turn));
    else {
      const { kind, nests } = feature;
      tile.buildings.push({ index, kind, sides: turnedSides(feature.sides, turn), nest: !!nests });
    }
  });
  return tile;
}
