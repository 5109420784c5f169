// Which tips castles call for.
import type { ModuleLessons } from '../lessons.ts';

export const castlesLessons: ModuleLessons = {
  rules: { castle: 'B11', reward: 'B12' },
  met: ({ question: { asks } }) => (asks === 'castle' || asks === 'reward' ? [asks] : []),
};
