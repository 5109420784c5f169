// What fingers, mouse and wheel do on the board, told in few words: pan, zoom, point, press.
import type { Point } from '../../tiles/geometry.ts';

export interface GestureHandlers {
  pan(dx: number, dy: number): void;
  pinch(before: [Point, Point], after: [Point, Point]): void;
  zoom(at: Point, factor: number): void;
  /** The mouse is here, or has left. */
  point(at: Point | null): void;
  press(at: Point, touch: boolean): void;
  /** The first finger or button is down, or the last one up again, after what that did. */
  hold(now: boolean): void;
  /** Whether the wheel turns something here; otherwise it zooms. */
  turn(at: Point, by: 1 | -1): boolean;
}

export type GestureNode = Pick<
  HTMLElement,
  'addEventListener' | 'getBoundingClientRect' | 'setPointerCapture'
>;

/** Pixels that a pointer moves before it drags. */
const dragFrom = { mouse: 5, touch: 10 } as const;
const wheelStep = 40;
const turnPause = 140;
const zoomPerPixel = { wheel: 0.0016, pinch: 0.01 } as const;
const pixelsPerLine = 30;

class Gestures {
  readonly #fingers = new Map<number, Point>();
  #start: Point = [0, 0];
  #dragging = false;
  #wheeled = 0;
  #lastTurn = -Infinity;

  constructor(
    readonly node: GestureNode,
    readonly handlers: GestureHandlers,
  ) {}

  down(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button > 1) return;
    if (this.#fingers.size === 0) this.handlers.hold(true);
    this.#fingers.set(event.pointerId, this.#placeOf(event));
    this.#dragging = this.#fingers.size > 1;
    this.#start = this.#placeOf(event);
    this.node.setPointerCapture(event.pointerId);
  }

  move(event: PointerEvent): void {
    const now = this.#placeOf(event);
    const before = this.#fingers.get(event.pointerId);
    if (!before) {
      if (event.pointerType !== 'touch') this.handlers.point(now);
      return;
    }
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) this.handlers.pinch([before, other], [now, other]);
    else this.#drag(event, before, now);
    this.#fingers.set(event.pointerId, now);
  }

  up(event: PointerEvent): void {
    if (!this.#fingers.has(event.pointerId)) return;
    if (!this.#dragging && event.button === 0)
      this.handlers.press(this.#placeOf(event), event.pointerType !== 'mouse');
    this.cancel(event);
  }

  cancel(event: PointerEvent): void {
    if (this.#fingers.delete(event.pointerId) && this.#fingers.size === 0) this.handlers.hold(false);
  }

  leave(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && this.#fingers.size === 0) this.handlers.point(null);
  }

  /** A pinch on a touchpad comes as a wheel with the control key. */
  wheel(event: WheelEvent): void {
    event.preventDefault();
    const at = this.#placeOf(event);
    const pixels = event.deltaY * (event.deltaMode === 1 ? pixelsPerLine : 1);
    if (!event.ctrlKey && this.#turns(event, at, pixels)) return;
    const rate = event.ctrlKey ? zoomPerPixel.pinch : zoomPerPixel.wheel;
    this.handlers.zoom(at, Math.exp(-pixels * rate));
  }

  #placeOf(event: MouseEvent): Point {
    const { left, top } = this.node.getBoundingClientRect();
    return [event.clientX - left, event.clientY - top];
  }

  #drag(event: PointerEvent, before: Point, now: Point): void {
    const least = event.pointerType === 'touch' ? dragFrom.touch : dragFrom.mouse;
    const [startX, startY] = this.#start;
    if (!this.#dragging && Math.hypot(now[0] - startX, now[1] - startY) < least) return;
    const [fromX, fromY] = this.#dragging ? before : this.#start;
    this.#dragging = true;
    this.handlers.pan(now[0] - fromX, now[1] - fromY);
  }

  /** One turn for each step of the wheel; a touchpad that scrolls on does not turn again at once. */
  #turns(event: WheelEvent, at: Point, pixels: number): boolean {
    const sameWay = Math.sign(this.#wheeled) === Math.sign(pixels);
    this.#wheeled = sameWay ? this.#wheeled + pixels : pixels;
    if (Math.abs(this.#wheeled) < wheelStep) return false;
    if (event.timeStamp - this.#lastTurn < turnPause) return true;
    if (!this.handlers.turn(at, this.#wheeled > 0 ? 1 : -1)) return false;
    this.#lastTurn = event.timeStamp;
    this.#wheeled = 0;
    return true;
  }
}

/** Points are relative to the node. Returns how to stop. */
export function listenToGestures(node: GestureNode, handlers: GestureHandlers): () => void {
  const gestures = new Gestures(node, handlers);
  const stops = new AbortController();
  const options = { signal: stops.signal };
  node.addEventListener('pointerdown', (event) => gestures.down(event), options);
  node.addEventListener('pointermove', (event) => gestures.move(event), options);
  node.addEventListener('pointerup', (event) => gestures.up(event), options);
  node.addEventListener('pointercancel', (event) => gestures.cancel(event), options);
  node.addEventListener('pointerleave', (event) => gestures.leave(event), options);
  node.addEventListener('wheel', (event) => gestures.wheel(event), { ...options, passive: false });
  return () => stops.abort();
}
