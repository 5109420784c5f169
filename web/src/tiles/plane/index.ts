// The painter of the open plane; what only one module has is painted in its folder. Pictures are strings of SVG that need
// `plane.css` and, once in the page, `planeDefinitions`.
export { cornerTowers, type PlacedTile } from './corners.ts';
export { paintFollower, paintFollowerOutline } from './followers.ts';
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
