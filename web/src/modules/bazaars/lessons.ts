// Which tips bazaars call for.
import type { ModuleLessons } from '../lessons.ts';

export const bazaarsLessons: ModuleLessons = {
  rules: { offer: 'B17', bid: 'B17', sell: 'B18', take: 'B22' },
  met: ({ question: { asks } }) =>
    asks === 'offer' || asks === 'bid' || asks === 'sell' || asks === 'take' ? [asks] : [],
};
