// Which sounds a game makes.
import { expect, it } from 'vitest';
import { eventsIn, readFixture } from '../../tests/fixtures/read.ts';
import { framesOf } from '../model/replay.ts';
import { soundsBetween } from './sounds.ts';

const positions = framesOf(eventsIn(readFixture('carcassonne'))).flatMap(({ state }) => state.position ?? []);
const heard = positions.slice(1).map((after, i) => {
  const before = positions[i];
  return { after, before, sounds: before ? soundsBetween(before, after) : [] };
});

it('a tile, a figure and points are heard when they come', () => {
  for (const { after, before, sounds } of heard.filter((each) => !each.sounds.includes('end')))
    expect(sounds.includes('tile')).toBe(after.tiles.length !== before?.tiles.length);
  expect(heard.some(({ sounds }) => sounds.includes('follower'))).toBe(true);
  expect(heard.some(({ sounds }) => sounds.includes('points'))).toBe(true);
});

it('each step of the final scoring is heard', () => {
  const steps = heard.filter(({ after }) => after.winners === null && (after.counted?.length ?? 0) > 0);
  expect(steps.length).toBeGreaterThan(2);
  expect(steps.map(({ sounds }) => sounds)).toEqual(steps.map(() => ['points']));
});

it('the end is heard once, and nothing of the way back', () => {
  expect(heard.filter(({ sounds }) => sounds.includes('end')).length).toBe(1);
  const [first, last] = [positions[0], positions.at(-1)];
  expect(first && last && soundsBetween(last, first)).toEqual([]);
});
