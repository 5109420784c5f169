// What the log and the questions say of recorded games, against the lines that were played.
import { describe, expect, it } from 'vitest';
import { eventsIn, gameFixtures, readFixture } from '../../tests/fixtures/read.ts';
import { sameCell } from './position.ts';
import { framesOf } from './replay.ts';

describe('a tile that leaves the game', () => {
  it.each(gameFixtures)('was refused by a player, or fitted nowhere: %s', (fixture) => {
    const frames = framesOf(eventsIn(readFixture(fixture)));
    const refusals = frames.filter(({ event }) => event?.lines[0] === 'refuse').length;
    const told = frames.at(-1)?.state.log.filter((entry) => entry.kind === 'discarded') ?? [];
    expect(told.filter(({ refused }) => refused)).toHaveLength(refusals);
    const discards = frames
      .flatMap(({ event }) => event?.events ?? [])
      .filter(({ event }) => event === 'discarded');
    expect(told).toHaveLength(discards.length);
  });
});

describe('a question', () => {
  it('names the castle that a reward is for, and whose turn it is', () => {
    const frames = framesOf(eventsIn(readFixture('bridges-castles-bazaars')));
    const asked = frames.flatMap(({ state: { position } }) => (position?.asks ? [position] : []));
    const rewards = asked.filter(({ asks }) => asks?.what === 'reward');
    expect(rewards.length).toBeGreaterThan(0);
    for (const { asks, castles } of rewards) {
      const [first, second] = asks?.castle?.cells ?? [];
      const known = castles.find(
        ({ cells }) => first && second && sameCell(cells[0], first) && sameCell(cells[1], second),
      );
      expect(known?.seat).toBe(asks?.castle?.seat);
    }
    for (const { asks } of asked.filter(({ asks }) => asks?.what === 'place'))
      expect(asks?.turn).toBe(asks?.seat);
    expect(asked.some(({ asks }) => asks?.what === 'bid' && asks.turn !== asks.seat)).toBe(true);
  });
});

describe('the start', () => {
  it.each([
    ['carcassonne', { followers: [7, 7] }],
    ['castle', { followers: [6, 6] }],
    ['falcon', { followers: [6, 6], kings: [1, 1], falconers: [1, 1] }],
  ] as const)('says what each begins with: %s', (fixture, supplies) => {
    const started = eventsIn(readFixture(fixture)).find((event) => event.kind === 'started');
    expect(started?.supplies).toMatchObject(supplies);
  });
});
