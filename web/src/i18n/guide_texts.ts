// What is said to explain a game while it is played: the tips of the first game, what an answer costs and brings, and why
// something is no answer.
import type { AreaKind } from '../model/game_events.ts';

export const lessons = [
  'tile',
  'follower',
  'finished',
  'finishedCourt',
  'field',
  'court',
  'bridge',
  'tileBridge',
  'castle',
  'reward',
  'offer',
  'bid',
  'sell',
  'take',
  'pig',
  'crown',
  'plague',
  'keep',
  'wallTile',
  'order',
  'extra',
  'king',
  'falconer',
  'nests',
] as const;
/** What a tip is about. */
export type Lesson = (typeof lessons)[number];

export interface GuideTexts {
  lessons: Record<Exclude<Lesson, 'tile'>, string>;
  /** How a tile is placed, with a mouse or a finger. */
  tile: Record<'mouse' | 'touch', string>;
  tip: string;
  gotIt: string;
  noMore: string;
  tips: string;
  again: string;
  willCome: string;
  areOff: string;
}

/** What is given and what is got, below a question. */
export interface TradeTexts {
  /** The points of the small city; null while they are not known. */
  castle: (points: number | null) => string;
  bridge: (left: number) => string;
  /** The bridge that the place looked at needs. */
  bridgeHere: (left: number) => string;
  refuse: string;
  reward: string;
  recall: string;
  offer: string;
  bid: (seller: string) => string;
  sell: (bidder: string, points: number) => string;
  take: string;
  order: string;
  double: string;
  extra: string;
}

export interface WhyNotTexts {
  alone: string;
  aloneInWall: string;
  outside: string;
  clash: (ours: AreaKind, theirs: AreaKind) => string;
  taken: string;
  lastTile: string;
  noFollower: string;
  marked: string;
  rules: string;
}
