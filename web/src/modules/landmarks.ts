// Landmarks: what stands on the edge between two tiles and belongs to somebody.
import type { Position } from '../model/position.ts';
import type { Asks } from '../model/protocol.ts';
import type { AreaIndex } from '../board/surface/area_index.ts';
import type { SeatView } from '../board/types.ts';
import type { Cell, FeatureName } from '../model/game_events.ts';
import type { Point } from '../tiles/geometry.ts';
import { paintCastle } from './castles/painter.ts';
import { castleMiddle, type PlacedCastle } from './castles/places.ts';

export {
  castleCells as landmarkReach,
  castleOutline as landmarkOutline,
  castlesNamed as landmarksNamed,
  castleStand as landmarkStand,
  castleUnder as landmarkUnder,
} from './castles/places.ts';
export { default as LandmarkCard } from './castles/CastleCard.svelte';
export type Landmark = PlacedCastle;

/** The one that a question is about. */
export function landmarkAskedAbout({ asks }: Position): Landmark | null {
  const castle: Asks['castle'] = asks?.castle;
  return castle ? { ...castle, occupied: true } : null;
}

/** The cells on whose edge one would stand that is built there. */
export function landmarkCells(areas: AreaIndex, cell: Cell, feature: FeatureName): [Cell, Cell] | null {
  const [a, b] = areas.at(cell, feature)?.spots ?? [];
  if (!a || !b) return null;
  return [
    [a[0], a[1]],
    [b[0], b[1]],
  ];
}

/** As it would stand there. */
export function paintLandmark(cells: [Cell, Cell], { colour, letter }: SeatView): { at: Point; art: string } {
  const [a, b] = cells;
  return { at: castleMiddle(cells), art: paintCastle(colour, letter, a[1] === b[1] ? 'level' : 'upright') };
}
