// What is said to explain a game while it is played: the tips of the first game, and why something is no answer.
import type { AreaKind } from '../model/game_events.ts';
import type { Texts } from './texts.ts';

/** What a tip is about. */
export type Lesson = 'tile' | keyof Texts['guide']['lessons'];

export interface GuideTexts {
  lessons: Record<'follower' | 'finished' | 'field', string>;
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

export interface WhyNotTexts {
  alone: string;
  clash: (ours: AreaKind, theirs: AreaKind) => string;
  taken: string;
  lastTile: string;
  noFollower: string;
  marked: string;
  rules: string;
}
