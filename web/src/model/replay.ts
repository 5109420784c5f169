// A game from its events, to be looked at move by move: the position at any ply, without what was taken back.
import type { MoveEvent, StartedEvent, TableEvent } from './protocol.ts';
import { foldTable } from './table.ts';
import type { TableState } from './table_state.ts';

/** After the start, after a move, or at the end. */
export interface Frame {
  ply: number;
  state: TableState;
  /** What led to it; nothing new happened in the frame of the end. */
  event: StartedEvent | MoveEvent | null;
}

function frameOf(state: TableState, event: TableEvent): Frame | null {
  const ply = state.position?.ply ?? 0;
  if (event.kind === 'started' || event.kind === 'move') return { ply, state, event };
  return event.kind === 'ended' && state.position ? { ply, state, event: null } : null;
}

/** All frames in their order; none before the start of the game. */
export function framesOf(events: readonly TableEvent[]): Frame[] {
  let state: TableState | null = null;
  let frames: Frame[] = [];
  for (const event of events) {
    state = foldTable(state, event);
    if (event.kind === 'undone') frames = frames.filter(({ ply }) => ply <= event.ply);
    const frame = frameOf(state, event);
    if (frame) frames.push(frame);
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
