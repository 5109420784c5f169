// Which tip a moment of a game calls for: what is met for the first time, and the rule about it.
import type { Lesson } from '../i18n/guide_texts.ts';
import { firstLessons, lessonsMet, moduleLessonRules } from '../modules/lessons.ts';
import type { LogEntry } from './log_entry.ts';
import type { Moment } from './moment.ts';
import { kindOf } from './sets.ts';

const rules: Record<Lesson, string> = {
  tile: 'C3',
  follower: 'C5',
  finished: 'C9',
  field: 'C12',
  ...moduleLessonRules,
};
export const lessons = Object.keys(rules) as Lesson[];

/** The number of the rule that says more. */
export function ruleOfLesson(lesson: Lesson, walled: boolean): string {
  if (walled && lesson === 'tile') return 'K3';
  if (walled && lesson === 'follower') return 'K6';
  return rules[lesson];
}

function hasFinished(log: readonly LogEntry[]): boolean {
  return log.some((entry) => entry.kind === 'scored' && entry.scored.complete === true);
}

/** What has happened before is told when there is time for it: before a tile is placed. */
function placing({ log, walled }: Moment): Lesson[] {
  return ['tile', ...(hasFinished(log) ? [walled ? ('finishedCourt' as const) : ('finished' as const)] : [])];
}

function following({ question, position }: Moment): Lesson[] {
  if (question.asks !== 'follower') return [];
  const { followers } = question;
  const { tile = '', cell = [0, 0] as const } = position.tiles.at(-1) ?? {};
  const kinds = followers.map(({ feature }) => kindOf(tile, cell, feature));
  const grounds = (['field', 'court'] as const).filter((kind) => kinds.includes(kind));
  return [...(followers.length > 0 ? (['follower'] as const) : []), ...grounds];
}

/** All that the moment could be used for, the most needed first. */
export function lessonsFor(moment: Moment): readonly Lesson[] {
  const { asks } = moment.question;
  const common = asks === 'place' ? placing(moment) : asks === 'follower' ? following(moment) : [];
  const order = (lesson: Lesson): number => firstLessons.indexOf(lesson);
  return [...common, ...lessonsMet(moment)].sort((a, b) => order(a) - order(b));
}
