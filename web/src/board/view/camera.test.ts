import { describe, expect, it } from 'vitest';
import {
  fitted,
  held,
  isInSight,
  keeping,
  pinched,
  revealing,
  roomiest,
  scaleRange,
  toBoard,
  toScreen,
  zoomed,
} from './camera.ts';

const size = { width: 800, height: 600 };
const margins = { top: 10, right: 10, bottom: 60, left: 10 };

describe('the camera', () => {
  it('keeps what is under the pointer when zooming', () => {
    const camera = { x: 40, y: -30, scale: 0.8 };
    const after = zoomed(camera, [300, 200], 1.5);
    expect(after.scale).toBeCloseTo(1.2);
    expect(toBoard(after, [300, 200])).toEqual(toBoard(camera, [300, 200]));
    expect(zoomed(camera, [0, 0], 1000).scale).toBe(scaleRange.max);
  });

  it('keeps what is under two fingers', () => {
    const camera = { x: 0, y: 0, scale: 1 };
    const after = pinched(camera, [[100, 100], [200, 100]], [[50, 120], [250, 120]]); // prettier-ignore
    expect(toScreen(after, [100, 100])).toEqual([50, 120]);
    expect(toScreen(after, [200, 100])).toEqual([250, 120]);
  });

  it('shows all of a box between the margins', () => {
    const box = { x: -500, y: -300, width: 1600, height: 900 };
    const camera = fitted(box, size, margins);
    const [left, top] = toScreen(camera, [box.x, box.y]);
    const [right, bottom] = toScreen(camera, [box.x + box.width, box.y + box.height]);
    expect(left).toBeGreaterThanOrEqual(margins.left - 1e-6);
    expect(top).toBeGreaterThanOrEqual(margins.top);
    expect(right).toBeLessThanOrEqual(size.width - margins.right + 1e-6);
    expect(bottom).toBeLessThanOrEqual(size.height - margins.bottom);
  });

  it('never loses the board', () => {
    const box = { x: 0, y: 0, width: 1000, height: 1000 };
    const far = held({ x: 99999, y: -99999, scale: 1 }, box, size);
    expect(far.x).toBeLessThan(size.width);
    expect(far.y + 1000).toBeGreaterThan(0);
  });

  it('moves no more than is needed to show something', () => {
    const camera = { x: 0, y: 0, scale: 1 };
    const box = { x: 750, y: 100, width: 100, height: 100 };
    expect(revealing(camera, box, size, margins)).toEqual({ x: -60, y: 0, scale: 1 });
    expect(revealing(camera, { ...box, x: 300 }, size, margins)).toEqual(camera);
    expect(revealing(camera, { ...box, x: -20 }, size, margins).x).toBe(30);
  });

  it('stays where it is as long as the board has room there', () => {
    const box = { x: 0, y: 0, width: 500, height: 300 };
    const camera = fitted({ ...box, width: 700 }, size, margins);
    expect(keeping(camera, box, size, margins)).toBe(camera);
    expect(keeping(camera, { ...box, width: 700 }, size, margins)).toBe(camera);
  });

  it('only shifts a board that fits as large as it is', () => {
    const camera = { x: 300, y: 300, scale: 0.5 };
    const after = keeping(camera, { x: -700, y: 0, width: 1400, height: 300 }, size, margins);
    expect(after.scale).toBe(camera.scale);
    expect(isInSight(after, { x: -700, y: 0, width: 1400, height: 300 }, size, margins)).toBe(true);
  });

  it('moves once for a board that grows tile by tile', () => {
    const camera = fitted({ x: 0, y: 0, width: 700, height: 500 }, size, margins);
    const first = keeping(camera, { x: 0, y: 0, width: 800, height: 500 }, size, margins);
    expect(first.scale).toBeLessThan(camera.scale);
    expect(keeping(first, { x: 0, y: 0, width: 840, height: 500 }, size, margins)).toBe(first);
  });

  it('leaves room at the side that costs less', () => {
    const none = { top: 0, right: 0, bottom: 0, left: 0 };
    const [left, top] = [
      { ...none, left: 100 },
      { ...none, top: 100 },
    ];
    const size = { width: 600, height: 400 };
    expect(roomiest({ x: 0, y: 0, width: 500, height: 500 }, size, [left, top])).toBe(left);
    expect(roomiest({ x: 0, y: 0, width: 900, height: 300 }, size, [left, top])).toBe(top);
  });
});
