// The tip of this moment at a table: shown until it was read or the question was answered, one for each question.
import { spanLesson } from '../../modules/spans.ts';
import type { Lesson } from '../../i18n/guide_texts.ts';
import { lessonsFor } from '../../model/lessons.ts';
import { isWalled } from '../../modules/index.ts';
import type { TableSession } from '../table/table_session.svelte.ts';
import { tips } from './tips.svelte.ts';

export class Guide {
  readonly #session: () => TableSession;
  /** Within the question for a follower, it is asked where a span is built. */
  isSpanning = $state(false);

  readonly #at: string = $derived.by(() => {
    const { question, state } = this.#session();
    return `${state?.id} ${question?.ply} ${this.isSpanning}`;
  });
  readonly walled: boolean = $derived.by(() => {
    const { state } = this.#session();
    return state !== null && isWalled(state.terms);
  });
  readonly lesson: Lesson | null = $derived.by(() => {
    const { question, state } = this.#session();
    if (!question || !state?.position) return null;
    const { position, log } = state;
    const wanted = this.isSpanning
      ? ([spanLesson] as const)
      : lessonsFor({ question, position, log, walled: this.walled });
    return tips.newOf(wanted, this.#at);
  });

  constructor(session: () => TableSession) {
    this.#session = session;
  }

  /** It was read, or acted upon. */
  learn(): void {
    if (this.lesson) tips.learn(this.lesson, this.#at);
  }
}
