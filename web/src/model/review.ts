// What a game looks like after the computer has judged its moves: a curve, and the moves that cost most.
import type { Grade } from './protocol.ts';
import type { Frame } from './replay.ts';

/** A choice that a seat made, and the frame that shows what it had to choose from. */
export interface Decision {
  ply: number;
  seat: number;
  line: string;
  frame: number;
}

/** All of them in their order; what was taken back is not among them. */
export function decisionsOf(frames: readonly Frame[]): Decision[] {
  return frames.flatMap(({ event }, index): Decision[] => {
    if (event?.kind !== 'move') return [];
    const [line = ''] = event.lines;
    return [{ ply: event.ply, seat: event.seat, line, frame: index - 1 }];
  });
}

/** What the move cost against the best one: in an auction the computer does not go by points alone. */
export function lossOf({ expected, best }: Grade): number {
  return Math.max(0, Math.round(((best[0]?.expected ?? expected) - expected) * 10) / 10);
}

/** Of two, how far the first is ahead; of more, how far the seat itself is. */
export function valueOf({ seat, expected }: Grade, players: number): number {
  return players === 2 && seat === 1 ? -expected : expected;
}

/** Less is no mistake: the computer is not that sure of itself. */
const worthNoting = 1;

/** The moves that cost most, the worst first. */
export function costliest(grades: readonly Grade[], most: number): Grade[] {
  return grades
    .filter((grade) => lossOf(grade) >= worthNoting)
    .sort((a, b) => lossOf(b) - lossOf(a) || a.ply - b.ply)
    .slice(0, most);
}

export interface Standing {
  moves: number;
  /** As good as the best one. */
  best: number;
  /** Points for each move. */
  lost: number;
}

export function standingOf(grades: readonly Grade[], seat: number): Standing {
  const own = grades.filter((grade) => grade.seat === seat);
  const lost = own.reduce((sum, grade) => sum + lossOf(grade), 0);
  return {
    moves: own.length,
    best: own.filter((grade) => lossOf(grade) < 0.1).length,
    lost: own.length > 0 ? lost / own.length : 0,
  };
}
