// Makes the pictures of the README and the documentation, docs/web-*.png: starts the program, plays games over the
// protocol up to something worth seeing, and photographs the page in Chromium.
//   node web/tools/pictures.mjs            all of them
//   node web/tools/pictures.mjs wheel dark only these
// TRENCAVEL, CHROMIUM: other programs than build/release/trencavel and /usr/bin/chromium; PICTURES: another folder.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const top = fileURLToPath(new URL('../..', import.meta.url));
const program = process.env.TRENCAVEL ?? join(top, 'build/release/trencavel');
const browserProgram = process.env.CHROMIUM ?? '/usr/bin/chromium';
const folder = process.env.PICTURES ?? join(top, 'docs');

const desktop = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
const dark = { colorScheme: 'dark' };
/** A game is thrown away and begun anew so often, until it shows what is wanted. */
const attempts = 60;

async function startServer(data) {
  const limits = ['messages-per-second', 'message-burst', 'requests-per-second', 'request-burst'];
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

/** Runs in a page, which has the cookie and a WebSocket: `say` gives the answer, `eventsUpTo` what was heard. */
function installClient() {
  const answers = new Map();
  const events = [];
  let asked = 0;
  let toldOf = () => undefined;
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/socket`);
  const opened = new Promise((resolve) => (socket.onopen = resolve));
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === 'answer') answers.get(message.id)?.(message);
    if (message.type === 'event') events.push(message);
    toldOf();
  };
  window.client = {
    async say(message) {
      await opened;
      const id = String(++asked);
      const answer = new Promise((resolve) => answers.set(id, resolve));
      socket.send(JSON.stringify({ id, ...message }));
      return answer;
    },
    async eventsUpTo(table, number) {
      const isThere = () => events.some((event) => event.table === table && event.n >= number);
      while (!isThere()) await new Promise((resolve) => (toldOf = resolve));
      return events.splice(0).filter((event) => event.table === table);
    },
  };
}

/** A table at which one person holds all seats, and what is known of its game. */
class Table {
  asks = null;
  scores = [];
  /** What happened so far, in order. */
  happened = [];

  constructor(page, id) {
    this.page = page;
    this.id = id;
  }

  static async begin(page, terms, names) {
    const seats = names.map(() => ({ kind: 'open' }));
    const id = await page.evaluate(
      async (body) => {
        const headers = { 'Content-Type': 'application/json' };
        const answer = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(body) });
        return (await answer.json()).table;
      },
      { ...terms, seats, aids: true },
    );
    const table = new Table(page, id);
    await table.say({ type: 'watch', from: 0 });
    for (const [seat, name] of names.entries())
      await table.say({ type: 'join', seat, name, contribution: randomBytes(16).toString('hex') });
    await table.act({ type: 'start' });
    return table;
  }

  async say(message) {
    const answer = await this.page.evaluate((said) => window.client.say(said), {
      ...message,
      table: this.id,
    });
    if (!answer.ok) throw new Error(`${JSON.stringify(message)}: ${answer.text}`);
    return answer;
  }

  async act(message) {
    const { number, ply } = await this.say(message);
    const heard = await this.page.evaluate(([id, n]) => window.client.eventsUpTo(id, n), [this.id, number]);
    this.ply = ply;
    for (const { kind, events, asks, scores } of heard) {
      if (kind !== 'started' && kind !== 'move') continue;
      this.happened.push(...events);
      this.asks = asks;
      this.scores = scores;
    }
  }

  count(event) {
    return this.happened.filter((each) => each.event === event).length;
  }

  /** How many followers for which this holds stand somewhere. */
  standing(holds) {
    const of = (event) => this.happened.filter((each) => each.event === event && holds(each)).length;
    return of('follower') + of('crown') - of('returned') - of('uncrowned');
  }

  /** What lies there: from north-west to south-east, in tiles. */
  #size() {
    const cells = this.happened.filter(({ event }) => event === 'placed').map(({ cell }) => cell);
    return [0, 1].map((axis) => {
      const along = cells.map((cell) => cell[axis]);
      return Math.max(...along) - Math.min(...along) + 1;
    });
  }

  /** Width by height. */
  shape() {
    const [width, height] = this.#size();
    return width / height;
  }

  /** How much of the rectangle around the tiles is covered. */
  density() {
    const [width, height] = this.#size();
    return this.count('placed') / (width * height);
  }

  async hint() {
    return (await this.say({ type: 'hint', ply: this.ply })).move;
  }

  /** As the hint says; but who spends all followers early has a dull game later. */
  async thriftyMove() {
    const move = await this.hint();
    const { seat, what } = this.asks;
    const spent = this.standing((each) => each.seat === seat && !each.sort);
    return what === 'follower' && spent > 4 && (await this.gain(move)) < 1 ? 'pass' : move;
  }

  async play(move) {
    await this.act({ type: 'move', ply: this.ply, move });
  }

  /** Plays well, or what `prefer` finds among the moves, until `isThere`; false if the game ends without it. */
  async playUntil(isThere, prefer = null) {
    for (;;) {
      if (await isThere(this)) return true;
      if (!this.asks) return false;
      const preferred = prefer?.((await this.say({ type: 'legal' })).moves);
      await this.play(preferred ?? (await this.thriftyMove()));
    }
  }

  /** The points that a move brings in this turn, whatever is answered after it. */
  async gain(move) {
    const { seat } = this.asks;
    const { scores, then } = await this.say({ type: 'preview', ply: this.ply, moves: [move] });
    const after = then.length > 0 ? then.map((answer) => answer.scores[seat]) : [scores[seat]];
    return Math.min(...after) - this.scores[seat];
  }
}

class Studio {
  constructor(url, browser, page, storageState) {
    Object.assign(this, { url, browser, page, storageState });
  }

  static async open(url, browser) {
    const context = await browser.newContext();
    await context.request.post(`${url}/api/people`, { data: { name: 'Anna' } });
    const page = await context.newPage();
    await page.goto(`${url}/health`);
    await page.evaluate(installClient);
    return new Studio(url, browser, page, await context.storageState());
  }

  /** A game that has come to where it is wanted; games are begun anew until one does. */
  async game({ terms, names = ['Anna', 'Ben', 'Cleo'], until, prefer }) {
    for (let attempt = 0; attempt < attempts; attempt++) {
      const table = await Table.begin(this.page, terms, names);
      if (await table.playUntil(until, prefer)) return table;
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
    const page = await context.newPage();
    await page.goto(this.url + path);
    await page.waitForLoadState('networkidle');
    await pose(page);
    await page.waitForTimeout(400);
    await page.screenshot({ path: join(folder, `web-${name}.png`) });
    await context.close();
    console.log(`web-${name}.png`);
  }
}

const questionIsShown = (page) =>
  page.locator('.board .foot :is(.actions:not(.busy), .auction .asks)').first().waitFor();

/** Puts the tile in hand where the move says, without confirming it. */
function propose(move, moves, touch) {
  return async (page) => {
    await questionIsShown(page);
    await page.waitForTimeout(300);
    const [place, cell] = move.split(' ');
    const [x, y] = cell.split(',').map((each) => 100 * Number(each));
    const turns = moves.filter((each) => each.startsWith(`${place} ${cell} `) && !each.includes('bridge'));
    const mark = page.locator(`.board g[transform="translate(${x} ${y})"] :is(.p-cell, .w-legal)`).first();
    const { x: left, y: upper, width, height } = await mark.boundingBox();
    const middle = [left + width / 2, upper + height / 2];
    await (touch ? page.touchscreen.tap(...middle) : page.mouse.click(...middle));
    for (let turn = turns.indexOf(move); turn > 0; turn--) await page.keyboard.press('r');
  };
}

async function proposeHint(table, touch = false) {
  return propose(await table.hint(), (await table.say({ type: 'legal' })).moves, touch);
}

const within = (value, least, most) => value >= least && value <= most;

/** Whether a game has come to something worth seeing: all of the conditions, the cheap ones first. */
const all = (...conditions) => {
  return async (table) => {
    for (const condition of conditions) if (!(await condition(table))) return false;
    return true;
  };
};
const laid = (least, most) => (table) => table.asks !== null && within(table.count('placed'), least, most);
const shaped = (least, most) => (table) => within(table.shape(), least, most);
const dense = (least) => (table) => table.density() >= least;
const lively = (points) => (table) => Math.min(...table.scores) >= points;
const asked = (what) => (table) => table.asks.what === what;
const happened = (event, times) => (table) => table.count(event) >= times;

/** A tile is to be laid, and the best place for it brings points at once. */
function scoringMove(points) {
  return async (table) => {
    if (table.asks.what !== 'place') return false;
    const move = await table.hint();
    return !move.includes('bridge') && (await table.gain(move)) >= points;
  };
}

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
      until: all(laid(26, 45), shaped(1, 1.7), dense(0.42), happened('crown', 3), scoringMove(3)),
    });
    await studio.photograph('wheel', `/t/${table.id}`, { pose: await proposeHint(table) });
  },

  async auction(studio) {
    const table = await studio.game({
      terms: { game: 'carcassonne', with: ['bazaars'] },
      until: all(laid(18, 50), asked('bid'), shaped(1.6, 2.6), lively(6)),
    });
    await studio.photograph('auction', `/t/${table.id}`, { pose: questionIsShown });
  },

  async 'bridge-castle'(studio) {
    const table = await studio.game({
      terms: { game: 'carcassonne', with: ['bridges', 'castles'] },
      until: all(laid(20, 28), shaped(1, 1.7), happened('bridge', 2), happened('castle', 1), scoringMove(2)),
      prefer: (moves) => moves.find((move) => /^(castle|follower bridge)/.test(move)),
    });
    await studio.photograph('bridge-castle', `/t/${table.id}`, { pose: await proposeHint(table) });
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
    const table = await studio.game({
      terms: { game: 'castle', with: ['falcon'] },
      names: ['Anna', 'Ben'],
      until: all(laid(30, 50), lively(15), asked('place'), (now) =>
        ['king', 'falconer'].every((sort) => now.standing((each) => each.sort === sort) > 0),
      ),
    });
    await studio.photograph('falcon', `/t/${table.id}`, { pose: questionIsShown });
  },

  async result(studio) {
    const table = await studio.game({
      terms: { game: 'carcassonne', with: ['bridges', 'castles'] },
      until: (now) => now.asks === null && within(now.shape(), 1.1, 1.7),
    });
    const pose = (page) => page.locator('.result .ranking').waitFor();
    await studio.photograph('result', `/t/${table.id}`, { pose });
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
const server = await startServer(join(data, 'data'));
const browser = await chromium.launch({ executablePath: browserProgram, args: ['--no-sandbox'] });
try {
  const wanted = process.argv.slice(2);
  const studio = await Studio.open(server.url, browser);
  for (const [name, make] of Object.entries(pictures))
    if (wanted.length === 0 || wanted.includes(name)) await make(studio);
} finally {
  await browser.close();
  server.stop();
  rmSync(data, { recursive: true, force: true });
}
