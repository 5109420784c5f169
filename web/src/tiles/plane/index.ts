// The painter of the open plane: Carcassonne, its expansion with bridges, castles and bazaars, and the wheel
// of fortune. Pictures are strings of SVG that need `plane.css` and, once in the page, `planeDefinitions`.
export { paintCastleGround } from './cities.ts';
export { cornerTowers, type PlacedTile } from './corners.ts';
export { paintFollower, paintFollowerOutline } from './followers.ts';
export {
  bridgeSpot,
  paintBridge,
  paintCastle,
  paintPig,
  type BridgeDirection,
  type CastleLie,
} from './laid.ts';
export type { PlaneDesign } from './layout.ts';
export {
  paintAreaOutline,
  paintAreaScored,
  paintAreaTint,
  paintDeadCell,
  paintGhostFrame,
  paintLastPlaced,
  paintLegalCell,
} from './marks.ts';
export { featureOutline, featurePath } from './shapes.ts';
export { followerSpot, type Role, type Spot } from './spots.ts';
export { planeDefinitions } from './symbols.ts';
export { paintTile, type TileLook } from './tile.ts';
export {
  crownSpaces,
  paintWheelBoard,
  wheelCells,
  wheelSegments,
  type CrownSpace,
  type WheelBoard,
  type WheelSegment,
} from '../../modules/wheel/painter.ts';
