// Pages under test take their random numbers from a fixed sequence: they have a part in the shuffling and draw lots.
import type { BrowserContext } from 'playwright-core';

/** Replaces the browser's sources of chance. Runs in the page, before anything of the page's own. */
function replaceChance(seed: number): void {
  // Every load continues differently, because identifiers of messages must not repeat.
  let loads = 0;
  try {
    loads = Number(sessionStorage.getItem('loads')) + 1;
    sessionStorage.setItem('loads', String(loads));
  } catch {
    // An empty page has no storage.
  }
  let state = seed * 1000 + loads;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  Math.random = () => next() / 2 ** 32;
  crypto.getRandomValues = (array) => {
    if (!(array instanceof Uint8Array)) throw new TypeError('only bytes are drawn');
    for (let i = 0; i < array.length; i++) array[i] = next();
    return array;
  };
}

export async function useFixedChance(context: BrowserContext, seed: number): Promise<void> {
  await context.addInitScript(replaceChance, seed);
}
