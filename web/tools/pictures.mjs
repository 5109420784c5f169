// Makes the pictures of the README and the documentation, docs/web-*.png: starts the program, plays games over the
// protocol up to something worth seeing, and photographs the page in Chromium.
//   node web/tools/pictures.mjs            all of them
//   node web/tools/pictures.mjs wheel dark only these
// TRENCAVEL, CHROMIUM: other programs than build/release/trencavel and /usr/bin/chromium-headless-shell; PICTURES: another folder.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { all, asked, dense, happened, laid, lively, scoringMove, shaped } from './pictures/moments.mjs';
import {
  dark,
  desktop,
  phone,
  proposeHint,
  questionIsShown,
  showReview,
  startServer,
  Studio,
} from './pictures/studio.mjs';

const top = fileURLToPath(new URL('../..', import.meta.url));
const program = process.env.TRENCAVEL ?? join(top, 'build/release/trencavel');
const browserProgram = process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell';
const folder = process.env.PICTURES ?? join(top, 'docs');

const pictures = {
  async start(studio) {
    await studio.photograph('start', '/', { options: { viewport: { width: 1280, height: 1205 } } });
  },

  async carcassonne(studio) {
    const table = await studio.game({
      terms: { game: 'carcassonne' },
      until: all(laid(42, 52), shaped(1, 1.7), dense(0.42), lively(9), scoringMove(4)),
    });
    await studio.photograph('carcassonne', `/t/${table.id}`, { pose: await proposeHint(table) });
  },

  async wheel(studio) {
    const table = await studio.game({
      terms: { game: 'wheel' },
      until: all(laid(22, 40), shaped(0.9, 1.9), happened('crown', 2), asked('place')),
    });
    await studio.photograph('wheel', `/t/${table.id}`, { pose: questionIsShown });
  },

  async auction(studio) {
    const table = await studio.game({
      terms: { game: 'carcassonne', with: ['bazaars'] },
      until: all(laid(14, 50), asked('bid'), shaped(1, 2.6), lively(3)),
    });
    await studio.photograph('auction', `/t/${table.id}`, { pose: questionIsShown });
  },

  async 'bridge-castle'(studio) {
    const table = await studio.game({
      terms: { game: 'carcassonne', with: ['bridges', 'castles'] },
      until: all(laid(20, 28), shaped(1, 1.7), happened('bridge', 2), happened('castle', 1), asked('place')),
      prefer: (moves) => moves.find((move) => /^(castle|follower bridge)/.test(move)),
    });
    await studio.photograph('bridge-castle', `/t/${table.id}`, { pose: questionIsShown });
  },

  async castle(studio) {
    const table = await studio.game({
      terms: { game: 'castle' },
      names: ['Anna', 'Ben'],
      until: all(laid(34, 44), lively(15), scoringMove(3)),
    });
    await studio.photograph('castle', `/t/${table.id}`, { pose: await proposeHint(table) });
  },

  async falcon(studio) {
    const stands = (sort) => (table) => table.standing((each) => each.sort === sort) > 0;
    const table = await studio.game({
      terms: { game: 'castle', with: ['falcon'] },
      names: ['Anna', 'Ben'],
      until: all(laid(38, 60), lively(12), stands('king'), stands('falconer'), asked('place')),
      prefer: (moves) => moves.find((move) => /^(king|falconer)/.test(move)),
    });
    await studio.photograph('falcon', `/t/${table.id}`, { pose: questionIsShown });
  },

  async result(studio) {
    const table = await studio.game({
      terms: { game: 'carcassonne', with: ['bridges', 'castles'] },
      until: all((now) => now.asks === null, shaped(1.1, 1.7), dense(0.42)),
    });
    const pose = (page) => page.locator('.result .ranking').waitFor();
    await studio.photograph('result', `/t/${table.id}`, { pose });
  },

  async review(studio) {
    const table = await studio.game({
      terms: { game: 'carcassonne' },
      names: ['Anna', 'Ben'],
      until: all((now) => now.asks === null, shaped(1, 1.6), dense(0.45)),
      // Nobody lays every tile as the computer would.
      prefer: (moves) => {
        const errs = moves[0].startsWith('place') && Math.random() < 0.25;
        return errs ? moves[Math.floor(Math.random() * moves.length)] : null;
      },
    });
    await studio.photograph('review', `/t/${table.id}`, { pose: showReview });
  },

  async phone(studio) {
    const table = await studio.game({
      terms: { game: 'carcassonne' },
      until: all(laid(26, 36), shaped(0.6, 0.9), lively(8), scoringMove(4)),
    });
    await studio.photograph('phone', `/t/${table.id}`, {
      options: { ...phone, ...dark },
      pose: await proposeHint(table, true),
    });
  },

  async dark(studio) {
    const table = await studio.game({
      terms: { game: 'carcassonne' },
      until: all(laid(42, 52), shaped(1, 1.7), dense(0.42), lively(9), asked('place')),
    });
    await studio.photograph('dark', `/t/${table.id}`, {
      options: { ...desktop, ...dark },
      pose: async (page) => {
        await questionIsShown(page);
        await page.keyboard.press('v');
      },
    });
  },
};

const data = mkdtempSync(join(tmpdir(), 'trencavel-pictures-'));
const server = await startServer(program, join(data, 'data'));
const browser = await chromium.launch({ executablePath: browserProgram, args: ['--no-sandbox'] });
try {
  const wanted = process.argv.slice(2);
  const studio = await Studio.open(server.url, browser, folder);
  for (const [name, make] of Object.entries(pictures))
    if (wanted.length === 0 || wanted.includes(name)) await make(studio);
} finally {
  await browser.close();
  server.stop();
  rmSync(data, { recursive: true, force: true });
}
