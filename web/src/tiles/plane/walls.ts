// Where the walls of a city run. They go from corner to corner of the tile: a city edge always spans the
// whole side, so that every city edge fits every other.
import { isLong, type CityFeature, type PlaneFeature, type Side, type Turn } from '../data.ts';
import { turnPoint, turnSide, type Point } from '../geometry.ts';
import { coordinates } from '../svg.ts';
import { chainPath, flatten, turnChain, type Chain } from './curves.ts';

/** What bounds a city: walls, and corners of the tile between which it is open. */
type Piece = { wall: Chain } | { corner: Point };

export interface City {
  feature: number;
  sides: Side[];
  pennants: number;
  /** A lone cap: two of them make a city of two semicircles. */
  cap: boolean;
  walls: Chain[];
  wallLines: Point[][];
  polygon: Point[];
  path: string;
}

/** A semicircle in the north; slimmer on a side where another cap lies next to it. */
const cap = (slimWest: boolean, slimEast: boolean): Chain => [
  [[0, 0], slimWest ? [26, 6] : [12, 17], slimWest ? [34, 33] : [25, 35], [50, 35]],
  [[50, 35], slimEast ? [66, 33] : [75, 35], slimEast ? [74, 6] : [88, 17], [100, 0]],
];
const northWest: Chain = [
  [[100, 0], [84, 17], [64, 25], [46, 46]], // prettier-ignore
  [[46, 46], [25, 64], [17, 84], [0, 100]], // prettier-ignore
];
/** The bay of a field in the north; deeper where a road comes in, so that it has room for gate and robber. */
const bay = (gated: boolean): Chain => {
  const depth = gated ? 38 : 25;
  return [
    [[0, 0], gated ? [13, 19] : [14, 14], [26, depth], [50, depth]],
    [[50, depth], [74, depth], gated ? [87, 19] : [86, 14], [100, 0]],
  ];
};
/** From the west to a tip in the corner, because the fields in the north and east are not the same. */
const tongue: Chain = [
  [[0, 0], [18, 17], [38, 22], [58, 16]], // prettier-ignore
  [[58, 16], [76, 11], [90, 5], [100, 0]], // prettier-ignore
  [[100, 0], [86, 16], [72, 36], [56, 56]], // prettier-ignore
  [[56, 56], [42, 72], [18, 84], [0, 100]], // prettier-ignore
];
const corner = (x: number, y: number): Piece => ({ corner: [x, y] });
const wall = (chain: Chain, turn = 0): Piece => ({ wall: turnChain(chain, turn) });

interface Surroundings {
  isOtherCity(side: Side): boolean;
  isRoad(side: Side): boolean;
}

/** The pieces of a city that lies as the data have it after turning it back by `turn`; none if it does not. */
function piecesAt(city: CityFeature, turn: number, around: Surroundings): Piece[] | undefined {
  const name = city.sides
    .map((side) => turnSide(side, -turn))
    .sort((a, b) => 'NESW'.indexOf(a) - 'NESW'.indexOf(b));
  const other = (side: Side): boolean => around.isOtherCity(turnSide(side, turn));
  const gated = (side: Side): boolean => around.isRoad(turnSide(side, turn));
  switch (name.join('')) {
    case 'NESW':
      return [corner(0, 0), corner(100, 0), corner(100, 100), corner(0, 100)];
    case 'N':
      return isLong(city) ? undefined : [wall(cap(other('W'), other('E')))];
    case 'W':
      return isLong(city) ? [wall(tongue)] : undefined;
    case 'NW':
      return [wall(northWest), corner(0, 0)];
    case 'NS':
      return [wall(bay(gated('E')), 1), wall(bay(gated('W')), 3)];
    case 'NEW':
      return [wall(bay(gated('S')), 2), corner(0, 0), corner(100, 0)];
    default:
      return undefined;
  }
}

function piecesOf(city: CityFeature, features: readonly PlaneFeature[], turn: Turn): Piece[] {
  const around: Surroundings = {
    isOtherCity: (side) => features.some((f) => f.kind === 'city' && f !== city && f.sides.includes(side)),
    isRoad: (side) => features.some((f) => f.kind === 'road' && f.sides.includes(side)),
  };
  for (let back = 0; back < 4; back++) {
    const pieces = piecesAt(city, back, around);
    if (pieces) return pieces.map((piece) => turned(piece, back + turn));
  }
  throw new Error(`no walls for a city on ${city.sides.join('')}`);
}

function turned(piece: Piece, turn: number): Piece {
  return 'wall' in piece ? { wall: turnChain(piece.wall, turn) } : { corner: turnPoint(piece.corner, turn) };
}

function pathOf(pieces: readonly Piece[]): string {
  const parts = pieces.map((piece) =>
    'corner' in piece ? coordinates(...piece.corner) : chainPath(piece.wall).slice(1),
  );
  return 'M' + parts.join('L') + 'z';
}

/** The city that is a feature of an unturned tile, as it lies when the tile is turned. */
export function cityOf(features: readonly PlaneFeature[], feature: number, turn: Turn): City {
  const city = features[feature] as CityFeature;
  const pieces = piecesOf(city, features, turn);
  const walls = pieces.flatMap((piece) => ('wall' in piece ? [piece.wall] : []));
  return {
    feature,
    sides: city.sides.map((side) => turnSide(side, turn)),
    pennants: city.pennants,
    cap: city.sides.length === 1 && !isLong(city),
    walls,
    wallLines: walls.map((chain) => flatten(chain)),
    polygon: pieces.flatMap((piece) => ('wall' in piece ? flatten(piece.wall) : [piece.corner])),
    path: pathOf(pieces),
  };
}
