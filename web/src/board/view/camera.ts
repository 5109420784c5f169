// Where the board is seen from: board units (a tile is 100 × 100) to CSS pixels of the viewport.
import type { Point } from '../../tiles/geometry.ts';

export interface Camera {
  /** Where the board's origin lies in the viewport. */
  x: number;
  y: number;
  /** Pixels per board unit. */
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Box extends Size {
  x: number;
  y: number;
}

/** What lies over the viewport's edges and must not hide the board. */
export interface Margins {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export const scaleRange = { min: 0.1, max: 3 } as const;
const largestFit = 1.3;
const roomToGrow = 0.9;
/** Pixels that nobody sees. */
const rounding = 0.5;

export function clamped(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(max, value));
}

export function toScreen({ x, y, scale }: Camera, [bx, by]: Point): Point {
  return [x + bx * scale, y + by * scale];
}

export function toBoard({ x, y, scale }: Camera, [sx, sy]: Point): Point {
  return [(sx - x) / scale, (sy - y) / scale];
}

export function panned(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x + dx, y: camera.y + dy };
}

/** Nearer or further, what lies at a point of the screen staying where it is. */
export function zoomed(camera: Camera, at: Point, factor: number): Camera {
  const scale = clamped(camera.scale * factor, scaleRange.min, scaleRange.max);
  const [bx, by] = toBoard(camera, at);
  return { scale, x: at[0] - bx * scale, y: at[1] - by * scale };
}

/** Two fingers that have moved: the board stays under them. */
export function pinched(camera: Camera, before: [Point, Point], after: [Point, Point]): Camera {
  const apart = ([a, b]: [Point, Point]): number => Math.hypot(a[0] - b[0], a[1] - b[1]) || 1;
  const middle = ([a, b]: [Point, Point]): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const [from, to] = [middle(before), middle(after)];
  return zoomed(panned(camera, to[0] - from[0], to[1] - from[1]), to, apart(after) / apart(before));
}

/** All of a box, in the middle of what the margins leave free; only a part of it where it would be smaller than the least. */
export function fitted(
  box: Box,
  size: Size,
  margins: Margins,
  largest: number = largestFit,
  least: number = scaleRange.min,
): Camera {
  const width = Math.max(40, size.width - margins.left - margins.right);
  const height = Math.max(40, size.height - margins.top - margins.bottom);
  const fit = Math.min(width / box.width, height / box.height, largest);
  const scale = clamped(fit, least, scaleRange.max);
  return {
    scale,
    x: margins.left + width / 2 - (box.x + box.width / 2) * scale,
    y: margins.top + height / 2 - (box.y + box.height / 2) * scale,
  };
}

/** Whether all of a box lies between the margins. */
export function isInSight(camera: Camera, box: Box, size: Size, margins: Margins): boolean {
  const [left, top] = toScreen(camera, [box.x, box.y]);
  const [right, bottom] = toScreen(camera, [box.x + box.width, box.y + box.height]);
  return (
    left >= margins.left - rounding &&
    top >= margins.top - rounding &&
    right <= size.width - margins.right + rounding &&
    bottom <= size.height - margins.bottom + rounding
  );
}

/** All of a box that has grown: from where it was if that shows it, otherwise from no nearer, and from so far that the
 * next tiles find room too. */
export function keeping(camera: Camera, box: Box, size: Size, margins: Margins, least?: number): Camera {
  if (isInSight(camera, box, size, margins)) return camera;
  const { scale } = fitted(box, size, margins, camera.scale, least);
  return fitted(box, size, margins, scale < camera.scale ? scale * roomToGrow : scale, least);
}

/** Those of several margins that leave the most room for a box. */
export function roomiest(box: Box, size: Size, margins: readonly [Margins, ...Margins[]]): Margins {
  const scaleOf = (each: Margins): number => fitted(box, size, each).scale;
  return margins.reduce((best, each) => (scaleOf(each) > scaleOf(best) ? each : best));
}

/** Kept within reach: some of the box always remains in sight. */
export function held(camera: Camera, box: Box, size: Size): Camera {
  const rest = 80;
  const { scale } = camera;
  return {
    scale,
    x: clamped(camera.x, rest - (box.x + box.width) * scale, size.width - rest - box.x * scale),
    y: clamped(camera.y, rest - (box.y + box.height) * scale, size.height - rest - box.y * scale),
  };
}

/** Moved no further than needed to have a box in sight. */
export function revealing(camera: Camera, box: Box, size: Size, margins: Margins): Camera {
  const shift = (from: number, length: number, low: number, high: number): number => {
    if (from < low || length > high - low) return low - from;
    return Math.min(0, high - from - length);
  };
  const [left, top] = toScreen(camera, [box.x, box.y]);
  const [width, height] = [box.width * camera.scale, box.height * camera.scale];
  return panned(
    camera,
    shift(left, width, margins.left, size.width - margins.right),
    shift(top, height, margins.top, size.height - margins.bottom),
  );
}

export function boxAround(points: readonly Point[], reach: number): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x, y] = [Math.min(...xs) - reach, Math.min(...ys) - reach];
  return { x, y, width: Math.max(...xs) + reach - x, height: Math.max(...ys) + reach - y };
}
