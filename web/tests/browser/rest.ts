// When a page has come to rest, and where things are then.
import type { Page } from 'playwright-core';

export type Box = readonly [x: number, y: number, width: number, height: number];

/** The boxes of some elements, once nothing is animated and two frames in a row show them in the same place. */
export async function boxesAtRest(page: Page, selector: string): Promise<Box[]> {
  return page.evaluate(async (wanted) => {
    const look = (): [number, number, number, number][] =>
      [...document.querySelectorAll(wanted)].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height];
      });
    const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let last = ''; ;) {
      await nextFrame();
      const boxes = look();
      // A board that has just moved takes no presses for a moment (View.svelte).
      const isMoving =
        document.querySelector('.view.moving') !== null ||
        document.getAnimations().some(({ playState }) => playState === 'running');
      if (!isMoving && JSON.stringify(boxes) === last) return boxes;
      last = JSON.stringify(boxes);
    }
  }, selector);
}

/** Until nothing of a page moves any more. */
export async function comeToRest(page: Page): Promise<void> {
  await boxesAtRest(page, 'body, main, main > *');
}
