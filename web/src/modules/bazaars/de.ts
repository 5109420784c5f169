// German: what is said about bazaars only.
import { counter, listIn } from '../../i18n/words.ts';
import type { BazaarsTexts } from './texts.ts';

const list = listIn('de');
const point = counter('Punkt', 'Punkte');
const belowZero = 'Punkte dürfen unter null fallen.';

export const de: BazaarsTexts = {
  names: {
    modules: { bazaars: { name: 'Basare', inText: 'Basaren' } },
    options: {
      bazaar: {
        name: 'Basar ohne Bieten',
        effect: 'Alle nehmen eine der offenen Karten und legen sie sofort an.',
      },
    },
    sources: {
      received: 'In Basaren bekommen',
      paid: 'In Basaren bezahlt',
    },
  },
  words: {
    marks: {
      bazaar: 'Basar',
    },
  },
  log: {
    bazaar: (name, tiles) => `${name} hat einen Basar eröffnet: ${list(tiles)}.`,
    offered: (name, offered, points) => `${name} sucht ${offered} aus und bietet ${points}.`,
    bid: (name, points) => `${name} bietet ${points}.`,
    passed: (name) => `${name} passt.`,
    won: (name, won) => `${name} bekommt ${won}.`,
    wonPaid: (name, won, points, to) =>
      `${name} bekommt ${won} und zahlt ${point(points)}${to === null ? '' : ` an ${to}`}.`,
  },
  questions: {
    you: {
      offer: 'Suche eine Karte aus und nenne dein Gebot.',
      bid: 'Bietest du mehr, oder passt du?',
      sell: 'Kaufst du die Karte, oder verkaufst du sie an das höchste Gebot?',
      take: 'Welche der offenen Karten nimmst du?',
    },
    others: {
      offer: (name) => `${name} sucht im Basar eine Karte aus …`,
      bid: (name) => `${name} überlegt sich ein Gebot …`,
      sell: (name) => `${name} kauft oder verkauft …`,
      take: (name) => `${name} nimmt sich im Basar eine Karte …`,
    },
    decline: {
      bid: 'Passen',
    },
    buy: (points) => `Für ${point(points)} kaufen`,
    sell: (points) => `Für ${point(points)} verkaufen`,
  },
  guide: {
    lessons: {
      offer:
        'Jeder bekommt eine dieser Karten. Wähle eine aus und sage, was sie dir wert ist; danach dürfen die anderen je einmal mehr bieten.',
      bid: 'Du wirst nur einmal gefragt. Bleibt dein Gebot das höchste, entscheidet, wer die Karte ausgesucht hat, ob du sie bekommst.',
      sell: 'Du hast diese Karte ausgesucht und wurdest überboten. Nun hast du die Wahl: die Karte oder die Punkte.',
      take: 'Nimm eine der offenen Karten; du legst sie sofort in einem eigenen Zug an.',
    },
  },
  trade: {
    offer: `Bietet niemand mehr, zahlst du dein Gebot. Wirst du überboten, kaufst du zu diesem Preis oder verkaufst. ${belowZero}`,
    bid: (seller) =>
      `Mit dem höchsten Gebot bekommst du die Karte und zahlst an ${seller}, oder ${seller} behält sie und zahlt dir so viel. ${belowZero}`,
    sell: (bidder, points) =>
      `Kaufen: Du bekommst die Karte und zahlst ${bidder} ${point(points)}. Verkaufen: ${bidder} bekommt sie und zahlt dir ${point(points)}.`,
    take: 'Du legst sie sofort in einem ganzen Zug an.',
  },
  board: {
    auction: 'Basar',
    openTiles: 'Offene Karten',
    highest: (name, points) => `Höchstes Gebot: ${name}, ${points}`,
    wonBy: (name) => `für ${name}`,
    passed: (names) => `Gepasst: ${names}`,
    standing: (name, points) => `${name} hat ${point(points)}`,
    more: 'Mehr',
    less: 'Weniger',
    offer: (points) => `Für ${points} anbieten`,
    bid: (points) => `${points} bieten`,
    take: 'Diese Karte nehmen',
  },
};
