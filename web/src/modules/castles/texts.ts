// What is said about castles only.
import type { Counted, ModuleName } from '../../i18n/texts.ts';
import type { ScoringKind } from '../../model/game_events.ts';

export interface CastlesTexts {
  names: {
    modules: { castles: ModuleName };
    figure: { castellan: string };
    figures: { castellan: Counted };
    sources: { castle: string };
  };
  scoring: {
    title: { castle: string };
    nouns: { castle: Counted };
    castle: (source: ScoringKind) => string;
  };
  log: { castle: (name: string) => string };
  questions: {
    you: Record<'castle' | 'reward', string>;
    others: Record<'castle' | 'reward', (name: string) => string>;
    decline: { castle: string };
  };
  guide: { lessons: Record<'castle' | 'reward', string> };
  trade: {
    /** The points of the small city; null while they are not known. */
    landmark: (points: number | null) => string;
    reward: string;
  };
  board: {
    landmark: string;
    /** A castle that stands. */
    castleOf: (name: string) => string;
    castleWaits: string;
    castleDone: string;
  };
  table: { castles: Counted };
}
