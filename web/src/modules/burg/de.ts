// German: what is said about Die Burg only.
import { counter } from '../../i18n/words.ts';
import type { BurgTexts } from './texts.ts';

const tile = counter('Karte', 'Karten');

export const de: BurgTexts = {
  names: {
    games: {
      castle: 'Die Burg',
    },
    wallTiles: {
      1: { name: 'Noch ein Zug', effect: 'ein ganzer weiterer Zug gleich nach einem eigenen' },
      2: { name: 'Turm doppelt', effect: 'ein fertiger Turm zählt doppelt' },
      3: { name: 'Haus doppelt', effect: 'ein fertiges Haus zählt doppelt' },
      4: { name: 'Offener Weg', effect: 'am Ende 1 Punkt für jede Karte eines unfertigen Weges' },
      5: { name: 'Offener Turm', effect: 'am Ende 2 Punkte für jede Karte eines unfertigen Turms' },
      6: { name: 'Offenes Haus', effect: 'am Ende 1 Punkt für jede Karte eines unfertigen Hauses' },
      7: { name: 'Reicher Markt', effect: 'am Ende 4 statt 3 Punkte für jeden Markt eines Hofes' },
      8: { name: 'Größerer Palas', effect: 'am Ende zählt der Palas 2 Karten mehr' },
      9: { name: 'Fünf Punkte', effect: 'am Ende 5 Punkte' },
    },
    sources: {
      keep: 'Palas',
      'wall-tile': 'Mauerplättchen',
    },
  },
  scoring: {
    title: {
      keep: 'Palas',
      'wall-tile': 'Mauerplättchen',
    },
    wallTileTitle: (wallTile) => `Mauerplättchen ${wallTile}`,
    keep: (tiles) => `der größere, mit ${tile(tiles)}`,
    nouns: {
      market: counter('Markt', 'Märkte'),
      freeCell: counter('freies Feld', 'freie Felder'),
    },
    reasons: {
      fountain: 'mit Brunnen',
      wallTile2: 'durch Mauerplättchen 2',
      wallTile3: 'durch Mauerplättchen 3',
      wallTile7: 'durch Mauerplättchen 7',
    },
  },
  log: {
    keep: (name, tiles) => `Der Palas von ${name} steht jetzt auf dem fertigen Haus: ${tile(tiles)}.`,
    wallTile: (name, tower, wallTile, effect) =>
      `${name} nimmt Mauerplättchen ${wallTile} vom Eckturm ${tower}: ${effect}.`,
    extra: (name) => `${name} nutzt Mauerplättchen 1 für noch einen Zug.`,
  },
  questions: {
    you: {
      score: 'Was wird als Nächstes gewertet?',
      extra: 'Nutzt du Mauerplättchen 1 für noch einen Zug?',
    },
    others: {
      score: (name) => `${name} wählt, was als Nächstes gewertet wird …`,
      extra: (name) => `${name} überlegt, ob noch ein Zug folgt …`,
    },
    decline: {
      extra: 'Kein weiterer Zug',
    },
    scoreHow: 'Zählt es doppelt?',
    double: (wallTile) => `Doppelt mit Mauerplättchen ${wallTile}`,
    extra: 'Noch ein Zug',
  },
  guide: {
    lessons: {
      finishedCourt:
        'Das erste Gebiet ist fertig. Die Punkte bekommt, wer dort mehr Gefolgsleute hat – bei Gleichstand niemand –, und die Gefolgsleute kommen zurück.',
      court:
        'Ein Händler bleibt bis zum Ende der Partie auf seinem Hof und bringt dann 3 Punkte für jeden Markt dort. Vorher bekommst du ihn nicht zurück.',
      keep: 'Wer ein Haus gewinnt, setzt seinen Palas darauf. Am Ende bringt der Palas auf dem größeren Haus einen Punkt für jedes Feld der größten freien Fläche.',
      wallTile:
        'Ein Zählstein ist genau an einem Eckturm stehen geblieben und hat das Mauerplättchen bekommen. Die verdoppeln Gebiete, bringen Züge oder zählen am Ende – genau zu treffen ist oft mehr wert als viele Punkte.',
      order:
        'Mehrere Gebiete sind fertig, und alle werden gewertet. Du bestimmst die Reihenfolge: Jede Wertung bewegt einen Zählstein, und wer an einem Turm stehen bleibt, nimmt das Mauerplättchen.',
      extra: 'Dieses Mauerplättchen bringt dir sofort einen ganzen weiteren Zug. Es wirkt nur einmal.',
    },
  },
  trade: {
    order:
      'Alle werden gewertet. Von der Reihenfolge hängt ab, wo die Zählsteine stehen bleiben und wer ein Mauerplättchen nimmt.',
    double: 'Mit dem Verdoppeln ist das Mauerplättchen verbraucht.',
    extra: 'Das bringt dir sofort einen ganzen Zug; danach ist das Mauerplättchen verbraucht.',
  },
  board: {
    courts: 'Zeigen, wem die Höfe gehören',
    wall: 'Mauer',
    freeGroup: (cells) => `Größte freie Fläche: ${counter('Feld', 'Felder')(cells)}`,
    wallTile: (kind, name, effect) => `Mauerplättchen ${kind}: ${name}, ${effect}`,
    plain: 'Werten',
  },
  whyNot: {
    aloneInWall: 'Hier nicht: Eine Karte muss an eine andere oder an ein Startfeld grenzen.',
    outside: 'Hier nicht: Karten liegen nur innerhalb der Mauer.',
  },
  start: {
    about: {
      castle: 'Zu zweit innerhalb der Mauer: Türme, Häuser und Höfe, und die Punkte laufen auf der Mauer.',
    },
  },
  words: {
    places: {
      wall: (row, column) => `Reihe ${row}, Spalte ${column}`,
    },
  },
};
