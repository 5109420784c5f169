// What the computer advises: hints while playing, a review after the game, and playing on from one of its moments.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { isWiderThanTheScreen, seriousFaults } from './axe.ts';
import type { Visit } from './browser.ts';
import { House } from './house.ts';
import { waitForQuestion, type Game } from './play.ts';
import { playTheComputer } from './tables.ts';
import { playAWhile, resign } from './together.ts';

const house = new House();

/** Somebody who has played a little and given up; the result is shown. */
async function playAndResign(game: Game, turns: number): Promise<Visit> {
  const visit = await playTheComputer(house, game);
  const { page } = visit;
  await playAWhile([page], turns);
  await waitForQuestion(page);
  await resign(page);
  await page.locator('.result .ranking').waitFor();
  return visit;
}

/** Opens the review and waits until every move is judged, however long each takes. */
async function seeReview(page: Page): Promise<void> {
  await page.getByRole('tab', { name: /Review|Analyse/ }).click();
  await page.locator('.review').waitFor();
  const judged = (): Promise<number | null> =>
    page.evaluate(() => document.querySelector<HTMLProgressElement>('.review progress')?.value ?? null);
  for (let done = await judged(); done !== null; done = await judged())
    await page.waitForFunction(
      (old) => document.querySelector<HTMLProgressElement>('.review progress')?.value !== old,
      done,
    );
}

interface Signal {
  given: Promise<void>;
  give: () => void;
}

function signal(): Signal {
  let give = (): void => undefined;
  const given = new Promise<void>((resolve) => (give = resolve));
  return { given, give };
}

interface Held {
  /** The page has heard the first events, and the next one waits. */
  heldBack: () => Promise<void>;
  letGo: () => void;
}

/** A slow network: every event in a frame of its own, and after some of them nothing. */
async function holdEvents(page: Page, first: number): Promise<Held> {
  const kept: (() => void)[] = [];
  let isOpen = false;
  const isHeld = signal();
  let hello = signal();
  await page.routeWebSocket(/socket/, (socket) => {
    let events = 0;
    const server = socket.connectToServer();
    socket.onMessage((text) => {
      server.send(text);
      if ((JSON.parse(String(text)) as { type: string }).type === 'hello') hello.give();
    });
    server.onMessage((text) => {
      const frame: unknown = JSON.parse(String(text));
      for (const message of Array.isArray(frame)
        ? (frame as { type: string }[])
        : [frame as { type: string }]) {
        const pass = (): void => socket.send(JSON.stringify(message));
        if (message.type === 'event') events++;
        if (isOpen || events <= first) pass();
        else kept.push(pass);
      }
      if (kept.length > 0) isHeld.give();
    });
  });
  const heldBack = async (): Promise<void> => {
    await isHeld.given;
    // Whatever the page does about the events is done before it greets the server again.
    hello = signal();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await hello.given;
  };
  const letGo = (): void => {
    isOpen = true;
    kept.splice(0).forEach((pass) => pass());
  };
  return { heldBack, letGo };
}

test('a hint names the best moves, shows them on the board, and lays one ready', async () => {
  const visit = await playTheComputer(house, 'carcassonne');
  const { page } = visit;
  await page.keyboard.press('h');
  const moves = page.locator('.hints li button');
  await moves.first().waitFor();
  const count = await moves.count();
  expect(count).toBeGreaterThan(1);
  expect(await page.locator('.board .proposal').count()).toBeGreaterThan(0);
  expect(await moves.first().textContent()).toMatch(/^1 .* of the start tile .*\d\.\d$/);
  await moves.nth(count - 1).click();
  expect(await moves.nth(count - 1).getAttribute('aria-pressed')).toBe('true');
  const before = await page.locator('.panel li').count();
  await page.locator('.board .foot .button.main').click();
  await page.waitForFunction((old) => document.querySelectorAll('.panel li').length > old, before);
  expect(await page.locator('.hints').count()).toBe(0);
  await visit.close();
});

const looks = [
  { name: 'desktop, light, English', locale: 'en-GB', colorScheme: 'light', width: 1280 },
  { name: 'phone, dark, German', locale: 'de-DE', colorScheme: 'dark', width: 360 },
] as const;

/** A game that is over, played once for all that look at it. */
let gameOver: Promise<string> | null = null;

async function linkToGameOver(): Promise<string> {
  const host = await playAndResign('carcassonne', 8);
  const link = host.page.url();
  await host.close();
  return link;
}

describe.each(looks)('the review: $name', ({ locale, colorScheme, width }) => {
  test('judges every move and leads to it', async () => {
    gameOver ??= linkToGameOver();
    const visit = await house.visit(await gameOver, {
      locale,
      colorScheme,
      viewport: { width, height: 780 },
    });
    const { page } = visit;
    await page.locator('.result .ranking').waitFor();
    await seeReview(page);
    const last = Number(await page.locator('.replay input[type=range]').getAttribute('max'));
    await page.locator('.review summary').click();
    const all = page.locator('.review details li button');
    expect(await all.count()).toBe(last - 1);
    expect(await isWiderThanTheScreen(page)).toBe(false);
    expect(await seriousFaults(page)).toEqual([]);
    await all.nth(1).focus();
    await page.keyboard.press('Enter');
    expect(await page.locator('.replay input[type=range]').inputValue()).toBe('1');
    await visit.close();
  });
});

test('a better move is shown on the board beside the one that was made', async () => {
  const visit = await playAndResign('carcassonne', 14);
  const { page } = visit;
  await seeReview(page);
  await page.locator('.review summary').click();
  // Of a follower that was not put there is nothing to see.
  await page
    .locator('.review details button:has(.loss:not(:empty))', { has: page.getByRole('img') })
    .first()
    .click();
  await page.locator('.board .better').waitFor({ state: 'attached' });
  const other = page.locator('.review section ol button').last();
  await other.click();
  expect(await other.getAttribute('aria-pressed')).toBe('true');
  await visit.close();
});

test('a game that is over is shown at its end and at no moment before, however slowly it comes', async () => {
  gameOver ??= linkToGameOver();
  const link = await gameOver;
  const visit = await house.visit('about:blank');
  const { page } = visit;
  const comes = await holdEvents(page, 4);
  await page.goto(link);
  await comes.heldBack();
  expect(await page.locator('.room, .board, .waiting').count()).toBe(0);
  comes.letGo();
  await page.locator('.result .ranking').waitFor();
  const slider = page.locator('.replay input[type=range]');
  expect(await slider.inputValue()).toBe(await slider.getAttribute('max'));
  await visit.close();
});

test('a game is played on from one of its moments, and is one whole game', async () => {
  const visit = await playAndResign('falcon', 8);
  const { page } = visit;
  const slider = page.locator('.replay input[type=range]');
  await slider.focus();
  await page.keyboard.press('Home');
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowRight');
  const old = page.url();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('button', { name: /^as / }).first().click();
  await page.waitForURL((url) => url.href !== old && url.pathname.startsWith('/t/'));
  await waitForQuestion(page);
  await playAWhile([page], 2);
  await page.reload();
  await waitForQuestion(page);
  await resign(page);
  await page.locator('.result .ranking').waitFor();
  expect(Number(await slider.getAttribute('max'))).toBeGreaterThan(5);
  await page.getByRole('link', { name: /another game/ }).click();
  await page.waitForURL((url) => url.searchParams.get('at') !== null);
  await visit.close();
});
