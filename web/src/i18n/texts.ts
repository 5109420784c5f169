// Everything that is said to people, in one type: a language that lacks a text does not compile. Texts with parts
// are functions; names of people are put in as they are and are never markup.
import type { AreaFigure } from '../model/figures.ts';
import type { AreaKind } from '../model/game_events.ts';
import type { OpenSource } from '../model/points.ts';
import type { ModuleTexts } from '../modules/texts.ts';
import type { ClockKind, DrawWord, EndReason, Language, Phase, ReplaceReason } from '../model/protocol.ts';
import type { GuideTexts, WhyNotTexts } from './guide_texts.ts';
import type { PageTexts } from './page_texts.ts';
import type { WordTexts } from './word_texts.ts';

/** How a thing is called alone and in numbers: `tile`, `3 tiles`. */
export type Counted = (count: number) => string;

/** Alone, and as in `Die Burg with …`. */
export interface ModuleName {
  name: string;
  inText: string;
}

export interface NameTexts {
  languages: Record<Language, string>;
  games: { carcassonne: string };
  /** `Carcassonne with A and B` */
  gameWith: (game: string, modules: readonly string[]) => string;
  levels: Record<
    'random' | 'greedy' | `level${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`,
    { name: string; about: string }
  >;
  clocks: Record<ClockKind, string>;
  phases: Record<Phase, string>;
  areas: Record<AreaKind, string>;
  figure: Record<AreaFigure, string>;
  figures: Record<AreaFigure, Counted>;
  /** `in the city` */
  standing: Record<AreaKind, string>;
  sources: Record<AreaKind | OpenSource, string>;
  openSeat: string;
  leftSeat: string;
  away: string;
  list: (items: readonly string[]) => string;
  /** `1:05`, `2 days 3 h` */
  duration: (milliseconds: number) => string;
}

export interface ScoringTexts {
  title: Record<AreaKind, string>;
  openTitle: Record<'city' | 'road' | 'cloister', string>;
  /** `3 tiles` as a part of a sum. */
  nouns: Record<'tile' | 'pennant' | 'city' | 'self' | 'around', Counted>;
  /** `8 points for Anna`, `8 points each for Anna and Ben` */
  points: (points: number, names: readonly string[]) => string;
}

export interface LogTexts {
  created: string;
  joined: (name: string) => string;
  left: (name: string) => string;
  undone: (name: string) => string;
  draw: Record<DrawWord, (name: string) => string>;
  replaced: Record<ReplaceReason, (name: string, computer: string) => string>;
  muted: (name: string) => string;
  unmuted: (name: string) => string;
  removed: (name: string) => string;
  someone: string;
  turn: (name: string, tile: string, extras: readonly string[]) => string;
  /** `a knight`, behind `with`. */
  withFigure: Record<AreaFigure, string>;
  discarded: (name: string, tile: string) => string;
  /** `count` of them, all in all. */
  home: (who: readonly string[], count: number) => string;
  homecomer: (name: string, figures: string) => string;
  finalScoring: string;
}

export interface EndTexts {
  won: (names: readonly string[]) => string;
  reasons: Record<EndReason, (name: string) => string>;
}

export interface QuestionTexts {
  /** To the player who is asked. */
  you: Record<'place' | 'follower', string>;
  /** To all others. */
  others: Record<'place' | 'follower', (name: string) => string>;
  /** What it says on the button that declines. */
  decline: { follower: string };
}

/** What the board says beside the questions. */
export interface BoardTexts {
  name: string;
  keys: string;
  list: string;
  listTiles: string;
  listAreas: string;
  zoomIn: string;
  zoomOut: string;
  fit: string;
  fields: string;
  last: string;
  turn: string;
  lay: string;
  confirm: string;
  back: string;
  placeOf: (index: number, count: number) => string;
  laidBy: (tile: string, cell: string, who: string) => string;
  /** Who stands on a tile, as a part of a list. */
  figureOf: (name: string, figure: string) => string;
  inHand: (tile: string) => string;
  nextTo: (things: string) => string;
  followersOf: (names: string) => string;
  noPoints: string;
  gain: (name: string, points: number) => string;
  closes: (areas: string) => string;
  home: (names: string, count: number) => string;
  ownedBy: (area: string, names: string) => string;
  nobody: string;
  owner: (names: string) => string;
  points: Counted;
  worth: (points: number) => string;
  worthComplete: (points: number) => string;
  worthAtEnd: (points: number) => string;
  finished: string;
  sizes: Record<'tiles' | 'pennants' | 'cities' | 'markets', Counted>;
  left: (count: number) => string;
  remaining: (count: number) => string;
  /** `3 of 27 tiles fit: 11% a draw` */
  odds: (fit: number, left: number, percent: number) => string;
  fitsNowhere: string;
  discarded: string;
  hint: (rank: number) => string;
  hints: string;
  hintsAbout: string;
  closeHints: string;
  expected: (points: number) => string;
}

/** What is said whatever the game; the rest is said by the modules. */
export interface CommonTexts extends PageTexts {
  board: BoardTexts;
  names: NameTexts;
  words: WordTexts;
  scoring: ScoringTexts;
  log: LogTexts;
  end: EndTexts;
  questions: QuestionTexts;
  guide: GuideTexts;
  whyNot: WhyNotTexts;
  /** By code: for refusals without a text of the server's, and for what goes wrong here. */
  refusals: Record<RefusalCode, string>;
}

export type Texts = CommonTexts & ModuleTexts;
export type WallTile = keyof Texts['names']['wallTiles'];

export const refusalCodes = [
  'bad_message',
  'bad_field',
  'too_large',
  'too_fast',
  'too_many',
  'no_person',
  'bad_login',
  'name_taken',
  'forbidden',
  'bad_origin',
  'banned',
  'bad_host',
  'not_found',
  'old_invitation',
  'bad_method',
  'seat_taken',
  'seats_open',
  'not_seated',
  'wrong_phase',
  'not_your_turn',
  'stale',
  'unreadable',
  'illegal',
  'no_undo',
  'no_offer',
  'no_aids',
  'muted',
  'id_reused',
  'storage',
  'busy',
  'stopping',
  'too_many_sockets',
  'logged_out',
  'removed',
  'offline',
  'no_answer',
  'unreadable_server',
  'differs',
  'closed',
  'draw_changed',
  'unknown',
] as const;
export type RefusalCode = (typeof refusalCodes)[number];
