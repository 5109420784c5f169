// On a phone, zoomed in: nothing lies over a cell that one may want to tap.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { House } from './house.ts';
import { patience } from './patience.ts';
import { boxesAtRest, type Box } from './rest.ts';
import { playTheComputer } from './tables.ts';

const house = new House();
const phone = { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true };

/** In steps that stay on the screen. */
async function drag(page: Page, dx: number, dy: number): Promise<void> {
  const steps = Math.ceil(Math.max(Math.abs(dx), Math.abs(dy)) / 120);
  for (let i = 0; i < steps; i++) {
    await page.mouse.move(180, 450);
    await page.mouse.down();
    await page.mouse.move(180 + dx / steps / 2, 450 + dy / steps / 2);
    await page.mouse.move(180 + dx / steps, 450 + dy / steps);
    await page.mouse.up();
  }
}

const middle = ([x, y, width, height]: Box): [number, number] => [x + width / 2, y + height / 2];

/** Whether the middle of something lies in a box. */
function holds([x, y, width, height]: Box, something: Box): boolean {
  const [mx, my] = middle(something);
  return mx > x && mx < x + width && my > y && my < y + height;
}

test('the tile in hand goes to another corner when it would lie over a cell that is lit', async () => {
  const visit = await playTheComputer(house, 'carcassonne', phone);
  const { page } = visit;
  const [before] = await boxesAtRest(page, '.board .in-hand');
  for (let i = 0; i < 3; i++) await page.keyboard.press('+');
  const [cell] = await boxesAtRest(page, '.board .p-cell');
  if (!before || !cell) throw new Error('no tile is to be laid');
  expect(cell[2], 'the board was zoomed').toBeGreaterThan(150);
  const [from, to] = [middle(cell), middle(before)];
  await drag(page, to[0] - from[0], to[1] - from[1]);
  const seen = async (): Promise<object> => {
    const [hand] = await boxesAtRest(page, '.board .in-hand');
    const lit = await boxesAtRest(page, '.board .p-cell');
    return {
      litWhereItWas: lit.some((each) => holds(before, each)),
      litBelowIt: hand && lit.filter((each) => holds(hand, each)),
    };
  };
  await expect.poll(seen, { timeout: patience }).toEqual({ litWhereItWas: true, litBelowIt: [] });
  await page.keyboard.press('f');
  await page.waitForFunction(
    (top) => document.querySelector('.board .in-hand')?.getBoundingClientRect().y === top,
    before[1],
  );
  await visit.close();
});
