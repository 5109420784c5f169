// The tips of the first game: which were seen, and whether any are wanted. The browser remembers it.
import type { Lesson } from '../../i18n/guide_texts.ts';
import { lessons } from '../../model/lessons.ts';
import { readStored, store } from '../stored.ts';

function readSeen(): ReadonlySet<Lesson> {
  const stored = (readStored('tips.seen') ?? '').split(',');
  return new Set(lessons.filter((lesson) => stored.includes(lesson)));
}

class Tips {
  isOn = $state(readStored('tips') !== 'off');
  /** The question whose tip was read: it gets no other one. */
  #readAt = $state<string | null>(null);
  #seen = $state.raw<ReadonlySet<Lesson>>(readSeen());

  /** The first that is new; null where there is none, or none is wanted. `at` names the question. */
  newOf(wanted: readonly Lesson[], at: string): Lesson | null {
    return this.isOn && this.#readAt !== at
      ? (wanted.find((lesson) => !this.#seen.has(lesson)) ?? null)
      : null;
  }

  learn(lesson: Lesson, at: string): void {
    this.#readAt = at;
    this.#remember(new Set([...this.#seen, lesson]));
  }

  setOn(isOn: boolean): void {
    this.isOn = isOn;
    store('tips', isOn ? 'on' : 'off');
  }

  /** All of them, from the beginning. */
  showAgain(): void {
    this.setOn(true);
    this.#readAt = null;
    this.#remember(new Set());
  }

  #remember(seen: ReadonlySet<Lesson>): void {
    this.#seen = seen;
    store('tips.seen', [...seen].join());
  }
}

export const tips = new Tips();
