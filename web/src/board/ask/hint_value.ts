// What a proposed move is expected to bring.
import type { HintMove } from '../types.ts';

export interface HintValue {
  /** From 1 on. */
  rank: number;
  /** The expected final lead, in points. */
  points: number;
}

/** Of the best of these lines that is proposed; null if none is. */
export function hintValue(hints: readonly HintMove[], lines: readonly string[]): HintValue | null {
  const index = hints.findIndex(({ line }) => lines.includes(line));
  const points = hints[index]?.points;
  if (points == null) return null;
  return { rank: index + 1, points };
}
