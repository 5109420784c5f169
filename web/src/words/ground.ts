// Where the fields and courts of a tile lie, so that each can be told from the others.
import type { Compass, GroundPlace } from '../i18n/word_texts.ts';
import type { Side } from '../tiles/data.ts';
import { sides as allSides, type Point } from '../tiles/geometry.ts';
import type { GroundPart, LinePart, Parts } from './parts.ts';

/** The middles of the half-edges, seen from the middle of the tile. */
const middles: readonly Point[] = [
  [-25, -50],
  [25, -50],
  [50, -25],
  [50, 25],
  [25, 50],
  [-25, 50],
  [-50, 25],
  [-50, -25],
];
const points: readonly Compass[] = ['E', 'SE', 'S', 'SW', 'W', 'NW', 'N', 'NE'];

function towards({ halves }: GroundPart): Point {
  return halves.reduce<Point>(
    ([x, y], half) => {
      const [dx, dy] = middles[half] ?? [0, 0];
      return [x + dx, y + dy];
    },
    [0, 0],
  );
}

function compassOf(ground: GroundPart): Compass {
  const [x, y] = towards(ground);
  const eighths = Math.round(Math.atan2(y, x) / (Math.PI / 4));
  return points[(eighths + 8) % 8] as Compass;
}

const opposite = (a: Side, b: Side): boolean => (allSides.indexOf(a) + 2) % 4 === allSides.indexOf(b);

/** Whether the lines run along one axis: straight on, or from opposite sides to the middle, or from one side. */
function isStraight(lines: readonly LinePart[]): boolean {
  const [a, b, ...more] = lines.flatMap(({ sides }) => sides);
  return a !== undefined && more.length === 0 && (b === undefined || opposite(a, b));
}

function besideOf(ground: GroundPart, lines: readonly LinePart[]): GroundPlace {
  const [x, y] = towards(ground);
  const [first] = lines;
  const isLevel = first?.sides.some((side) => side === 'E' || side === 'W') ?? false;
  const to: Side = isLevel ? (y < 0 ? 'N' : 'S') : x < 0 ? 'W' : 'E';
  return { at: 'beside', to, of: first?.kind ?? 'road', many: lines.length > 1 };
}

const halvesOf = (side: Side): number[] => [allSides.indexOf(side) * 2, allSides.indexOf(side) * 2 + 1];

const touches = ({ halves }: GroundPart, { sides }: LinePart): boolean =>
  sides.flatMap(halvesOf).some((half) => halves.includes(half));

function likely(ground: GroundPart, lines: readonly LinePart[]): GroundPlace {
  const [first] = lines;
  if (isStraight(lines)) return besideOf(ground, lines);
  if (first && lines.length === 1 && first.sides.length === 2)
    return { at: ground.halves.length === 2 && isCorner(ground) ? 'inside' : 'outside' };
  if (first && lines.length === 2 && lines.every((line) => touches(ground, line)))
    return { at: 'between', of: first.kind };
  return { at: 'compass', to: compassOf(ground) };
}

/** The two halves of one corner of the tile, which a bend cuts off. */
function isCorner({ halves: [a = 0, b = 0] }: GroundPart): boolean {
  return (a % 2 === 1 && b === a + 1) || (a === 0 && b === 7);
}

const order: readonly string[] = ['inside', 'outside', 'between', 'N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];

/** As one goes round the compass; what is inside comes first. */
export function inPlaceOrder(places: readonly GroundPlace[]): GroundPlace[] {
  const rank = (place: GroundPlace): number => order.indexOf('to' in place ? place.to : place.at);
  return [...places].sort((a, b) => rank(a) - rank(b));
}

/** By feature. Ground that would share its place with another one is told by the compass. */
export function groundPlaces({ grounds, lines }: Parts): Map<number, GroundPlace> {
  const guesses = grounds.map((ground) => likely(ground, lines));
  const spelled = guesses.map((guess) => JSON.stringify(guess));
  const isShared = (i: number): boolean =>
    spelled.indexOf(spelled[i] ?? '') !== spelled.lastIndexOf(spelled[i] ?? '');
  return new Map(
    grounds.map((ground, i) => [
      ground.feature,
      isShared(i) ? { at: 'compass', to: compassOf(ground) } : (guesses[i] as GroundPlace),
    ]),
  );
}
