// German: what is said about castles only.
import { names } from '../../i18n/de/names.ts';
import { counter } from '../../i18n/words.ts';
import type { AreaKind, ScoringKind } from '../../model/game_events.ts';
import type { CastlesTexts } from './texts.ts';

const point = counter('Punkt', 'Punkte');
const castellan = 'Gefolgsmann von einer Burg';

/** `so viel wie …` */
const sources: Partial<Record<ScoringKind, string>> = {
  city: 'die fertige Stadt',
  road: 'die fertige Straße',
  cloister: 'das fertige Kloster',
  castle: 'die gewertete Burg',
};

export const de: CastlesTexts = {
  names: {
    modules: { castles: { name: 'Burgen', inText: 'Burgen' } },
    figure: {
      castellan,
    },
    figures: {
      castellan: counter(castellan, 'Gefolgsleute von Burgen'),
    },
    sources: {
      castle: 'Burgen',
    },
  },
  scoring: {
    title: {
      castle: 'Burg',
    },
    nouns: {
      castle: counter('Burg', 'Burgen'),
    },
    castle: (source) => `so viel wie ${sources[source] ?? names.areas[source as AreaKind]} daneben`,
  },
  log: {
    castle: (name) => `${name} macht die Kleinstadt zur Burg.`,
  },
  questions: {
    you: {
      castle: 'Machst du die Kleinstadt zur Burg?',
      reward: 'Welches fertige Gebiet bringt deiner Burg die Punkte?',
    },
    others: {
      castle: (name) => `${name} überlegt, ob eine Burg entsteht …`,
      reward: (name) => `${name} wählt, was eine Burg bringt …`,
    },
    decline: {
      castle: 'Keine Burg',
    },
  },
  guide: {
    lessons: {
      castle:
        'Für eine Burg verzichtest du auf die Punkte der Kleinstadt. Dafür wartet dein Gefolgsmann auf ihr und bekommt alle Punkte vom Nächsten, was daneben fertig wird – egal, wem es gehört.',
      reward:
        'Neben deiner Burg ist mehreres zugleich fertig geworden, aber sie wertet nur eines davon. Danach kommt ihr Gefolgsmann zurück.',
    },
  },
  trade: {
    landmark: (points) =>
      `Du verzichtest jetzt auf ${points === null ? 'ihre Punkte' : `ihre ${point(points)}`}. Dafür bringt die Burg so viel wie das Nächste, was in diesen sechs Feldern fertig wird.`,
    reward: 'Die Burg wertet nur einmal: alle Punkte von dem, was du wählst, egal, wem es gehört.',
  },
  board: {
    landmark: 'Burg hier',
    castleOf: (name) => `Burg von ${name}`,
    castleWaits:
      'Wartet auf das Nächste, was in ihren sechs Feldern fertig wird, und bringt ebenso viele Punkte.',
    castleDone: 'Hat ihre Punkte gebracht.',
  },
  table: {
    castles: counter('Burg im Vorrat', 'Burgen im Vorrat'),
  },
};
