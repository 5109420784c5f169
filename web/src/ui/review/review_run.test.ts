// The review asks about every move once, waits when it must, and stops when it is told.
import { describe, expect, it } from 'vitest';
import { eventsIn, readFixture } from '../../../tests/fixtures/read.ts';
import { framesOf } from '../../model/replay.ts';
import { ReviewRun } from './review_run.svelte.ts';

const frames = framesOf(eventsIn(readFixture('castle')));
const graded = (ply: number) => ({ ok: true, ply, seat: 0, move: 'pass', expected: 0, best: [] });
const noWait = (): Promise<void> => Promise.resolve();

describe('a review under way', () => {
  it('asks about every move in its order', async () => {
    const run = new ReviewRun(frames);
    await run.run((ply) => Promise.resolve(graded(ply)), noWait);
    expect(run.grades.map(({ ply }) => ply)).toEqual(run.decisions.map(({ ply }) => ply));
    expect(run.gradeAt(run.decisions[3]?.ply ?? -1)?.ply).toBe(run.decisions[3]?.ply);
  });

  it('asks again after what passes, and leaves out what cannot be judged', async () => {
    const run = new ReviewRun(frames);
    const [first, second] = run.decisions;
    const answers = [null, { ok: false, code: 'busy' }, { ok: false, code: 'too_many' }];
    const asked: number[] = [];
    let waits = 0;
    await run.run(
      (ply) => {
        asked.push(ply);
        const refused = { ok: false, code: 'bad_field' };
        return Promise.resolve(
          answers.length > 0 ? answers.shift()! : ply === second?.ply ? refused : graded(ply),
        );
      },
      () => {
        waits += 1;
        return Promise.resolve();
      },
    );
    expect(waits).toBe(3);
    expect(asked.slice(0, 5)).toEqual([first, first, first, first, second].map((each) => each?.ply));
    expect(run.grades).toHaveLength(run.decisions.length - 1);
    expect(run.done).toBe(run.decisions.length);
  });

  it('goes slowly once it was too fast', async () => {
    const run = new ReviewRun(frames);
    let isFirst = true;
    const waits: number[] = [];
    await run.run(
      (ply) => {
        const answer = isFirst ? { ok: false, code: 'too_fast' } : graded(ply);
        isFirst = false;
        return Promise.resolve(answer);
      },
      (milliseconds) => {
        waits.push(milliseconds);
        return Promise.resolve();
      },
    );
    expect(waits).toHaveLength(run.decisions.length + 1);
  });

  it('ends when nobody wants it any more', async () => {
    const run = new ReviewRun(frames);
    await run.run((ply) => {
      run.stop();
      return Promise.resolve(graded(ply));
    }, noWait);
    expect(run.done).toBe(1);
  });
});
