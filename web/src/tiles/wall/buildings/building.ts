// What is known of a building before it is drawn: its basic shape, how it is turned, and where others cut into it.
import { around, type BuildingKind, type Compass, type TurnedBuilding, type TurnedTile } from '../turned.ts';

/** One side, two adjacent, two opposite, three, all, or a start space in the wall; begins in the north, runs clockwise. */
export type ShapeName = 'start' | 'one' | 'adjacent' | 'opposite' | 'three' | 'all';

export interface Building {
  index: number;
  kind: BuildingKind;
  sides: Compass[];
  shape: ShapeName;
  /** Quarter turns from the basic shape to the board. */
  turn: Compass;
  /** No path takes room from it. */
  roomy: boolean;
  /** A square takes still more of it. */
  shallow: boolean;
  /** A bay reaches out to the nest in the middle. */
  bay: boolean;
  nest: boolean;
  /** The corners (0 north-west, clockwise, in board directions) shared with another building, cut along the diagonal. */
  cuts: readonly boolean[];
}

function shapeOf(sides: readonly Compass[]): { shape: ShapeName; turn: Compass } {
  const has = (side: number): boolean => sides.includes(around(side, 0));
  const first = sides[0] ?? 0;
  if (sides.length === 1) return { shape: 'one', turn: first };
  if (sides.length === 4) return { shape: 'all', turn: 0 };
  if (sides.length === 2 && has(first + 2)) return { shape: 'opposite', turn: first };
  const start = sides.find((side) => !has(side - 1)) ?? first;
  return { shape: sides.length === 3 ? 'three' : 'adjacent', turn: start };
}

/** The corner before a side is that side's own number: north-west before north. */
function cutsOf(building: TurnedBuilding, all: readonly TurnedBuilding[]): boolean[] {
  const others = all.filter((other) => other !== building).flatMap((other) => other.sides);
  const mine = building.sides;
  const meet = (a: Compass, b: Compass): boolean => mine.includes(a) && others.includes(b);
  return [0, 1, 2, 3].map((corner) => {
    const [after, before] = [around(corner, 0), around(corner, -1)];
    return meet(after, before) || meet(before, after);
  });
}

export function buildingsOf(tile: TurnedTile): Building[] {
  return tile.buildings.map((building) => {
    const { index, kind, sides, nest } = building;
    const door = tile.paths.some((path) => path.end === kind);
    return {
      index,
      kind,
      sides,
      ...shapeOf(sides),
      roomy: tile.paths.length === 0,
      shallow: tile.paths.some((path) => path.end === 'square'),
      bay: nest && sides.length === 1 && !door,
      nest,
      cuts: cutsOf(building, tile.buildings),
    };
  });
}

/** The building of a start space, which opens towards a side. */
export function startBuilding(kind: BuildingKind, side: Compass): Building {
  return {
    index: 0,
    kind,
    sides: [side],
    shape: 'start',
    turn: side,
    roomy: false,
    shallow: false,
    bay: false,
    nest: false,
    cuts: [],
  };
}
