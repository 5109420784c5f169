// Asks the computer about every move of a game, one after the other, and keeps what it says.
import type { Grade } from '../../model/protocol.ts';
import { decisionsOf, type Decision } from '../../model/review.ts';
import type { Frame } from '../../model/replay.ts';

/** What comes back: a grade, or why there is none yet. */
type Ask = (ply: number) => Promise<({ ok: boolean; code?: string } & Partial<Grade>) | null>;
type Wait = (milliseconds: number) => Promise<void>;

const later = 400; // after a loss of the connection, or when too much waits
const pause = 300; // once it was too fast: the board has questions too
const passing = ['too_fast', 'too_many', 'busy', 'storage', 'stopping'];

const realWait: Wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export class ReviewRun {
  readonly decisions: readonly Decision[];
  /** In the order of the game, as far as they have come. */
  grades = $state.raw<readonly Grade[]>([]);
  /** Decisions that were asked about. */
  done = $state(0);
  #isStopped = false;

  constructor(frames: readonly Frame[]) {
    this.decisions = decisionsOf(frames);
  }

  async run(ask: Ask, wait: Wait = realWait): Promise<void> {
    let isPaced = false;
    while (!this.#isStopped && this.done < this.decisions.length) {
      const answer = await ask(this.decisions[this.done]?.ply ?? 0);
      isPaced ||= answer?.code === 'too_fast';
      if (!answer || passing.includes(answer.code ?? '')) {
        await wait(later);
        continue;
      }
      if (answer.ok) this.grades = [...this.grades, answer as Grade];
      this.done += 1;
      if (isPaced) await wait(pause);
    }
  }

  stop(): void {
    this.#isStopped = true;
  }

  gradeAt(ply: number): Grade | null {
    return this.grades.find((grade) => grade.ply === ply) ?? null;
  }
}
