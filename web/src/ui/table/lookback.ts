// Looking back at a game, move by move.
import type { TableEvent } from '../../model/protocol.ts';
import { isCounting } from '../../model/counted.ts';
import { frameAt, framesOf, type Frame } from '../../model/replay.ts';

export const speeds = [0.5, 1, 2, 4] as const;
/** Milliseconds for a move at speed 1. */
export const stepTime = 1200;

export interface Lookback {
  frames: readonly Frame[];
  index: number;
}

/** At a ply, or at the end. Null before the start. */
export function lookBack(events: readonly TableEvent[], at: number | null): Lookback | null {
  const frames = framesOf(events);
  if (frames.length === 0) return null;
  return { frames, index: at === null ? frames.length - 1 : frameAt(frames, at) };
}

/** At the beginning of the final scoring; null if the game had none. */
export function atFinalScoring(events: readonly TableEvent[]): Lookback | null {
  const frames = framesOf(events);
  const index = frames.findIndex(isOfScoring);
  return index < 0 ? null : { frames, index };
}

function isOfScoring({ state: { position } }: Frame): boolean {
  return position !== null && isCounting(position);
}

/** The next step of the final scoring; null after the last. */
export function nextScoring(lookback: Lookback): Lookback | null {
  const next = lookback.frames[lookback.index + 1];
  return next && isOfScoring(next) ? stepTo(lookback, lookback.index + 1) : null;
}

/** Milliseconds for each of so many steps of the final scoring, which never takes long. */
export function scoringTime({ frames }: Lookback): number {
  return Math.min(1000, 20_000 / Math.max(1, frames.filter(isOfScoring).length));
}

export function stepTo(lookback: Lookback, index: number): Lookback {
  return { ...lookback, index: Math.max(0, Math.min(lookback.frames.length - 1, index)) };
}

export function isAtEnd({ frames, index }: Lookback): boolean {
  return index === frames.length - 1;
}
