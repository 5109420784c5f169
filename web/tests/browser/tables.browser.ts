// Tables with others: two browsers play, a third watches, the connection breaks, words stay words.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { House } from './house.ts';
import { answer, beginAgainstComputer, finalScores, waitForQuestion } from './play.ts';
import { meetFromTheStartPage, playAWhile, resign, sitDownTogether, type Together } from './together.ts';

const house = new House();

const sitDown = (names: readonly [string, string]): Promise<Together> => sitDownTogether(house, names);

async function moves(page: Page): Promise<number> {
  return page.locator('.panel li').count();
}

test('two play, a third watches, and one resigns', async () => {
  const { anna, ben, link } = await meetFromTheStartPage(house, ['Anna', 'Ben']);
  const cid = await house.visit(link);
  await cid.page.locator('.board[role=application]').waitFor();
  await playAWhile([anna.page, ben.page], 6);
  const told = await moves(anna.page);
  expect(told).toBeGreaterThan(3);
  for (const { page } of [ben, cid])
    await page.waitForFunction((wanted) => document.querySelectorAll('.panel li').length >= wanted, told);
  expect(await cid.page.locator('.board .foot .actions').count()).toBe(0);

  await resign(ben.page);
  for (const { page } of [anna, ben, cid]) {
    await page.locator('.result .ranking').waitFor();
    expect(await page.locator('.result h2').textContent()).toContain('Anna');
  }
  for (const visit of [anna, ben, cid]) await visit.close();
});

test('markup in names and chat stays text', async () => {
  const name = '<img src=x>';
  const { anna, ben } = await sitDown([name, '<b>Ben</b>']);
  const text = '<script>alert(1)</script> & <i>hello</i>';
  await anna.page.getByRole('tab', { name: 'Chat' }).click();
  await anna.page.locator('.chat input').fill(text);
  await anna.page.locator('.chat form button').click();
  await ben.page.getByRole('tab', { name: /Chat/ }).click();
  await ben.page.getByText(text).waitFor();
  expect(await ben.page.locator('img, .chat i, .chat script').count()).toBe(0);
  expect(await ben.page.getByText(name).count()).toBeGreaterThan(0);
  for (const visit of [anna, ben]) await visit.close();
});

type Lost = 'the move' | 'the answer';

/** From when it is armed: the server dies over the next move, and with it the move or the answer is lost. */
async function killOverMove(page: Page, lost: Lost): Promise<{ arm: () => void }> {
  let isArmed = false;
  await page.routeWebSocket(/socket/, (socket) => {
    const server = socket.connectToServer();
    let move: string | null = null;
    const kill = (): void => {
      isArmed = false;
      void house.server.stop('SIGKILL');
    };
    socket.onMessage((text) => {
      const { id, type } = JSON.parse(String(text)) as { id: string; type: string };
      if (isArmed && type === 'move') move = id;
      if (isArmed && move !== null && lost === 'the move') return kill();
      server.send(text);
    });
    server.onMessage((text) => {
      if (move === null) return socket.send(text);
      if (isArmed && String(text).includes(`"${move}"`)) kill();
    });
  });
  return { arm: () => (isArmed = true) };
}

test.each<Lost>(['the move', 'the answer'])(
  'a game goes on where it was after the server was gone in the middle of a move and lost %s',
  async (lost) => {
    const visit = await house.visit('about:blank');
    const { page } = visit;
    const server = await killOverMove(page, lost);
    await page.goto(house.server.url);
    await beginAgainstComputer(page, 'carcassonne');
    await playAWhile([page], 4);
    await waitForQuestion(page);
    const before = await moves(page);
    server.arm();
    await answer(page, 'clicks', 1);
    await page.locator('.state.lost').waitFor();
    await house.server.start();
    await page.waitForFunction(() => document.querySelector('.state.lost') === null);
    // It was stored, or it is sent again.
    await page.waitForFunction((old) => document.querySelectorAll('.panel li').length > old, before);
    const after = await moves(page);
    await playAWhile([page], 4);
    await page.waitForFunction((old) => document.querySelectorAll('.panel li').length > old, after);
    await visit.close();
  },
);

test('the result can be looked back on, from a link to a moment too', async () => {
  const { anna, ben } = await sitDown(['Anna', 'Ben']);
  await playAWhile([anna.page, ben.page], 8);
  await resign(anna.page);
  await anna.page.locator('.result .ranking').waitFor();
  expect(await finalScores(anna.page)).toHaveLength(2);
  const slider = anna.page.locator('.replay input[type=range]');
  await slider.focus();
  await anna.page.keyboard.press('Home');
  expect(await slider.inputValue()).toBe('0');
  const moment = new URL(anna.page.url());
  moment.searchParams.set('at', '2');
  const later = await house.visit(moment.href);
  await later.page.locator('.replay input[type=range]').waitFor();
  expect(Number(await later.page.locator('.replay input[type=range]').inputValue())).toBeGreaterThan(0);
  for (const visit of [anna, ben, later]) await visit.close();
});
