// German: what is said about the wheel only.
import { away } from '../../i18n/de/words.ts';
import { counter } from '../../i18n/words.ts';
import type { Way } from '../../i18n/word_texts.ts';
import type { WheelTexts } from './texts.ts';

const crowned = 'Gefolgsmann vom Schicksalsrad';
const segments = {
  fortune: 'Fortuna',
  taxes: 'Steuern',
  famine: 'Hungersnot',
  storm: 'Unwetter',
  inquisition: 'Inquisition',
  plague: 'Pest',
};

function nearWheel(ways: readonly Way[], row: number | null, column: number | null): string {
  const rows = row === null ? [] : [`Reihe ${row}`];
  const columns = column === null ? [] : [`Spalte ${column}`];
  const from = ways.length > 0 ? `${away(ways)} des Rades` : 'auf dem Rad';
  return [from, ...rows, ...columns].join(', ');
}

export const de: WheelTexts = {
  names: {
    games: {
      wheel: 'Das Schicksalsrad',
    },
    segments,
    figure: {
      crowned,
    },
    figures: {
      crowned: counter(crowned, 'Gefolgsleute vom Schicksalsrad'),
    },
    sources: { ...segments, crown: 'Kronenfelder' },
  },
  words: {
    wheel: (number) => `Radzahl ${number}`,
    places: {
      wheel: nearWheel,
    },
  },
  scoring: {
    title: {
      ...segments,
      crown: 'Kronenfeld',
    },
    crownTitle: (segment) => `Kronenfeld ${segment}`,
    nouns: {
      fellow: (count) => `${count} für Ritter`,
      taxedPennant: (count) => `${count} für Wappen`,
      famineCity: counter('fertige Stadt bei eigenen Bauern', 'fertige Städte bei eigenen Bauern'),
      atHome: counter('Gefolgsmann im Vorrat', 'Gefolgsleute im Vorrat'),
      monk: counter('Mönch', 'Mönche'),
    },
  },
  log: {
    turnCrown: (segment) => `einem Gefolgsmann auf dem Kronenfeld ${segment}`,
    pig: (segment) => `Das Schwein rückt auf „${segment}“ vor.`,
    pigDrawn: (name, drawn, segment) => `${name} zieht ${drawn}: Das Schwein rückt auf „${segment}“ vor.`,
    plague: 'Alle nehmen einen Gefolgsmann zurück.',
  },
  questions: {
    you: {
      recall: 'Pest: Welchen Gefolgsmann nimmst du zurück?',
    },
    others: {
      recall: (name) => `${name} wählt, wer zurückkommt …`,
    },
    crown: (segment) => `Gefolgsmann auf dem Kronenfeld ${segment}`,
  },
  guide: {
    lessons: {
      pig: 'Die Karte hatte eine Zahl, also ist das Schwein so viele Abschnitte weitergezogen. Der Abschnitt, auf dem es stehen bleibt, wirkt sofort: Er bringt Punkte oder die Pest.',
      crown:
        'Ein Gefolgsmann auf einer Krone wartet auf das Schwein: Bleibt es in seinem Abschnitt stehen, bringt er 3 oder 6 Punkte und kommt zurück. Bis dahin fehlt er dir.',
      plague:
        'Pest: Alle nehmen einen Gefolgsmann aus der Landschaft zurück. Er bringt keine Punkte, lässt sich aber wieder einsetzen.',
    },
  },
  trade: {
    recall: 'Er kommt ohne Punkte in deinen Vorrat zurück. Daneben steht, was er jetzt brächte.',
  },
  board: {
    pig: (segment) => `Das Schwein steht auf ${segment}`,
  },
  start: {
    about: {
      wheel: 'In der Mitte dreht sich das Schicksalsrad. Das Schwein bringt Glück, oder die Pest.',
    },
  },
};
