// Cells of the board by their place, for tests that know what lies there.
import type { Page } from 'playwright-core';
import type { Cell } from '../../src/model/game_events.ts';
import { boxesAtRest } from './rest.ts';

const lit = '.board :is(.p-cell, .w-legal)';

async function sizeOfCell(page: Page): Promise<[x: number, y: number, size: number]> {
  // The origin of the board, and two tiles of it.
  const [box] = await boxesAtRest(page, '.board .world');
  const scale = await page.evaluate(
    () =>
      new DOMMatrix(getComputedStyle(document.querySelector('.board .world') ?? document.body).transform).a,
  );
  if (!box) throw new Error('there is no board');
  return [box[0], box[1], 100 * scale];
}

/** The middle of a cell on the screen, once the board rests. */
export async function middleOfCell(page: Page, [x, y]: Cell): Promise<[number, number]> {
  const [left, top, size] = await sizeOfCell(page);
  return [left + (x + 0.5) * size, top + (y + 0.5) * size];
}

export async function pressCell(page: Page, cell: Cell, how: 'click' | 'tap' = 'click'): Promise<void> {
  const [x, y] = await middleOfCell(page, cell);
  await (how === 'tap' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}

/** How many cells are lit, and how many of them lie below something that is shown over the board. */
export async function litCells(page: Page): Promise<{ lit: number; hidden: number }> {
  const boxes = await boxesAtRest(page, lit);
  const hidden = await page.evaluate(
    (middles) =>
      middles.filter(([x, y]) => !document.elementFromPoint(x, y)?.matches('.board .view, .board .view *'))
        .length,
    boxes.map(([x, y, width, height]): [number, number] => [x + width / 2, y + height / 2]),
  );
  return { lit: boxes.length, hidden };
}
