// What is said about the wheel only.
import type { Counted } from '../../i18n/texts.ts';
import type { Way } from '../../i18n/word_texts.ts';
import type { Segment, WheelScoring } from './events.ts';

export type WheelNoun = 'fellow' | 'taxedPennant' | 'famineCity' | 'atHome' | 'monk';

export interface WheelTexts {
  names: {
    games: { wheel: string };
    segments: Record<Segment, string>;
    figure: { crowned: string };
    figures: { crowned: Counted };
    sources: Record<WheelScoring, string>;
  };
  words: {
    /** The number on a tile of the wheel. */
    wheel: (number: number) => string;
    places: {
      /** `2 east of the wheel, row 3`; neither way nor null: on it. */
      wheel: (ways: readonly Way[], row: number | null, column: number | null) => string;
    };
  };
  scoring: {
    title: Record<WheelScoring, string>;
    crownTitle: (segment: string) => string;
    nouns: Record<WheelNoun, Counted>;
  };
  log: {
    turnCrown: (segment: string) => string;
    pig: (segment: string) => string;
    pigDrawn: (name: string, tile: string, segment: string) => string;
    plague: string;
  };
  questions: {
    you: { recall: string };
    others: { recall: (name: string) => string };
    crown: (segment: string) => string;
  };
  guide: { lessons: Record<'pig' | 'crown' | 'plague', string> };
  trade: { recall: string };
  board: { pig: (segment: string) => string };
  start: { about: { wheel: string } };
}
