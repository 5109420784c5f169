// The score track.
import { describe, expect, it } from 'vitest';
import { fieldHeight, fieldWidth, markersOn, trackFields, trackHeight, trackWidth } from './track.ts';

describe('the track', () => {
  it('is a way around: each field lies beside the next, and the last beside the first', () => {
    trackFields.forEach(({ x, y }, i) => {
      const next = trackFields[(i + 1) % trackFields.length];
      const step = [Math.abs(x - (next?.x ?? 0)), Math.abs(y - (next?.y ?? 0))];
      expect([`${fieldWidth},0`, `0,${fieldHeight}`]).toContain(step.join());
    });
    for (const { x, y } of trackFields) expect(x < trackWidth && y < trackHeight).toBe(true);
  });

  it('is gone around by those who have many points', () => {
    const [first, second] = markersOn([53, 3]);
    expect(first).toMatchObject({ rounds: 1, x: 70 });
    expect(second).toMatchObject({ rounds: 0, x: 74 });
  });

  it('begins at zero for those who have less', () => {
    expect(markersOn([-5])[0]).toMatchObject({ x: 10, y: 13, rounds: 0 });
  });
});
