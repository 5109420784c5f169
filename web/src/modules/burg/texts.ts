// What is said about Die Burg only.
import type { Counted } from '../../i18n/texts.ts';

export type WallTile = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
type Asked = 'score' | 'extra';
type Scoring = 'keep' | 'wall-tile';

export interface BurgTexts {
  names: {
    games: { castle: string };
    wallTiles: Record<WallTile, { name: string; effect: string }>;
    sources: Record<Scoring, string>;
  };
  words: {
    places: {
      /** `row 3, column 5` */
      wall: (row: number, column: number) => string;
    };
  };
  scoring: {
    title: Record<Scoring, string>;
    wallTileTitle: (wallTile: number) => string;
    nouns: Record<'market' | 'freeCell', Counted>;
    /** `with a fountain`, behind a factor. */
    reasons: Record<'fountain' | 'wallTile2' | 'wallTile3' | 'wallTile7', string>;
    keep: (tiles: number) => string;
  };
  log: {
    keep: (name: string, tiles: number) => string;
    wallTile: (name: string, tower: string, wallTile: number, effect: string) => string;
    extra: (name: string) => string;
  };
  questions: {
    you: Record<Asked, string>;
    others: Record<Asked, (name: string) => string>;
    decline: { extra: string };
    /** Instead of what is scored next, when only how is open. */
    scoreHow: string;
    double: (wallTile: number) => string;
    extra: string;
  };
  guide: { lessons: Record<'finishedCourt' | 'court' | 'keep' | 'wallTile' | 'order' | 'extra', string> };
  trade: Record<'order' | 'double' | 'extra', string>;
  board: {
    courts: string;
    /** Around the board. */
    wall: string;
    freeGroup: (cells: number) => string;
    wallTile: (kind: number, name: string, effect: string) => string;
    plain: string;
  };
  whyNot: Record<'aloneInWall' | 'outside', string>;
  start: { about: { castle: string } };
}
