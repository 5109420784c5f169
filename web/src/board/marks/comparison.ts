// The move that was made and the one that would have been better, as places on the board.
import type { Point } from '../../tiles/geometry.ts';
import { choicesOf, type Choice } from '../ask/choices.ts';
import { questionAt } from '../ask/say_move.ts';
import type { Surface } from '../surface/surface.ts';

export interface Comparison {
  made: string;
  better: string;
}

export interface Compared {
  is: keyof Comparison;
  choice: Choice;
  /** Which of the choice's lines. */
  variant: number;
  at: Point;
}

/** What can be shown of them: a move that is not about a place cannot. Of two turns of a tile in one place only the better. */
export function comparedOn(surface: Surface, { made, better }: Comparison): Compared[] {
  const question = questionAt(surface.position, made === better ? [made] : [better, made]);
  if (!question) return [];
  const shown: Compared[] = [];
  for (const [is, line] of [
    ['better', better],
    ['made', made],
  ] as const) {
    const choice = choicesOf(question, surface).find(({ lines }) => lines.includes(line));
    if (!choice?.anchor) continue;
    const at = choice.anchor;
    if (shown.some((other) => other.at.join() === at.join())) continue;
    shown.push({ is, choice, variant: choice.lines.indexOf(line), at });
  }
  return shown;
}
