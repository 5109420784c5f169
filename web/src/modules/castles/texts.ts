// What is said about castles only.
import type { Counted } from '../../i18n/texts.ts';
import type { ScoringKind } from '../../model/game_events.ts';

export interface CastlesTexts {
  names: {
    modules: { castles: string };
    /** As in `Carcassonne with castles`. */
    modulesInText: { castles: string };
    figure: { castellan: string };
    figures: { castellan: Counted };
    sources: { castle: string };
  };
  scoring: {
    title: { castle: string };
    nouns: { castle: Counted };
    castle: (source: ScoringKind) => string;
  };
  log: { castle: (name: string) => string; withFigure: { castellan: string } };
  questions: {
    you: Record<'castle' | 'reward', string>;
    others: Record<'castle' | 'reward', (name: string) => string>;
    decline: { castle: string };
  };
  guide: { lessons: Record<'castle' | 'reward', string> };
  trade: {
    /** The points of the small city; null while they are not known. */
    castle: (points: number | null) => string;
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
