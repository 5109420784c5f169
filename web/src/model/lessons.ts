// Which tip a moment of a game calls for: what is met for the first time, and the rule about it.
import type { Lesson } from '../i18n/guide_texts.ts';
import type { LogEntry } from './log_entry.ts';
import type { Question } from './question.ts';
import { kindOf } from './sets.ts';
import type { Position } from './position.ts';

export interface Moment {
  /** Asked of the reader. */
  question: Question;
  position: Position;
  log: readonly LogEntry[];
  /** The game is Die Burg. */
  walled: boolean;
}

const rules: Record<Lesson, string> = {
  tile: 'C3',
  follower: 'C5',
  finished: 'C9',
  finishedCourt: 'K11',
  field: 'C12',
  court: 'K18',
  bridge: 'B2',
  tileBridge: 'B5',
  castle: 'B11',
  reward: 'B12',
  offer: 'B17',
  bid: 'B17',
  sell: 'B18',
  take: 'B22',
  pig: 'W4',
  crown: 'W11',
  plague: 'W10',
  keep: 'K13',
  wallTile: 'K15',
  order: 'K14',
  extra: 'K16',
  king: 'F6',
  falconer: 'F6',
  nests: 'F3',
};

/** The number of the rule that says more. */
export function ruleOfLesson(lesson: Lesson, walled: boolean): string {
  if (walled && lesson === 'tile') return 'K3';
  if (walled && lesson === 'follower') return 'K6';
  return rules[lesson];
}

function hasHappened(log: readonly LogEntry[], kind: LogEntry['kind']): boolean {
  return log.some((entry) => entry.kind === kind);
}

function hasFinished(log: readonly LogEntry[]): boolean {
  return log.some((entry) => entry.kind === 'scored' && entry.scored.complete === true);
}

/** What has happened before, told when there is time for it: before a tile is placed. */
function happened({ log, walled }: Moment): Lesson[] {
  return [
    ...(hasHappened(log, 'pig') ? (['pig'] as const) : []),
    ...(hasFinished(log) ? [walled ? ('finishedCourt' as const) : ('finished' as const)] : []),
    ...(hasHappened(log, 'keep') ? (['keep'] as const) : []),
    ...(hasHappened(log, 'wallTile') ? (['wallTile'] as const) : []),
    ...(hasHappened(log, 'nests') ? (['nests'] as const) : []),
  ];
}

function placing(moment: Moment): Lesson[] {
  const { question } = moment;
  const turns = question.asks === 'place' ? question.cells.flatMap((cell) => cell.turns) : [];
  const needsBridge = turns.some(({ bridge }) => bridge !== null);
  return ['tile', ...(needsBridge ? (['tileBridge'] as const) : []), ...happened(moment)];
}

function following({ question, position }: Moment): Lesson[] {
  if (question.asks !== 'follower') return [];
  const { followers, crowns, bridges } = question;
  const { tile = '', cell = [0, 0] as const } = position.tiles.at(-1) ?? {};
  const kinds = followers.map(({ feature }) => kindOf(tile, cell, feature));
  const has = (sort: string): boolean => followers.some((each) => each.sort === sort);
  return [
    ...(followers.length > 0 ? (['follower'] as const) : []),
    ...(crowns.length > 0 ? (['crown'] as const) : []),
    ...(has('king') ? (['king'] as const) : []),
    ...(has('falconer') ? (['falconer'] as const) : []),
    ...(bridges.length > 0 ? (['bridge'] as const) : []),
    ...(kinds.includes('field') ? (['field'] as const) : []),
    ...(kinds.includes('court') ? (['court'] as const) : []),
  ];
}

/** All that the moment could be used for, the most needed first. */
export function lessonsFor(moment: Moment): readonly Lesson[] {
  const { asks } = moment.question;
  switch (asks) {
    case 'place':
      return placing(moment);
    case 'follower':
      return following(moment);
    case 'recall':
      return ['plague'];
    case 'score':
      return ['order'];
    default:
      return [asks];
  }
}
