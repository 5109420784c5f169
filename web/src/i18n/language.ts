// Which language the page speaks: what was chosen before, or the first of the browser's that there is.
import './side_by_side.ts';
import type { Language } from '../model/protocol.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import type { Texts } from './texts.ts';

const storageKey = 'trencavel.language';

export const textsIn: Readonly<Record<Language, Texts>> = { de, en };
export const languages: readonly Language[] = ['de', 'en'];

function find(tag: string | null | undefined): Language | undefined {
  return languages.find((language) => tag?.toLowerCase().split('-')[0] === language);
}

/** `preferred` are tags such as `de-AT`, the best first; English where nothing fits. */
export function chooseLanguage(stored: string | null, preferred: readonly string[]): Language {
  return find(stored) ?? preferred.map(find).find((language) => language !== undefined) ?? 'en';
}

/** Storage may be forbidden in a browser; then the choice lasts as long as the page. */
function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    return otherwise;
  }
}

export interface LanguageSource {
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  preferred: readonly string[];
}

export const browserSource = (): LanguageSource => ({
  storage: () => localStorage,
  preferred: navigator.languages,
});

/** The choice of a page, and who wants to know when it changes. */
export class LanguageChoice {
  readonly #source: LanguageSource;
  readonly #listeners = new Set<(language: Language) => void>();
  #current: Language;

  constructor(source: LanguageSource) {
    this.#source = source;
    const stored = attempt(() => source.storage().getItem(storageKey), null);
    this.#current = chooseLanguage(stored, source.preferred);
  }

  get current(): Language {
    return this.#current;
  }

  get texts(): Texts {
    return textsIn[this.#current];
  }

  set(language: Language): void {
    this.#current = language;
    attempt(() => this.#source.storage().setItem(storageKey, language), undefined);
    for (const listener of this.#listeners) listener(language);
  }

  /** Returns how to listen no more. */
  onChange(listener: (language: Language) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
