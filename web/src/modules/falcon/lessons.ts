// Which tips Falken calls for.
import { hasHappened } from '../../model/moment.ts';
import type { ModuleLessons } from '../lessons.ts';

export const falconLessons: ModuleLessons = {
  rules: { king: 'F6', falconer: 'F6', nests: 'F3' },
  met: ({ question, log }) => {
    if (question.asks === 'place') return hasHappened(log, 'nests') ? ['nests'] : [];
    if (question.asks !== 'follower') return [];
    const { followers } = question;
    return (['king', 'falconer'] as const).filter((sort) => followers.some((each) => each.sort === sort));
  },
};
