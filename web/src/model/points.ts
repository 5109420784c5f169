// Where the points of a game come from, by source and player: for the table after the game.
import type { GameEvent, ScoredEvent, ScoringKind } from './game_events.ts';
import { pointsSources } from '../modules/sources.ts';
import type { Frame } from './replay.ts';

/** What is scored although it is unfinished stands by itself; so does what was paid, received and lost. */
export type OpenSource = 'openCity' | 'openRoad' | 'openCloister';
export type PointsSource = ScoringKind | OpenSource | 'received' | 'paid' | 'lost';

export interface PointsRow {
  source: PointsSource;
  /** By seat. */
  points: number[];
}

const openSources: Partial<Record<ScoringKind, PointsSource>> = {
  city: 'openCity',
  road: 'openRoad',
  cloister: 'openCloister',
};

type Entry = [source: PointsSource, seat: number, points: number];

function scored({ kind, seats, points, complete, lost = 0 }: ScoredEvent): Entry[] {
  const source = complete === false ? (openSources[kind] ?? kind) : kind;
  return seats.flatMap((seat): Entry[] => [
    [source, seat, points],
    ['lost', seat, -lost],
  ]);
}

function entriesOf(event: GameEvent): Entry[] {
  if (event.event === 'scored') return scored(event);
  if (event.event !== 'paid') return [];
  const paid: Entry = ['paid', event.seat, -event.points];
  return event.to === null ? [paid] : [paid, ['received', event.to, event.points]];
}

/** How each seat's points change by all of the events. */
export function pointsIn(events: readonly GameEvent[], players: number): number[] {
  const sums = Array<number>(players).fill(0);
  for (const [, seat, points] of events.flatMap(entriesOf)) sums[seat] = (sums[seat] ?? 0) + points;
  return sums;
}

/** Rows in a fixed order, only those in which somebody has points; their sum is the score. */
export function pointsTable(frames: readonly Pick<Frame, 'event'>[], players: number): PointsRow[] {
  const rows = pointsSources.map((source) => ({ source, points: Array<number>(players).fill(0) }));
  for (const [source, seat, points] of frames
    .flatMap(({ event }) => event?.events ?? [])
    .flatMap(entriesOf)) {
    const row = rows.find((each) => each.source === source);
    if (row) row.points[seat] = (row.points[seat] ?? 0) + points;
  }
  return rows.filter((row) => row.points.some((points) => points !== 0));
}
