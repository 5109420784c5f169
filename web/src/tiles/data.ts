// The tile sets as they stand in data/tiles: their types, and where to find a design by its name.

export type Side = 'N' | 'E' | 'S' | 'W';
/** Quarter turns clockwise. */
export type Turn = 0 | 1 | 2 | 3;

export interface CityFeature {
  kind: 'city';
  sides: Side[];
  pennants: number;
  castle?: boolean;
}
export interface RoadFeature {
  kind: 'road';
  sides: Side[];
  end?: string;
  inn?: boolean;
}
export interface FieldFeature {
  kind: 'field';
  halves: number[];
  borders: number[];
}
export interface CloisterFeature {
  kind: 'cloister';
}
export interface BuildingFeature {
  kind: 'tower' | 'house' | 'chapel';
  sides: Side[];
  nests?: number;
}
export interface PathFeature {
  kind: 'path';
  sides: Side[];
  end?: string;
  fountain?: boolean;
  nests?: number;
}
export interface CourtFeature {
  kind: 'court';
  halves: number[];
  market?: boolean;
}

export type PlaneFeature = CityFeature | RoadFeature | FieldFeature | CloisterFeature;
export type WallFeature = BuildingFeature | PathFeature | CourtFeature;

export interface Mark {
  count: number;
  bazaar?: boolean;
  wheel?: number;
  start?: boolean;
}

export interface Design<F> {
  id: string;
  count: number;
  edges: string;
  features: F[];
  marks?: Mark[];
}

export interface TileSet<F> {
  set: string;
  title: string;
  total: number;
  tiles: Design<F>[];
}

/** The number that some copies of a design carry. */
export const numberOf = ({ wheel }: Mark): number | null => wheel ?? null;
/** What a road ends at. */
export const stallsEnd = 'bazaar';
export const hasStalls = ({ bazaar }: Mark): boolean => bazaar ?? false;
/** A city that fills one or two sides and is no semicircle. */
export const isLong = ({ castle }: CityFeature): boolean => castle === false;
