// Where a bubble stands: beside what it tells about, over as little of it as can be.
import { clamped, type Box, type Size } from './camera.ts';
import type { Point } from '../../tiles/geometry.ts';

const gap = 12;

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Right, left, below and above, in the order in which they are liked. */
function besides({ x, y, width, height }: Box, bubble: Size): Point[] {
  const [middleX, middleY] = [x + (width - bubble.width) / 2, y + (height - bubble.height) / 2];
  return [
    [x + width + gap, middleY],
    [x - gap - bubble.width, middleY],
    [middleX, y + height + gap],
    [middleX, y - gap - bubble.height],
  ];
}

function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

/**
 * The upper left corner, within `room`: beside `about`, the first of the boxes that are to be seen, or beside all of them,
 * or beside what else is better not hidden.
 */
export function placeBubble(
  bubble: Size,
  boxes: readonly [about: Box, ...more: Box[]],
  room: Box,
  clear: readonly Box[] = [],
): Point {
  const near = [boxes[0], around(boxes), around([...boxes, ...clear])];
  const places = near
    .flatMap((box) => besides(box, bubble))
    .map(([x, y]): Point => [
      clamped(x, room.x, Math.max(room.x, room.x + room.width - bubble.width)),
      clamped(y, room.y, Math.max(room.y, room.y + room.height - bubble.height)),
    ]);
  const hides = ([x, y]: Point): number => {
    const there = { x, y, ...bubble };
    return [...boxes, ...clear].reduce((sum, box) => sum + overlap(there, box), 0);
  };
  return places.reduce((best, place) => (hides(place) < hides(best) ? place : best));
}
