// What the review and the board beside it tell each other.
import type { Grade } from '../../model/protocol.ts';
import type { ReviewRun } from './review_run.svelte.ts';

export interface Review {
  run: ReviewRun;
  /** The better move that the board shows; null if the one that was made was the best. */
  better: string | null;
  onbetter: (line: string) => void;
  /** Goes to a frame of the replay. */
  onmoment: (frame: number) => void;
}

/** The move that the board shows beside the one made: the chosen one, or the best if that is better. */
export function betterMove({ move, expected, best }: Grade, chosen: string | null): string | null {
  const better = best.filter((each) => each.move !== move && each.expected > expected);
  return (better.find((each) => each.move === chosen) ?? better[0])?.move ?? null;
}
