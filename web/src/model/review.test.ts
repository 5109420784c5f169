// Judged moves: what they cost, which cost most, and whose they were.
import { describe, expect, it } from 'vitest';
import { eventsIn, readFixture } from '../../tests/fixtures/read.ts';
import type { Grade } from './protocol.ts';
import { framesOf } from './replay.ts';
import { costliest, decisionsOf, lossOf, standingOf, valueOf } from './review.ts';

const grade = (ply: number, seat: number, expected: number, best: number): Grade => ({
  ply,
  seat,
  move: 'pass',
  expected,
  best: [{ move: 'follower 0', expected: best }],
});

describe('a review', () => {
  it('is of every move of the game, with the position in which it was made', () => {
    const events = eventsIn(readFixture('carcassonne'));
    const frames = framesOf(events);
    const moves = frames.flatMap(({ event }) => (event?.kind === 'move' ? [event] : []));
    const decisions = decisionsOf(frames);
    expect(decisions.map(({ ply, line }) => [ply, line])).toEqual(
      moves.map(({ ply, lines }) => [ply, lines[0]]),
    );
    for (const { ply, frame } of decisions) expect(frames[frame]?.ply).toBe(ply);
  });

  it('counts what a move cost, never less than nothing', () => {
    expect(lossOf(grade(1, 0, 1.2, 3.5))).toBe(2.3);
    expect(lossOf(grade(1, 0, 3.5, 1.2))).toBe(0);
  });

  it('draws one curve for two, and each for itself for more', () => {
    expect([valueOf(grade(1, 1, 4, 4), 2), valueOf(grade(1, 1, 4, 4), 3)]).toEqual([-4, 4]);
  });

  it('notes the moves that cost a point or more, the worst first', () => {
    const grades = [grade(1, 0, 0, 0.9), grade(3, 1, 0, 2), grade(5, 0, 0, 5), grade(7, 1, 0, 2)];
    expect(costliest(grades, 2).map(({ ply }) => ply)).toEqual([5, 3]);
    expect(costliest(grades, 9)).toHaveLength(3);
  });

  it('tells how well each seat played', () => {
    const grades = [grade(1, 0, 1, 1), grade(3, 1, 0, 2), grade(5, 0, 0, 3)];
    expect(standingOf(grades, 0)).toEqual({ moves: 2, best: 1, lost: 1.5 });
    expect(standingOf(grades, 2)).toEqual({ moves: 0, best: 0, lost: 0 });
  });
});
