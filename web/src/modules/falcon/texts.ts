// What is said about Falken only.
import type { Counted, ModuleName } from '../../i18n/texts.ts';

type Special = 'king' | 'falconer';

export interface FalconTexts {
  names: {
    modules: { falcon: ModuleName };
    options: { gates: { name: string; effect: string } };
    sorts: Record<Special, string>;
    figure: Record<Special, string>;
    figures: Record<Special, Counted>;
    sources: Record<'nests' | 'lost', string>;
  };
  words: { marks: { nest: string } };
  scoring: {
    title: { nests: string };
    /** `by the king`, behind a factor. */
    reasons: { king: string };
    nests: string;
    lost: (lost: number, points: number) => string;
  };
  log: {
    nests: (name: string, tokens: number) => string;
    withFigure: Record<Special, string>;
  };
  guide: { lessons: Record<Special | 'nests', string> };
  board: { sizes: { nests: Counted } };
  start: { about: { falcon: string } };
  /** The set by itself. */
  tiles: { sets: { falcon: string } };
  table: { nests: Counted };
}
