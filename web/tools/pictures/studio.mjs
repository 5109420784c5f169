// Where pictures are taken: a server of its own, a person there, games that come to where they are wanted, and pages of
// that person in Chromium.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { installClient, Table } from './table.mjs';

export const desktop = { viewport: { width: 1280, height: 800 } };
export const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
export const dark = { colorScheme: 'dark' };

/** A game is thrown away and begun anew so often, until it shows what is wanted. */
const attempts = 60;

export async function startServer(program, data) {
  const limits = [
    'messages-per-second',
    'message-burst',
    'address-messages-per-second',
    'address-message-burst',
    'requests-per-second',
    'request-burst',
    'people-per-minute',
    'tables-per-minute',
    'table-burst',
  ];
  const flags = [...limits, 'tables-per-person'].flatMap((name) => [`--${name}`, '1000']);
  const child = spawn(program, ['serve', '--port', '0', '--data', data, '--log-level', 'error', ...flags], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (bytes) => {
      said += bytes;
      const address = /http:\/\/[^ ]+:\d+/.exec(said)?.[0];
      if (address) resolve(address);
    });
    child.on('exit', () => reject(new Error(`the server does not start: ${said}`)));
  });
  return { url, stop: () => child.kill() };
}

export class Studio {
  constructor(url, browser, folder, page, storageState) {
    Object.assign(this, { url, browser, folder, page, storageState });
  }

  static async open(url, browser, folder) {
    const context = await browser.newContext();
    await context.request.post(`${url}/api/people`, { data: { name: 'Anna' } });
    const page = await context.newPage();
    await page.goto(`${url}/health`);
    await page.evaluate(installClient);
    return new Studio(url, browser, folder, page, await context.storageState());
  }

  /** A game that has come to where it is wanted; games are begun anew until one does. */
  async game({ terms, names = ['Anna', 'Ben', 'Cleo'], until, prefer }) {
    for (let attempt = 0; attempt < attempts; attempt++) {
      const table = await Table.begin(this.page, terms, names);
      if (await table.playUntil(until, prefer)) return table;
      await table.say({ type: 'unwatch' }); // a connection shows only a few tables at once
    }
    throw new Error(`${JSON.stringify(terms)} never came to what was wanted`);
  }

  /** `pose` brings the page into the state that is photographed. */
  async photograph(name, path, { options = desktop, pose = async () => undefined }) {
    const context = await this.browser.newContext({
      ...options,
      storageState: this.storageState,
      locale: 'en-GB',
      reducedMotion: 'reduce',
    });
    // Nobody plays for the first time in pictures, or with keys alone.
    await context.addInitScript(() => localStorage.setItem('trencavel.tips', 'off'));
    const page = await context.newPage();
    await page.goto(this.url + path);
    await page.waitForLoadState('networkidle');
    await page.locator('header').click({ position: { x: options.viewport.width / 2, y: 2 } });
    await pose(page);
    await page.waitForTimeout(400);
    await page.screenshot({ path: join(this.folder, `web-${name}.png`) });
    await context.close();
    console.log(`web-${name}.png`);
  }
}

export const questionIsShown = (page) =>
  page.locator('.board .foot :is(.actions:not(.busy), .auction .asks)').first().waitFor();

/** The review of a game that is over, at a move that cost much: where a tile was laid, if there is one. */
export async function showReview(page) {
  await page.getByRole('tab', { name: 'Review' }).click();
  await page.locator('.review').waitFor();
  // The computer thinks about every move of the game.
  const isDone = () => document.querySelector('.review progress') === null;
  await page.waitForFunction(isDone, null, { timeout: 300_000 });
  const costly = page.locator('.review > ol button');
  const placements = costly.filter({ has: page.getByRole('img') });
  await ((await placements.count()) > 0 ? placements : costly).first().click();
}

/** Puts the tile in hand where the move says, without confirming it. */
export function propose(move, moves, touch) {
  return async (page) => {
    await questionIsShown(page);
    await page.waitForTimeout(300);
    const [place, cell] = move.split(' ');
    const [x, y] = cell.split(',').map((each) => 100 * Number(each));
    const turns = moves.filter((each) => each.startsWith(`${place} ${cell} `) && !each.includes('bridge'));
    const mark = page.locator(`.board g[transform="translate(${x} ${y})"] :is(.p-cell, .w-legal)`).first();
    const { x: west, y: north, width, height } = await mark.boundingBox();
    const middle = [west + width / 2, north + height / 2];
    await (touch ? page.touchscreen.tap(...middle) : page.mouse.click(...middle));
    const turn = page.locator('.board .foot .buttons button:has(svg)');
    for (let left = turns.indexOf(move); left > 0; left--) await turn.click();
  };
}

export async function proposeHint(table, touch = false) {
  return propose(await table.hint(), (await table.say({ type: 'legal' })).moves, touch);
}
