// What a proposed move is expected to bring: the best in points, the others compared with it.
import type { HintMove } from '../types.ts';

export interface HintValue {
  /** From 1 on. */
  rank: number;
  points: number;
}

/** Of the best of these lines that is proposed; null if none is. */
export function hintValue(hints: readonly HintMove[], lines: readonly string[]): HintValue | null {
  const index = hints.findIndex(({ line }) => lines.includes(line));
  const points = hints[index]?.points;
  if (points == null) return null;
  return { rank: index + 1, points: index === 0 ? points : points - (hints[0]?.points ?? 0) };
}
