// Games over the protocol (docs/protocol.md): one person at all seats, who plays as the hints say.
import { randomBytes } from 'node:crypto';

/** Runs in a page, which has the cookie and a WebSocket: `say` gives the answer, `eventsUpTo` what was heard. */
export function installClient() {
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
export class Table {
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
