// How a person answers a question, the same for mouse, touch and keyboard: something is looked at, perhaps held in
// place and turned, and then played. Pure: a state and an input give the next state, and perhaps the line to send.
import type { Point } from '../../tiles/geometry.ts';
import type { Choice } from './choices.ts';

export interface Play {
  choices: readonly Choice[];
  decline: string | null;
  /** The choice looked at. */
  at: number | null;
  /** It stays when the pointer goes elsewhere. */
  held: boolean;
  /** Which of its lines. */
  variant: number;
}

export type Input =
  | { do: 'point'; choice: number | null }
  | { do: 'press'; choice: number | null; touch: boolean }
  | { do: 'step'; way: Point }
  | { do: 'next'; by: 1 | -1 }
  | { do: 'turn'; by: 1 | -1 }
  | { do: 'vary'; to: number }
  | { do: 'pick'; choice: number }
  | { do: 'confirm' }
  | { do: 'back' }
  | { do: 'decline' };

export interface Outcome {
  play: Play;
  line: string | null;
}

export function startPlay(choices: readonly Choice[], decline: string | null): Play {
  return { choices, decline, at: null, held: false, variant: 0 };
}

/** Where only the way of scoring is open, there is nothing to choose first. */
export function firstLook(choices: readonly Choice[]): Pick<Play, 'at' | 'held' | 'variant'> {
  const isClear = choices.length === 1 && choices[0]?.target.on === 'score';
  return { at: isClear ? 0 : null, held: isClear, variant: 0 };
}

export function choiceAt({ choices, at }: Play): Choice | null {
  return at === null ? null : (choices[at] ?? null);
}

/** What would be sent now. */
export function lineOf(play: Play): string | null {
  return choiceAt(play)?.lines[play.variant] ?? null;
}

/** Tiles are laid down first; what has only one answer is given at once. */
function isImmediate({ target, lines }: Choice): boolean {
  return target.on !== 'cell' && lines.length === 1;
}

const stay = (play: Play): Outcome => ({ play, line: null });
const send = (play: Play): Outcome => ({ play, line: lineOf(play) });

/** The same choice keeps its variant. */
function look(play: Play, at: number | null, held: boolean): Play {
  return { ...play, at, held: held && at !== null, variant: at === play.at ? play.variant : 0 };
}

function press(play: Play, at: number | null, touch: boolean): Outcome {
  const choice = at === null ? null : play.choices[at];
  if (!choice) return stay(look(play, null, false));
  const again = play.held && play.at === at;
  if (!touch) return again || isImmediate(choice) ? send(look(play, at, true)) : stay(look(play, at, true));
  if (!again) return stay(look(play, at, true));
  return choice.target.on === 'cell' ? stay(turned(play, 1)) : send(play);
}

function turned(play: Play, by: number): Play {
  const count = choiceAt(play)?.lines.length ?? 0;
  return count === 0 ? play : { ...play, variant: (play.variant + by + count) % count };
}

/** How far a point is in a direction; what lies aside counts more, what lies behind not at all. */
function farness([fx, fy]: Point, [tx, ty]: Point, [wx, wy]: Point): number {
  const [dx, dy] = [tx - fx, ty - fy];
  const along = dx * wx + dy * wy;
  const aside = Math.abs(dx * wy - dy * wx);
  return along > 1 ? along + 2.2 * aside : Infinity;
}

/** The nearest choice in a direction. */
function stepped(play: Play, way: Point): Play {
  const from = choiceAt(play)?.anchor;
  if (!from) return nextOf(play, way[0] + way[1] > 0 ? 1 : -1);
  let best = play.at;
  let least = Infinity;
  play.choices.forEach(({ anchor }, i) => {
    const far = anchor ? farness(from, anchor, way) : Infinity;
    if (far < least) [best, least] = [i, far];
  });
  return look(play, best, true);
}

function nextOf(play: Play, by: number): Play {
  const count = play.choices.length;
  if (count === 0) return play;
  const from = play.at ?? (by > 0 ? -1 : count);
  return look(play, (from + by + count) % count, true);
}

function picked(play: Play, at: number): Outcome {
  const choice = play.choices[at];
  if (!choice) return stay(play);
  const next = look(play, at, true);
  return isImmediate(choice) ? send(next) : stay(next);
}

export function step(play: Play, input: Input): Outcome {
  switch (input.do) {
    case 'point':
      return stay(play.held ? play : look(play, input.choice, false));
    case 'press':
      return press(play, input.choice, input.touch);
    case 'step':
      return stay(stepped(play, input.way));
    case 'next':
      return stay(nextOf(play, input.by));
    case 'turn':
      return stay(turned(play, input.by));
    case 'vary':
      return stay({ ...play, variant: input.to });
    case 'pick':
      return picked(play, input.choice);
    case 'confirm':
      return send(play);
    case 'back':
      return stay(look(play, null, false));
    case 'decline':
      return { play, line: play.decline };
  }
}
