// Looking back at a game, move by move.
import type { TableEvent } from '../../model/protocol.ts';
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

export function stepTo(lookback: Lookback, index: number): Lookback {
  return { ...lookback, index: Math.max(0, Math.min(lookback.frames.length - 1, index)) };
}

export function isAtEnd({ frames, index }: Lookback): boolean {
  return index === frames.length - 1;
}
