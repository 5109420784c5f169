// The tips that the modules bring.
import type { Lesson } from '../i18n/guide_texts.ts';
import type { Moment } from '../model/moment.ts';
import { bazaarsLessons } from './bazaars/lessons.ts';
import { bridgesLessons } from './bridges/lessons.ts';
import { burgLessons } from './burg/lessons.ts';
import { castlesLessons } from './castles/lessons.ts';
import { falconLessons } from './falcon/lessons.ts';
import type { ModuleTexts } from './texts.ts';
import { wheelLessons } from './wheel/lessons.ts';

export type ModuleLesson = keyof ModuleTexts['guide']['lessons'];

export interface ModuleLessons {
  /** The rule that says more. */
  rules: Partial<Record<ModuleLesson, string>>;
  met: (moment: Moment) => Lesson[];
}

const all = [bazaarsLessons, bridgesLessons, burgLessons, castlesLessons, falconLessons, wheelLessons];

export const moduleLessonRules = Object.assign({}, ...all.map(({ rules }) => rules)) as Record<
  ModuleLesson,
  string
>;

export const lessonsMet = (moment: Moment): Lesson[] => all.flatMap(({ met }) => met(moment));

/** Of several at one moment, those that are needed first. */
export const firstLessons: readonly Lesson[] = [
  ...(['tile', 'tileBridge', 'pig', 'finished', 'finishedCourt', 'keep', 'wallTile', 'nests'] as const),
  ...(['follower', 'crown', 'king', 'falconer', 'bridge', 'field', 'court'] as const),
];
