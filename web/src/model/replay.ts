// A game from its events, to be looked at move by move: the position at any ply, without what was taken back.
import { pointsIn } from './points.ts';
import type { MoveEvent, StartedEvent, TableEvent } from './protocol.ts';
import { foldTable } from './table.ts';
import type { TableState } from './table_state.ts';

/** After the start, after a move, after each step of the final scoring, or at the end. */
export interface Frame {
  ply: number;
  state: TableState;
  /** What led to it; the steps of the final scoring belong to the last move, and nothing new happened at the end. */
  event: StartedEvent | MoveEvent | null;
}

function frameOf(state: TableState, event: TableEvent): Frame | null {
  const ply = state.position?.ply ?? 0;
  if (event.kind === 'started' || event.kind === 'move') return { ply, state, event };
  return event.kind === 'ended' && state.position ? { ply, state, event: null } : null;
}

/** What is known of a move after the first of its events. */
function partOf(event: MoveEvent, count: number): MoveEvent {
  const toCome = pointsIn(event.events.slice(count), event.scores.length);
  const scores = event.scores.map((score, seat) => score - (toCome[seat] ?? 0));
  return { ...event, events: event.events.slice(0, count), scores, asks: null };
}

/** The last move in steps: before the final scoring, then with one scoring more each; without the name of the winner. */
function stepsOf(event: MoveEvent): MoveEvent[] {
  const { events } = event;
  const end = events.findIndex(({ event: kind }) => kind === 'ended');
  const scorings = events.flatMap(({ event: kind }, i) =>
    end >= 0 && i > end && kind === 'scored' ? [i] : [],
  );
  const over = events.findIndex(({ event: kind }) => kind === 'over');
  return scorings.length > 0 && over >= 0 ? [...scorings, over].map((count) => partOf(event, count)) : [];
}

function framesOfSteps(before: TableState | null, event: TableEvent): Frame[] {
  if (event.kind !== 'move') return [];
  return stepsOf(event).flatMap((step, i) => {
    const frame = frameOf(foldTable(before, step), step);
    return frame ? [{ ...frame, event: i === 0 ? event : null }] : [];
  });
}

/** All frames in their order; none before the start of the game. */
export function framesOf(events: readonly TableEvent[]): Frame[] {
  let state: TableState | null = null;
  let frames: Frame[] = [];
  for (const event of events) {
    const steps = framesOfSteps(state, event);
    state = foldTable(state, event);
    if (event.kind === 'undone') frames = frames.filter(({ ply }) => ply <= event.ply);
    const frame = steps.length > 0 ? null : frameOf(state, event);
    frames.push(...steps, ...(frame ? [frame] : []));
  }
  return frames;
}

/** Which frame shows a ply: the last one that is not beyond it. */
export function frameAt(frames: readonly Frame[], ply: number): number {
  return Math.max(
    0,
    frames.findLastIndex((frame) => frame.ply <= ply),
  );
}
