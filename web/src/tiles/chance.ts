// Chance that is the same every time: the small variety of the pictures must not change when they are painted anew.

/** A number for a cell or any other pair of whole numbers. */
export function hashOf(x: number, y: number): number {
  let hash = Math.imul(x + 7919, 374761393) ^ Math.imul(y + 104729, 668265263);
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Numbers from 0 up to but not including 1. */
export function chanceFrom(seed: number): () => number {
  let state = (Math.imul(seed, 2654435761) + 1013904223) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4294967296;
  };
}
