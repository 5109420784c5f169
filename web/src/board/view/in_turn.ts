// A whole board takes long to paint. So that nobody waits for it with a page that does not answer, it is painted in
// slices while nothing else is to do.

export interface Pace {
  /** Calls once there is time; returns how to call it off. */
  whenIdle: (work: () => void) => () => void;
  /** In milliseconds. */
  now: () => number;
}

const sliceTime = 8;
/** On a page that is always busy, tiles come nevertheless. */
const timeout = 100;

const pace: Pace = {
  whenIdle(work) {
    if (typeof requestIdleCallback === 'function') {
      const id = requestIdleCallback(work, { timeout });
      return () => cancelIdleCallback(id);
    }
    const id = setTimeout(work);
    return () => clearTimeout(id);
  },
  now: () => performance.now(),
};

/** Paints one after the other, and tells after each slice what is left. Returns how to stop. */
export function inTurn<Thing>(
  things: readonly Thing[],
  paint: (thing: Thing) => void,
  tell: (left: readonly Thing[]) => void,
  { whenIdle, now }: Pace = pace,
): () => void {
  let stop = (): void => undefined;
  const goOn = (from: number): void => {
    if (from >= things.length) return;
    stop = whenIdle(() => {
      const end = now() + sliceTime;
      let at = from;
      for (const thing of things.slice(from)) {
        if (at > from && now() >= end) break;
        paint(thing);
        at++;
      }
      tell(things.slice(at));
      goOn(at);
    });
  };
  goOn(0);
  return () => stop();
}

/** Those in the middle first: there most people look. */
export function fromTheMiddle<Thing>(
  things: readonly Thing[],
  placeOf: (thing: Thing) => readonly [number, number],
): Thing[] {
  const middle = [0, 1].map((axis) => {
    const along = things.map((thing) => placeOf(thing)[axis] ?? 0);
    return (Math.min(...along) + Math.max(...along)) / 2;
  });
  const farness = (thing: Thing): number => {
    const [x, y] = placeOf(thing);
    return Math.hypot(x - (middle[0] ?? 0), y - (middle[1] ?? 0));
  };
  return [...things].sort((a, b) => farness(a) - farness(b));
}
