// The score track.
import { describe, expect, it } from 'vitest';
import { fieldSize, markersOn, trackFields, trackHeight, trackWidth } from './track.ts';

describe('the track', () => {
  it('is a way around: each field lies beside the next, and the last beside the first', () => {
    trackFields.forEach(({ x, y }, i) => {
      const next = trackFields[(i + 1) % trackFields.length];
      const step = [Math.abs(x - (next?.x ?? 0)), Math.abs(y - (next?.y ?? 0))];
      expect([`${fieldSize},0`, `0,${fieldSize}`]).toContain(step.join());
    });
    for (const { x, y } of trackFields) expect(x < trackWidth && y < trackHeight).toBe(true);
  });

  it('is gone around by those who have many points', () => {
    expect(markersOn([53, 4])).toMatchObject([
      { rounds: 1, x: 70, y: 10 },
      { rounds: 0, x: 90, y: 10 },
    ]);
  });

  it('has room within for those who stand on the same field', () => {
    const [first, second, third] = markersOn([30, 30, 80]);
    expect(first).toMatchObject({ y: 90 });
    expect(second).toMatchObject({ x: first?.x, y: 75 });
    expect(third).toMatchObject({ x: first?.x, y: 60 });
  });

  it('begins at zero for those who have less', () => {
    expect(markersOn([-5])[0]).toMatchObject({ x: 10, y: 10, rounds: 0 });
  });
});
