// Which tips the wheel calls for.
import { hasHappened } from '../../model/moment.ts';
import type { ModuleLessons } from '../lessons.ts';

export const wheelLessons: ModuleLessons = {
  rules: { pig: 'W4', crown: 'W11', plague: 'W10' },
  met: ({ question, log }) => {
    if (question.asks === 'place') return hasHappened(log, 'pig') ? ['pig'] : [];
    if (question.asks === 'follower') return question.crowns.length > 0 ? ['crown'] : [];
    return question.asks === 'recall' ? ['plague'] : [];
  },
};
