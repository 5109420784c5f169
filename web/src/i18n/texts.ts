// Everything that is said to people, in one type: a language that lacks a text does not compile. Texts with parts
// are functions; names of people are put in as they are and are never markup.
import type { Figure } from '../model/figures.ts';
import type { AreaKind, Axis, ScoringKind, Segment, Sort } from '../model/game_events.ts';
import type { PointsSource } from '../model/points.ts';
import type {
  ClockKind,
  DrawWord,
  EndReason,
  GameName,
  Language,
  ModuleName,
  OptionName,
  Phase,
  QuestionKind,
  ReplaceReason,
} from '../model/protocol.ts';
import type { Noun, Reason } from './sum.ts';
import type { GuideTexts, TradeTexts, WhyNotTexts } from './guide_texts.ts';
import type { PageTexts } from './page_texts.ts';
import type { WordTexts } from './word_texts.ts';

/** How a thing is called alone and in numbers: `tile`, `3 tiles`. */
export type Counted = (count: number) => string;

/** Where a follower stands: an area, or what was built over the tile. */
export type Standing = AreaKind | 'bridge';

export interface NameTexts {
  languages: Record<Language, string>;
  games: Record<GameName, string>;
  modules: Record<ModuleName, string>;
  /** `Carcassonne with bridges and castles` */
  gameWith: (game: string, modules: readonly ModuleName[]) => string;
  options: Record<OptionName, { name: string; effect: string }>;
  levels: Record<
    'random' | 'greedy' | `level${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`,
    { name: string; about: string }
  >;
  clocks: Record<ClockKind, string>;
  phases: Record<Phase, string>;
  areas: Record<AreaKind, string>;
  segments: Record<Segment, string>;
  sorts: Record<Exclude<Sort, 'follower'>, string>;
  figure: Record<Figure, string>;
  figures: Record<Figure, Counted>;
  /** `in the city` */
  standing: Record<Standing, string>;
  wallTiles: Record<WallTile, { name: string; effect: string }>;
  sources: Record<PointsSource, string>;
  openSeat: string;
  leftSeat: string;
  away: string;
  list: (items: readonly string[]) => string;
  /** `1:05`, `2 days 3 h` */
  duration: (milliseconds: number) => string;
}

export type WallTile = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

export interface ScoringTexts {
  /** `City`, `Storm` */
  title: Record<ScoringKind, string>;
  openTitle: Record<'city' | 'road' | 'cloister', string>;
  crownTitle: (segment: string) => string;
  wallTileTitle: (wallTile: number) => string;
  /** `3 tiles` as a part of a sum. */
  nouns: Record<Noun, Counted>;
  /** `by the king`, behind a factor. */
  reasons: Record<Reason, string>;
  castle: (source: ScoringKind) => string;
  keep: (tiles: number) => string;
  nests: string;
  /** `8 points for Anna`, `8 points each for Anna and Ben` */
  points: (points: number, names: readonly string[]) => string;
  lost: (lost: number, points: number) => string;
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
  turnBridge: string;
  turnFollower: (figure: Figure, standing: Standing) => string;
  turnCrown: (segment: string) => string;
  discarded: (name: string, tile: string) => string;
  refused: (name: string, tile: string) => string;
  castle: (name: string) => string;
  /** `count` of them, all in all. */
  home: (who: readonly string[], count: number) => string;
  homecomer: (name: string, figures: string) => string;
  pig: (segment: string) => string;
  pigDrawn: (name: string, tile: string, segment: string) => string;
  plague: string;
  bazaar: (name: string, tiles: readonly string[]) => string;
  offered: (name: string, tile: string, points: number) => string;
  bid: (name: string, points: number) => string;
  passed: (name: string) => string;
  won: (name: string, tile: string) => string;
  wonPaid: (name: string, tile: string, points: number, to: string | null) => string;
  nests: (name: string, tokens: number) => string;
  keep: (name: string, tiles: number) => string;
  wallTile: (name: string, tower: string, wallTile: number, effect: string) => string;
  extra: (name: string) => string;
  finalScoring: string;
}

export interface EndTexts {
  won: (names: readonly string[]) => string;
  reasons: Record<EndReason, (name: string) => string>;
}

/** Questions that can be answered with no. */
export type Declinable = Extract<QuestionKind, 'place' | 'follower' | 'castle' | 'bid' | 'extra'>;

export interface QuestionTexts {
  /** To the player who is asked. */
  you: Record<QuestionKind, string>;
  /** To all others. */
  others: Record<QuestionKind, (name: string) => string>;
  /** What it says on the button that declines. */
  decline: Record<Declinable, string>;
  crown: (segment: string) => string;
  buy: (points: number) => string;
  sell: (points: number) => string;
  /** A question of its own, within that for a follower. */
  bridge: string;
  buildBridge: string;
  noBridge: string;
  /** Instead of what is scored next, when only how is open. */
  scoreHow: string;
  double: (wallTile: number) => string;
  extra: string;
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
  courts: string;
  last: string;
  turn: string;
  lay: string;
  confirm: string;
  back: string;
  placeOf: (index: number, count: number) => string;
  withBridge: string;
  bridge: Record<Axis, string>;
  castle: string;
  /** A castle that stands. */
  castleOf: (name: string) => string;
  castleWaits: string;
  castleDone: string;
  plain: string;
  laidBy: (tile: string, cell: string, who: string) => string;
  /** Who stands on a tile, as a part of a list. */
  figureOf: (name: string, figure: string) => string;
  inHand: (tile: string) => string;
  /** Around the board of Die Burg. */
  wall: string;
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
  sizes: Record<'tiles' | 'pennants' | 'cities' | 'markets' | 'nests', Counted>;
  freeGroup: (cells: number) => string;
  pig: (segment: string) => string;
  left: (count: number) => string;
  remaining: (count: number) => string;
  /** `3 of 27 tiles fit: 11% a draw` */
  odds: (fit: number, left: number, percent: number) => string;
  fitsNowhere: string;
  discarded: string;
  auction: string;
  openTiles: string;
  highest: (name: string, points: number) => string;
  wonBy: (name: string) => string;
  passed: (names: string) => string;
  standing: (name: string, points: number) => string;
  more: string;
  less: string;
  offer: (points: number) => string;
  bid: (points: number) => string;
  take: string;
  wallTile: (kind: number, name: string, effect: string) => string;
  hint: (rank: number) => string;
  hints: string;
  hintsAbout: string;
  closeHints: string;
  expected: (points: number) => string;
}

export interface Texts extends PageTexts {
  board: BoardTexts;
  names: NameTexts;
  words: WordTexts;
  scoring: ScoringTexts;
  log: LogTexts;
  end: EndTexts;
  questions: QuestionTexts;
  guide: GuideTexts;
  trade: TradeTexts;
  whyNot: WhyNotTexts;
  /** By code: for refusals without a text of the server's, and for what goes wrong here. */
  refusals: Record<RefusalCode, string>;
}

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
