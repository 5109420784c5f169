import { describe, expect, it } from 'vitest';
import { placeBubble } from './bubble_place.ts';

const room = { x: 0, y: 0, width: 800, height: 600 };
const bubble = { width: 200, height: 80 };
const cell = (x: number, y: number) => ({ x, y, width: 50, height: 50 });

describe('a bubble', () => {
  it('stands to the right of its tile', () => {
    expect(placeBubble(bubble, [cell(100, 200)], room)).toEqual([162, 185]);
  });

  it('stands to the left where there is no room', () => {
    expect(placeBubble(bubble, [cell(740, 200)], room)).toEqual([528, 185]);
  });

  it('does not hide the area that it tells about', () => {
    const area = [cell(150, 200), cell(200, 200), cell(50, 200)];
    expect(placeBubble(bubble, [cell(100, 200), ...area], room)).toEqual([25, 262]);
  });

  it('goes beside the whole area if the tile is shut in', () => {
    const area = [0, 50, 100, 150, 200].flatMap((x) => [100, 150, 200, 250, 300].map((y) => cell(x, y)));
    const [x, y] = placeBubble(bubble, [cell(100, 200), ...area], room);
    expect([x, y]).toEqual([262, 185]);
  });

  it('leaves cells clear that one may want to choose', () => {
    expect(placeBubble(bubble, [cell(100, 200)], room, [cell(200, 200)])).toEqual([25, 262]);
    expect(placeBubble(bubble, [cell(100, 200)], room, [cell(200, 200), cell(100, 250)])).toEqual([25, 108]);
  });
});
