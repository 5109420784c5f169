// Which tips bridges call for.
import type { ModuleLessons } from '../lessons.ts';

export const bridgesLessons: ModuleLessons = {
  rules: { bridge: 'B2', tileBridge: 'B5' },
  met: ({ question }) => {
    if (question.asks === 'follower') return question.spans.length > 0 ? ['bridge'] : [];
    const turns = question.asks === 'place' ? question.cells.flatMap((cell) => cell.turns) : [];
    return turns.some(({ span }) => span !== null) ? ['tileBridge'] : [];
  },
};
