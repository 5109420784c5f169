// Which tips Die Burg calls for.
import { hasHappened } from '../../model/moment.ts';
import type { ModuleLessons } from '../lessons.ts';

export const burgLessons: ModuleLessons = {
  rules: { finishedCourt: 'K11', court: 'K18', keep: 'K13', wallTile: 'K15', order: 'K14', extra: 'K16' },
  met: ({ question: { asks }, log }) => {
    if (asks === 'score') return ['order'];
    if (asks === 'extra') return ['extra'];
    if (asks !== 'place') return [];
    return (['keep', 'wallTile'] as const).filter((kind) => hasHappened(log, kind));
  },
};
