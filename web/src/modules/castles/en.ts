// English: what is said about castles only.
import { names } from '../../i18n/en/names.ts';
import { counter } from '../../i18n/words.ts';
import type { AreaKind } from '../../model/game_events.ts';
import type { CastlesTexts } from './texts.ts';

const point = counter('point', 'points');
const castellan = 'follower from a castle';

export const en: CastlesTexts = {
  names: {
    modules: { castles: { name: 'Castles', inText: 'castles' } },
    figure: {
      castellan,
    },
    figures: {
      castellan: counter(castellan, 'followers from castles'),
    },
    sources: {
      castle: 'Castles',
    },
  },
  scoring: {
    title: {
      castle: 'Castle',
    },
    nouns: {
      castle: counter('castle', 'castles'),
    },
    castle: (source) =>
      source === 'castle'
        ? 'as much as the scored castle beside it'
        : `as much as the completed ${names.areas[source as AreaKind].toLowerCase()} beside it`,
  },
  log: {
    castle: (name) => `${name} turns the small city into a castle.`,
  },
  questions: {
    you: {
      castle: 'Turn this small city into a castle?',
      reward: 'Which completed area does your castle score?',
    },
    others: {
      castle: (name) => `${name} is considering a castle …`,
      reward: (name) => `${name} is choosing what a castle scores …`,
    },
    decline: {
      castle: 'No castle',
    },
  },
  guide: {
    lessons: {
      castle:
        'A castle gives up the points of this small city. In return your follower waits on it and scores all the points of the next thing finished beside it, whoever owns that.',
      reward:
        'Several things beside your castle were finished at once, and it scores only one of them. Then its follower returns to you.',
    },
  },
  trade: {
    landmark: (points) =>
      `You give up ${points === null ? 'its points' : `its ${point(points)}`} now. The castle then scores as much as the next thing finished in these six cells.`,
    reward: 'The castle scores only once: all the points of what you choose, whoever owns it.',
  },
  board: {
    landmark: 'Castle here',
    castleOf: (name) => `Castle of ${name}`,
    castleWaits: 'Scores as many points as the next area completed in its six cells.',
    castleDone: 'Already scored.',
  },
  table: {
    castles: counter('castle in supply', 'castles in supply'),
  },
};
