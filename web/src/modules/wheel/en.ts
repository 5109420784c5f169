// English: what is said about the wheel only.
import { away } from '../../i18n/en/words.ts';
import { counter } from '../../i18n/words.ts';
import type { Way } from '../../i18n/word_texts.ts';
import type { WheelTexts } from './texts.ts';

const crowned = 'follower from the wheel';
const segments = {
  fortune: 'Fortune',
  taxes: 'Taxes',
  famine: 'Famine',
  storm: 'Storm',
  inquisition: 'Inquisition',
  plague: 'Plague',
};

function nearWheel(ways: readonly Way[], row: number | null, column: number | null): string {
  const rows = row === null ? [] : [`row ${row}`];
  const columns = column === null ? [] : [`column ${column}`];
  const from = ways.length > 0 ? `${away(ways)} of the wheel` : 'on the wheel';
  return [from, ...rows, ...columns].join(', ');
}

export const en: WheelTexts = {
  names: {
    games: {
      wheel: 'The Wheel of Fortune',
    },
    segments,
    figure: {
      crowned,
    },
    figures: {
      crowned: counter(crowned, 'followers from the wheel'),
    },
    sources: { ...segments, crown: 'Crown spaces' },
  },
  words: {
    wheel: (number) => `wheel number ${number}`,
    places: {
      wheel: nearWheel,
    },
  },
  scoring: {
    title: {
      ...segments,
      crown: 'Crown space',
    },
    crownTitle: (segment) => `Crown space of ${segment}`,
    nouns: {
      fellow: (count) => `${count} for knights`,
      taxedPennant: (count) => `${count} for pennants`,
      famineCity: counter('completed city beside their farmers', 'completed cities beside their farmers'),
      atHome: counter('follower in supply', 'followers in supply'),
      monk: counter('monk', 'monks'),
    },
  },
  log: {
    turnCrown: (segment) => `a follower on the crown space of ${segment}`,
    pig: (segment) => `The pig moves to ${segment}.`,
    pigDrawn: (name, drawn, segment) => `${name} draws ${drawn}: the pig moves to ${segment}.`,
    plague: 'Everyone takes a follower back.',
  },
  questions: {
    you: {
      recall: 'Plague: which follower do you take back?',
    },
    others: {
      recall: (name) => `${name} is choosing a follower to take back …`,
    },
    crown: (segment) => `Follower on the crown space of ${segment}`,
  },
  guide: {
    lessons: {
      pig: 'The tile had a number, so the pig moved on that many segments. The segment where it stops acts at once: it brings points, or the plague.',
      crown:
        'A follower on a crown waits for the pig: when it stops at that segment, the crown scores 3 or 6 points and the follower returns. Until then you can’t use it elsewhere.',
      plague:
        'Plague: everyone takes one follower back from the land. It scores nothing, but you can place it again.',
    },
  },
  trade: {
    recall: 'It returns to your supply without points. What it would score now stands beside it.',
  },
  board: {
    pig: (segment) => `The pig is at ${segment}`,
  },
  start: {
    about: {
      wheel: 'The wheel of fortune turns in the middle. The pig brings luck, or the plague.',
    },
  },
};
