// On a phone, what is asked and what it is about are seen together.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { House } from './house.ts';
import { boxesAtRest, type Box } from './rest.ts';
import { playFrom, playTheEnd, wholeGames } from './tables.ts';

const house = new House(wholeGames);
const phone = { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true };

/** Those that are not wholly in the board's view, or that lie below its buttons. */
async function hidden(page: Page, selector: string): Promise<Box[]> {
  const [view = [0, 0, 0, 0]] = await boxesAtRest(page, '.board .view');
  const [foot = [0, 0, 0, 0]] = await boxesAtRest(page, '.board .foot > :is(.actions, .auction)');
  const boxes = await boxesAtRest(page, selector);
  expect(boxes.length).toBeGreaterThan(0);
  return boxes.filter(
    ([x, y, width, height]) =>
      x < view[0] || x + width > view[0] + view[2] || y < view[1] || y + height > foot[1],
  );
}

test('all choices of the wheel are in reach, on the board and in the list', async () => {
  const visit = await playTheEnd(house, 'wheel', 193, phone);
  const { page } = visit;
  const chips = page.locator('.board .foot ol');
  expect(await chips.locator('button').count()).toBe(9);
  expect(await chips.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  expect(await hidden(page, '.board .world .badge circle')).toEqual([]);
  await chips.locator('button').nth(4).tap();
  await page.locator('.board .foot .told', { hasText: /./ }).waitFor();
  expect(await hidden(page, '.board .world .badge circle')).toEqual([]);
  await visit.close();
});

test('twelve figures that fan out stand above the buttons that name them, on a tablet and on a phone', async () => {
  for (const options of [{ viewport: { width: 768, height: 1024 } }, phone]) {
    const visit = await playFrom(house, 'falcon', 2, options);
    const badges = '.board .world .badge circle';
    expect(await visit.page.locator(badges).count()).toBe(12);
    expect(await hidden(visit.page, badges)).toEqual([]);
    await visit.close();
  }
});

test('the cells of Die Burg are large enough for a finger, on a small phone too', async () => {
  const visit = await playTheEnd(house, 'falcon', 60, { ...phone, viewport: { width: 320, height: 568 } });
  const cells = await boxesAtRest(visit.page, '.board .world .tile > g');
  const style = await visit.page.locator('.board .world').getAttribute('style');
  expect(cells.length).toBeGreaterThan(0);
  expect(100 * Number(/scale\(([\d.]+)\)/.exec(style ?? '')?.[1])).toBeGreaterThanOrEqual(24);
  await visit.close();
});

test('no button of a question is wider than the phone, in German and with what a hint says', async () => {
  const visit = await playFrom(house, 'carcassonne', 44, { ...phone, locale: 'de-DE' });
  const { page } = visit;
  await page.keyboard.press('h');
  await page.locator('.board .foot .best').waitFor();
  const wide = await boxesAtRest(page, '.board .foot :is(.asked, button, button > *)');
  expect(wide.length).toBeGreaterThan(4);
  expect(wide.filter(([x, , width]) => x < 8 || x + width > 352)).toEqual([]);
  await visit.close();
});

test('an auction leaves the board with the cells in sight for which one bids', async () => {
  const visit = await playTheEnd(house, 'bridges', 104, phone);
  const { page } = visit;
  const tile = page.locator('.board .auction .tile[aria-disabled=false]').first();
  await tile.tap();
  await page.locator('.board .auction .answers .button.main').waitFor();
  await page.locator('.board .p-cell').first().waitFor();
  expect(await hidden(page, '.board .p-cell')).toEqual([]);
  await visit.close();
});

test('the ring around a tile of the bazaar is seen on all sides', async () => {
  const visit = await playTheEnd(house, 'bridges', 104);
  const tile = visit.page.locator('.board .auction .tile').first();
  await tile.focus();
  await visit.page.keyboard.press('Shift+Tab');
  await visit.page.keyboard.press('Tab');
  const room = await tile.evaluate((button) => {
    const { outlineWidth, outlineOffset } = getComputedStyle(button);
    const ring = parseFloat(outlineWidth) + parseFloat(outlineOffset);
    const [inner, outer] = [button, button.closest('ul')].map((each) => each?.getBoundingClientRect());
    if (!inner || !outer || ring <= 0) return null;
    return Math.min(inner.left - outer.left, inner.top - outer.top, outer.bottom - inner.bottom) - ring;
  });
  expect(room).toBeGreaterThanOrEqual(0);
  await visit.close();
});
