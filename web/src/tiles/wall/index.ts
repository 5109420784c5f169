// The painter of Die Burg and Falken: a walled town seen from above. Its colours are in wall.css, its symbols in `paintDefs`.
export { paintEmptyCells, paintFreeGroup, paintHairlines, paintLastPlaced, paintLegalCell } from './board.ts';
export { paintDefs } from './defs.ts';
export { paintFigure, paintFigureOutline, paintKeep, paintScoreMarker, type Role } from './figures.ts';
export { joinsOf, posternsOf, startStatesOf, type Postern, type StartState } from './joins.ts';
export { paintStarts } from './greatwall/starts.ts';
export { featurePath, figureSpot, type FigureSpot } from './shapes.ts';
export { paintTile, paintTileLayers, type TileLayers, type TileLook } from './tile.ts';
export { fieldPosition, towerPositions, type Position, type TowerPosition } from './greatwall/track.ts';
export type { Joins, WallDesign } from './turned.ts';
export { paintWall, paintWallShadow, type WallOptions } from './greatwall/wallart.ts';
export { cellsOf, isCell, type Cell, type PlacedTile, type WallBoard, type WallData } from './walldata.ts';
export { paintWallTile, type WallTileKind } from './greatwall/walltiles.ts';
