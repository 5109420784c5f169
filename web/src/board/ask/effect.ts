// What a move would do, in short: points, areas that close, followers that come home, who would own the ground.
import { areaKinds, type AreaKind, type GameEvent, type ScoredEvent } from '../../model/game_events.ts';
import type { AreaInfo, AreaSpot, Preview } from '../types.ts';

/** An area that closes, with the spots by which it is found. */
export type ClosedArea = Pick<AreaInfo, 'kind' | 'spots'>;

export interface Effect {
  /** By seat: what comes in at once. */
  points: number[];
  closes: ClosedArea[];
  /** By seat: how many come home. */
  home: number[];
  /** The fields or courts at the tile in which somebody stands. */
  grounds: { kind: AreaKind; owners: readonly number[] }[];
}

const grounds: readonly AreaKind[] = ['field', 'court'];

/** What happens when nothing more is done by the same player. */
function untilTheEnd({ events, scores, then }: Preview): { events: GameEvent[]; scores: readonly number[] } {
  const rest = then.find(({ move }) => move === 'pass');
  return { events: [...events, ...(rest?.events ?? [])], scores: rest?.scores ?? scores };
}

function holds({ spots }: AreaInfo, { cell, feature }: ScoredEvent): boolean {
  return spots.some(([x, y, each]) => x === cell?.[0] && y === cell[1] && each === feature);
}

function closedAreas(areas: readonly AreaInfo[], events: readonly GameEvent[]): ClosedArea[] {
  const closed = areas.filter(({ complete, kind }) => complete && !grounds.includes(kind));
  const elsewhere = events.filter(
    (event): event is ScoredEvent =>
      event.event === 'scored' && event.complete === true && !closed.some((area) => holds(area, event)),
  );
  return [...closed, ...elsewhere.flatMap(asArea)].map(({ kind, spots }) => ({ kind, spots }));
}

/** What closes away from the tile laid lies on one tile: a cloister. */
function asArea({ kind, cell, feature }: ScoredEvent): ClosedArea[] {
  const spots: AreaSpot[] = cell && feature !== undefined ? [[cell[0], cell[1], feature]] : [];
  return areaKinds.filter((each) => each === kind).map((each) => ({ kind: each, spots }));
}

export function effectOf(preview: Preview, before: readonly number[]): Effect {
  const { events, scores } = untilTheEnd(preview);
  const home = before.map(() => 0);
  for (const event of events)
    if (event.event === 'returned' || event.event === 'uncrowned')
      home[event.seat] = (home[event.seat] ?? 0) + 1;
  return {
    points: before.map((score, seat) => (scores[seat] ?? score) - score),
    closes: closedAreas(preview.areas, events),
    home,
    grounds: preview.areas
      .filter(({ kind, followers }) => grounds.includes(kind) && followers.some((count) => count > 0))
      .map(({ kind, owners }) => ({ kind, owners })),
  };
}

export function isNothing({ points, closes, home, grounds: owned }: Effect): boolean {
  return [...points, ...home].every((count) => count === 0) && closes.length + owned.length === 0;
}
