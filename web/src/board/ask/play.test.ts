// Every question can be answered with mouse, touch and keyboard, and only with lines that the server allowed.
import { describe, expect, it } from 'vitest';
import { gameFixtures, questionsIn, readFixture } from '../../../tests/fixtures/read.ts';
import { questionKinds } from '../../model/protocol.ts';
import { readQuestion, type Question } from '../../model/question.ts';
import { startPosition } from '../../model/position.ts';
import { choicesOf, type Choice } from './choices.ts';
import { planeSurface } from '../surface/plane_surface.ts';
import { choiceAt, firstLook, lineOf, startPlay, step, type Input, type Play } from './play.ts';

const surface = planeSurface(startPosition({ game: 'wheel', with: ['bridges'], players: 3 }));

const cell = (x: number, y: number, lines: string[]): Choice => ({
  target: { on: 'cell', cell: [x, y], turns: [] },
  anchor: [x * 100 + 50, y * 100 + 50],
  lines,
});
const spot = (line: string): Choice => ({
  target: { on: 'follower', cell: [0, 0], feature: 0, sort: 'follower' },
  anchor: [50, 50],
  lines: [line],
});

function after(play: Play, ...inputs: Input[]): { play: Play; lines: (string | null)[] } {
  const lines: (string | null)[] = [];
  let now = play;
  for (const input of inputs) {
    const outcome = step(now, input);
    now = outcome.play;
    lines.push(outcome.line);
  }
  return { play: now, lines };
}

describe('scoring', () => {
  const scored = (lines: string[]): Choice => ({
    target: { on: 'score', cell: [0, 0], feature: 0 },
    anchor: [50, 50],
    lines,
  });

  it('asks at once how an only area is scored, and otherwise which', () => {
    expect(firstLook([scored(['a', 'a double'])])).toMatchObject({ at: 0, held: true });
    expect(firstLook([scored(['a']), scored(['b', 'b double'])])).toMatchObject({ at: null, held: false });
    expect(firstLook([spot('follower 0')])).toMatchObject({ at: null });
  });
});

describe('laying a tile', () => {
  const play = startPlay([cell(1, 0, ['a0', 'a90']), cell(0, 1, ['b0']), cell(-1, 0, ['c0', 'c180'])], null);

  it('with the mouse: the first click lays it down, the second confirms', () => {
    const result = after(
      play,
      { do: 'point', choice: 0 },
      { do: 'press', choice: 0, touch: false },
      { do: 'point', choice: 1 },
      { do: 'turn', by: 1 },
      { do: 'press', choice: 0, touch: false },
    );
    expect(result.lines).toEqual([null, null, null, null, 'a90']);
  });

  it('turns before the click without holding it', () => {
    const { play: turned } = after(play, { do: 'point', choice: 0 }, { do: 'turn', by: 1 });
    expect(lineOf(turned)).toBe('a90');
    expect(step(turned, { do: 'point', choice: 2 }).play).toMatchObject({ at: 2, variant: 0 });
  });

  it('with a finger: tap, tap again turns, only the button confirms', () => {
    const tap: Input = { do: 'press', choice: 0, touch: true };
    const result = after(play, tap, tap, tap, tap, { do: 'confirm' });
    expect(result.lines).toEqual([null, null, null, null, 'a90']);
    expect(after(play, tap, { do: 'press', choice: 1, touch: true }).play).toMatchObject({
      at: 1,
      held: true,
    });
  });

  it('with the keyboard: arrows go to the nearest cell that way', () => {
    const start = after(play, { do: 'next', by: 1 }).play;
    expect(start.at).toBe(0);
    expect(step(start, { do: 'step', way: [-1, 0] }).play.at).toBe(2);
    expect(after(start, { do: 'step', way: [0, 1] }).play.at).toBe(1);
    expect(step(start, { do: 'step', way: [0, -1] }).play.at).toBe(0);
    expect(after(start, { do: 'turn', by: -1 }, { do: 'confirm' }).lines).toEqual([null, 'a90']);
  });

  it('can be taken back, and a click elsewhere does so too', () => {
    const held = after(play, { do: 'press', choice: 0, touch: false }).play;
    expect(held.held).toBe(true);
    for (const input of [{ do: 'back' }, { do: 'press', choice: null, touch: false }] as const)
      expect(step(held, input).play).toMatchObject({ at: null, held: false, variant: 0 });
  });
});

describe('what has one answer', () => {
  const play = startPlay([spot('follower 0'), spot('follower 1')], 'pass');

  it('is given by one click or a number key', () => {
    expect(step(play, { do: 'press', choice: 1, touch: false }).line).toBe('follower 1');
    expect(step(play, { do: 'pick', choice: 0 }).line).toBe('follower 0');
    expect(step(play, { do: 'pick', choice: 5 }).line).toBeNull();
  });

  it('takes two taps of a finger', () => {
    const tap: Input = { do: 'press', choice: 1, touch: true };
    expect(after(play, tap, tap).lines).toEqual([null, 'follower 1']);
  });

  it('can be declined', () => {
    expect(step(play, { do: 'decline' }).line).toBe('pass');
    expect(step(startPlay(play.choices, null), { do: 'decline' }).line).toBeNull();
  });
});

describe('what has variants', () => {
  it('is held first, then one of them is sent', () => {
    const score: Choice = {
      target: { on: 'score', cell: [0, 0], feature: 0 },
      anchor: [50, 50],
      lines: ['score 0,0 0', 'score 0,0 0 double'],
    };
    const result = after(
      startPlay([score], null),
      { do: 'pick', choice: 0 },
      { do: 'vary', to: 1 },
      { do: 'confirm' },
    );
    expect(result.lines).toEqual([null, null, 'score 0,0 0 double']);
  });
});

describe('recorded questions', () => {
  const questions: Question[] = gameFixtures.flatMap((name) =>
    questionsIn(readFixture(name)).map(readQuestion),
  );

  it('are of every kind', () => {
    expect([...new Set(questions.map(({ asks }) => asks))].sort()).toEqual([...questionKinds].sort());
  });

  it('offer every legal line exactly once', () => {
    for (const question of questions) {
      const offered = choicesOf(question, surface).flatMap(({ lines }) => lines);
      const all = question.decline ? [...offered, question.decline] : offered;
      expect([...all].sort()).toEqual([...question.moves].sort());
    }
  });

  it('can all be walked through with the keyboard', () => {
    for (const question of questions) {
      const choices = choicesOf(question, surface);
      let play = startPlay(choices, question.decline);
      const seen = new Set<Choice | null>();
      for (let i = 0; i < choices.length; i++) {
        play = step(play, { do: 'next', by: 1 }).play;
        seen.add(choiceAt(play));
      }
      expect(seen.size).toBe(choices.length);
    }
  });
});
