// What the page finds when a server cheats: each way, at a game whose tiles are those of tests/draw/vectors.json.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { eventsIn, gameFixtures, readFixture } from '../../tests/fixtures/read.ts';
import type { MoveEvent, StartedEvent, TableEvent } from '../model/protocol.ts';
import { wallTowers } from '../model/sets.ts';
import { checkDraw, type KeptDraw } from './check.ts';
import { vectors, type DrawVector } from './vectors.ts';

const anna = 'p1';
const [plain] = vectors.draws as [DrawVector];
const kept: KeptDraw = {
  version: 2,
  commitment: plain.commitment,
  contribution: plain.contributions[0] ?? '',
};

type Change = Partial<Record<TableEvent['kind'], object>>;

/** A game in which all of these tiles came; `change` is what the server says otherwise. */
function told(draw: DrawVector, change: Change = {}): TableEvent[] {
  const deck = draw.deck.split(' ');
  const seats = draw.contributions.map(() => ({ kind: 'open' }));
  const isGiven = draw.given !== undefined;
  const towers = wallTowers(draw);
  const reveal = (draw.wall ?? []).map((kind, i) => ({
    event: 'wall-tile',
    seat: 0,
    wall_tile: kind,
    tower: towers[i],
  }));
  const wasGiven = (_: unknown, i: number): boolean => (draw.given_wall?.[i] ?? 0) !== 0;
  const drawn = (tiles: (string | undefined)[]): object[] =>
    tiles.map((tile, i) => ({ event: i % 2 === 0 ? 'drawn' : 'turned-up', seat: 0, tile }));
  const events = [
    { kind: 'created', game: draw.game, with: draw.with, seats, draw: 2, commitment: draw.commitment },
    { kind: 'joined', seat: 1, person: anna, name: 'Anna' },
    { kind: 'left', seat: 1 },
    { kind: 'joined', seat: 0, person: anna, name: 'Anna' },
    ...draw.contributions
      .slice(1)
      .flatMap((each) => (each === '-' ? [] : [{ kind: 'joined', seat: 1, person: 'p2', name: 'Ben' }])),
    { kind: 'started', contributions: draw.contributions, events: drawn(deck.slice(0, 1)) },
    {
      kind: 'move',
      given: isGiven,
      events: [...drawn(deck.slice(1, draw.given ?? 1)), ...reveal.filter(wasGiven)],
    },
    {
      kind: 'move',
      events: [...drawn(deck.slice(draw.given ?? 1)), ...reveal.filter((each, i) => !wasGiven(each, i))],
    },
    { kind: 'ended', reason: 'over', secret: draw.secret },
  ].map((event, i) => ({
    n: i + 1,
    table: draw.table,
    ...event,
    ...change[event.kind as TableEvent['kind']],
  }));
  if (isGiven) Object.assign(events[0] ?? {}, { from: { table: 'other', ply: 3 } });
  return events as unknown as TableEvent[];
}

const check = (change: Change, mine: KeptDraw | null = kept): ReturnType<typeof checkDraw> =>
  checkDraw(told(plain, change), mine, anna);

afterEach(() => vi.unstubAllGlobals());

describe('the check of a draw', () => {
  it.each(vectors.draws)('finds a fair one fair: $game with $with, $given given', async (draw) => {
    const mine = { ...kept, contribution: draw.contributions[0] ?? '' };
    const tiles = draw.deck.split(' ').length - (draw.given ?? 0);
    expect(await checkDraw(told(draw), mine, anna)).toEqual({ kind: 'fair', tiles, isMine: true });
  });

  it('claims no contribution for those who only watched', async () => {
    expect(await checkDraw(told(plain), kept, 'p2')).toMatchObject({ kind: 'fair', isMine: false });
    expect(await checkDraw(told(plain), null, anna)).toMatchObject({ kind: 'fair', isMine: false });
  });

  it('finds tiles in another order', async () => {
    const events = ['V', 'A'].map((tile) => ({ event: 'drawn', seat: 0, tile }));
    expect(await check({ started: { events } })).toEqual({ kind: 'unfair', why: 'order' });
  });

  it.each(gameFixtures)('counts every tile of a recorded game: %s', (name) => {
    const played = eventsIn(readFixture(name)).filter(({ kind }) => kind === 'started' || kind === 'move');
    const told = (played as (StartedEvent | MoveEvent)[]).flatMap(({ events }) =>
      events.flatMap((each) => (each.event === 'drawn' || each.event === 'turned-up' ? [each.tile] : [])),
    );
    const lines = (played as MoveEvent[]).flatMap((event) => event.lines);
    expect(told).toEqual(lines.filter((line) => line.startsWith('draw ')).map((line) => line.slice(5)));
  });

  it('finds a wall tile of a tower that is not there', async () => {
    const castle = vectors.draws.find((draw) => draw.wall) as DrawVector;
    const mine = { ...kept, contribution: castle.contributions[0] ?? '' };
    const events = [{ event: 'wall-tile', seat: 0, wall_tile: 3, tower: [0, 0] }];
    const verdict = await checkDraw(told(castle, { started: { events } }), mine, anna);
    expect(verdict).toEqual({ kind: 'unfair', why: 'order' });
  });

  it('finds another wall tile', async () => {
    const castle = vectors.draws.find((draw) => draw.wall) as DrawVector;
    const wall = castle.wall?.map((kind, i) => (i === 12 ? (kind % 9) + 1 : kind)) ?? [];
    const mine = { ...kept, contribution: castle.contributions[0] ?? '' };
    const verdict = await checkDraw(told({ ...castle, wall }), mine, anna);
    expect(verdict).toEqual({ kind: 'unfair', why: 'order' });
  });

  it('finds another secret', async () => {
    expect(await check({ ended: { secret: '00' } })).toEqual({ kind: 'unfair', why: 'secret' });
  });

  it('finds a commitment that was exchanged with the secret', async () => {
    const commitment = '5f4d4a8e7a5b8f';
    expect(await check({ created: { commitment } })).toEqual({ kind: 'unfair', why: 'changed' });
    expect(await check({}, { ...kept, version: 1 })).toEqual({ kind: 'unfair', why: 'changed' });
  });

  it('finds a contribution that was exchanged', async () => {
    const contributions = ['c1d983a8f9d3ff9577482fcd1f7db52e', '-'];
    expect(await check({ started: { contributions } })).toEqual({ kind: 'missing' });
  });

  it.each([
    ['the computer', ['00ff']],
    ['nobody', ['-', '00ff']],
  ])('finds a contribution of %s', async (_, others) => {
    const contributions = [plain.contributions[0], ...others];
    expect(await check({ started: { contributions } })).toEqual({ kind: 'unfair', why: 'others' });
  });

  it('finds one of another player that was left out', async () => {
    const two = vectors.draws.find(({ contributions }) => !contributions.includes('-')) as DrawVector;
    const contributions = [two.contributions[0], '-'];
    const verdict = await checkDraw(told(two, { started: { contributions } }), kept, anna);
    expect(verdict).toEqual({ kind: 'unfair', why: 'others' });
  });

  it('claims nothing where it cannot check', async () => {
    expect(await check({ created: { draw: undefined } }, null)).toEqual({
      kind: 'unchecked',
      why: 'version',
    });
    expect(await check({ created: { draw: 3 } }, null)).toEqual({ kind: 'unchecked', why: 'version' });
    expect(await check({ started: { own_tiles: true } })).toEqual({ kind: 'unchecked', why: 'tiles' });
    vi.stubGlobal('crypto', {});
    expect(await check({})).toEqual({ kind: 'unchecked', why: 'insecure' });
  });

  it('says nothing before the end', async () => {
    expect(await checkDraw(told(plain).slice(0, -1), kept, anna)).toBeNull();
  });
});
