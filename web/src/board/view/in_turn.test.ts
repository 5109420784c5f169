import { describe, expect, it } from 'vitest';
import { fromTheMiddle, inTurn } from './in_turn.ts';

/** A page on which each piece of work takes some time, and which is idle when it is told to be. */
function slowPage(cost: number) {
  let time = 0;
  const waiting: (() => void)[] = [];
  const pace = {
    now: () => time,
    whenIdle: (work: () => void) => {
      waiting.push(work);
      return () => void waiting.splice(0);
    },
  };
  const work = (): void => void (time += cost);
  const beIdle = (): void => waiting.splice(0).forEach((each) => each());
  return { pace, work, beIdle };
}

describe('a board that is painted in turn', () => {
  it('is painted in slices, and every piece once', () => {
    const { pace, work, beIdle } = slowPage(3);
    const painted: number[] = [];
    const left: number[] = [];
    const paint = (piece: number): void => {
      painted.push(piece);
      work();
    };
    inTurn([1, 2, 3, 4], paint, (rest) => left.push(rest.length), pace);
    expect(painted).toEqual([]);
    for (let i = 0; i < 5; i++) beIdle();
    expect(painted).toEqual([1, 2, 3, 4]);
    expect(left).toEqual([1, 0]);
  });

  it('goes on with one piece at a time where each takes long', () => {
    const { pace, work, beIdle } = slowPage(100);
    const left: number[] = [];
    inTurn([1, 2], work, (rest) => left.push(rest.length), pace);
    beIdle();
    expect(left).toEqual([1]);
    beIdle();
    expect(left).toEqual([1, 0]);
  });

  it('stops when nobody wants it any more', () => {
    const { pace, work, beIdle } = slowPage(100);
    const left: number[] = [];
    const stop = inTurn([1, 2], work, (rest) => left.push(rest.length), pace);
    beIdle();
    stop();
    beIdle();
    expect(left).toEqual([1]);
  });

  it('begins in the middle', () => {
    const places: [number, number][] = [[0, 0], [8, 0], [4, 0], [5, 1]]; // prettier-ignore
    expect(fromTheMiddle(places, (place) => place).slice(0, 2)).toEqual([[4, 0], [5, 1]]); // prettier-ignore
  });
});
