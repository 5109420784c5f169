// The parts of a sum of points.
import type { Texts } from './texts.ts';

export type Noun = keyof Texts['scoring']['nouns'];
export type Reason = keyof Texts['scoring']['reasons'];

/** `3 tiles × 2`; what multiplies by 1 is not said. */
export interface Term {
  count: number;
  noun: Noun;
  each: number;
  why?: Reason;
}

export interface Sum {
  terms: Term[];
  /** The whole sum is doubled for each of these. */
  doubled: Reason[];
}

export const term = (count: number, noun: Noun, each = 1): Term => ({ count, noun, each });
/** Nothing where there is none. */
export const some = (count: number, noun: Noun, each: number): Term[] =>
  count > 0 ? [term(count, noun, each)] : [];
