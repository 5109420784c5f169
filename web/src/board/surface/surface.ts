// What both families of games have in common for the board: where features and figures lie, and how signs are painted.
import type { Cell, FeatureName, Segment } from '../../model/game_events.ts';
import type { PlacedTile, Position } from '../../model/position.ts';
import type { Turn } from '../../tiles/data.ts';
import type { Point } from '../../tiles/geometry.ts';
import type { Box } from '../view/camera.ts';
import { movedPath } from './paths.ts';
import type { SayPlace } from '../../modules/module.ts';
import type { AreaInfo } from '../types.ts';

/** Where a figure stands or lies, in board units, and which it is. */
export interface Stand {
  x: number;
  y: number;
  role: string;
  /** How far its middle is above its feet. */
  lift: number;
}

export interface Surface {
  readonly walled: boolean;
  readonly position: Position;
  /** Where a cell is. */
  readonly sayPlace: SayPlace;
  /** What is to be seen when all is to be seen. */
  readonly bounds: Box;
  tileAt(cell: Cell): PlacedTile | undefined;
  /** No tile can ever lie there. */
  isOutside(cell: Cell): boolean;
  /** The closed shape of a feature, in the measure of its tile. */
  shape(cell: Cell, feature: FeatureName): string;
  /** The lines around a whole area, in board units. */
  outline(area: Pick<AreaInfo, 'spots' | 'kind'>): string;
  stand(cell: Cell, feature: FeatureName): Stand;
  /** The first free crown space of a segment, in board units. */
  crown(segment: Segment): Point | null;
  paintTile(tile: string, turn: Turn, cell: Cell): string;
  paintFollower(role: string, colour: number, letter: string): string;
  paintOutline(role: string): string;
  paintLegalCell(): string;
  paintLastPlaced(colour: number): string;
}

export const keyOf = ([x, y]: Cell): string => `${x},${y}`;
export const middleOf = ([x, y]: Cell): Point => [x * 100 + 50, y * 100 + 50];
export const translate = (x: number, y: number): string => `translate(${x} ${y})`;
export const atCell = ([x, y]: Cell): string => translate(x * 100, y * 100);

export function tilesByCell({ tiles }: Position): Map<string, PlacedTile> {
  return new Map(tiles.map((placed) => [keyOf(placed.cell), placed]));
}

/** The whole area as one closed path in board units. */
export function areaShape(surface: Surface, { spots }: Pick<AreaInfo, 'spots'>): string {
  return spots
    .map(([x, y, feature]) => movedPath(surface.shape([x, y], feature), [x * 100, y * 100]))
    .join('');
}
