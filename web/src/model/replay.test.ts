// Looking at recorded games move by move.
import { describe, expect, it } from 'vitest';
import { eventsIn, gameFixtures, readFixture } from '../../tests/fixtures/read.ts';
import { pointsTable } from './points.ts';
import { frameAt, framesOf } from './replay.ts';

describe.each(gameFixtures)('the replay of %s', (name) => {
  const heard = readFixture(name);
  const frames = framesOf(eventsIn(heard));

  it('goes forward only, from the first question to the end', () => {
    const plies = frames.map(({ ply }) => ply);
    expect(plies).toEqual([...plies].sort((a, b) => a - b));
    const ofMoves = frames.filter(({ event }) => event !== null).map(({ ply }) => ply);
    expect(new Set(ofMoves).size).toBe(ofMoves.length);
    expect(frames.at(-1)?.state.phase).toBe('finished');
  });

  it('shows at each ply the tiles that the server saw there', () => {
    const seen = new Map<number, unknown>();
    for (const message of heard) {
      if (message.type === 'state') seen.set(message.state.ply, message.state.board);
      if (message.type !== 'event' || message.kind !== 'undone') continue;
      for (const ply of [...seen.keys()]) if (ply > message.ply) seen.delete(ply);
    }
    expect(seen.size).toBeGreaterThan(20);
    for (const [ply, board] of seen) {
      const tiles = frames[frameAt(frames, ply)]?.state.position?.tiles ?? [];
      expect(tiles.map(({ cell, tile, turn }) => ({ cell, tile, rotation: 90 * turn }))).toEqual(board);
    }
  });

  it('has a step for each scoring in the end, and names the winner last', () => {
    const events = eventsIn(heard).findLast((event) => event.kind === 'move')?.events ?? [];
    const inTheEnd = events.slice(events.findIndex(({ event }) => event === 'ended'));
    const scorings = inTheEnd.filter((event) => event.event === 'scored');
    const first = frames.findIndex(({ state }) => state.position?.counted != null);
    const steps = frames.slice(first, -1).map(({ state }) => state.position);
    expect(steps.map((position) => position?.counted?.length)).toEqual([0, ...scorings.map((_, i) => i + 1)]);
    expect(steps.map((position) => position?.winners)).toEqual(steps.map(() => null));
    scorings.forEach(({ seats, points, lost = 0 }, i) => {
      const [before, after] = [steps[i]?.scores ?? [], steps[i + 1]?.scores ?? []];
      const gained = after.map((score, seat) => score - (before[seat] ?? 0));
      expect(gained).toEqual(after.map((_, seat) => (seats.includes(seat) ? points - lost : 0)));
    });
    expect(steps.at(-1)?.scores).toEqual(frames.at(-1)?.state.ending?.scores);
    expect(frames.at(-1)?.state.position?.winners).toEqual(frames.at(-1)?.state.ending?.winners);
  });

  it('finds the frame of a ply, also between two and beyond the end', () => {
    expect(frameAt(frames, 0)).toBe(0);
    expect(frameAt(frames, 100000)).toBe(frames.length - 1);
    const third = frames[3];
    expect(frameAt(frames, third?.ply ?? 0)).toBe(3);
  });

  it('explains every point: the table of sources adds up to the scores', () => {
    const scores = frames.at(-1)?.state.ending?.scores ?? [];
    const rows = pointsTable(frames, scores.length);
    const sums = scores.map((_, seat) => rows.reduce((sum, row) => sum + (row.points[seat] ?? 0), 0));
    expect(sums).toEqual(scores);
  });
});
