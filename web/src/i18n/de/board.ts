// German: what the board says beside the questions.
import { counter, pointsIn } from '../words.ts';
import type { BoardTexts } from '../texts.ts';

const card = counter('Karte', 'Karten');
const point = counter('Punkt', 'Punkte');
const follower = counter('Gefolgsmann', 'Gefolgsleute');

export const board: BoardTexts = {
  name: 'Spielfläche',
  keys: 'Pfeiltasten wechseln zwischen den Möglichkeiten, R dreht die Karte, Eingabe bestätigt, Escape geht zurück, Zifferntasten wählen, 0 lehnt ab, B baut eine Brücke. Plus und Minus vergrößern und verkleinern, F zeigt alles, G geht durch die Gebiete und O durch die freien Felder, mit Umschalt zurück, L zeigt die letzte Karte, V zeigt, wem der Boden gehört.',
  list: 'Die Spielfläche als Liste',
  listTiles: 'Karten auf der Spielfläche',
  listAreas: 'Gebiete mit Gefolgsleuten',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  fit: 'Alles zeigen',
  fields: 'Zeigen, wem die Wiesen gehören',
  last: 'Die letzte Karte zeigen',
  turn: 'Drehen',
  lay: 'Karte legen',
  confirm: 'Bestätigen',
  back: 'Zurück',
  placeOf: (index, count) => `${index} von ${count}`,
  laidBy: (tile, cell, who) => `${tile}, ${cell}${who ? `, von ${who}` : ''}`,
  figureOf: (name, figure) => `${figure} (${name})`,
  inHand: (drawn) => `Auf der Hand: ${drawn}.`,
  nextTo: (things) => `daneben: ${things}`,
  followersOf: (names) => `Gefolgsleute: ${names}`,
  noPoints: 'Noch keine Punkte',
  gain: (name, points) => `${name}: ${points < 0 ? '−' : '+'}${Math.abs(points)}`,
  closes: (areas) => `Fertig: ${areas}`,
  home: (names, count) => `${follower(count)} zurück: ${names}`,
  ownedBy: (area, names) => `${area} für ${names}`,
  nobody: 'niemanden',
  owner: (names) => `Punkte für ${names}`,
  points: point,
  worth: (points) => `jetzt ${point(points)}`,
  worthComplete: (points) => `fertig ${point(points)}`,
  worthAtEnd: (points) => `am Ende ${point(points)}`,
  finished: 'fertig',
  sizes: {
    tiles: counter('Karte', 'Karten'),
    pennants: counter('Wappen', 'Wappen'),
    cities: counter('Stadt', 'Städte'),
    markets: counter('Markt', 'Märkte'),
  },
  left: (count) => `noch ${count}`,
  remaining: (count) => `Noch ${counter('Karte', 'Karten')(count)}`,
  odds: (fit, left, percent) =>
    `${fit} von ${card(left)} ${fit === 1 ? 'passt' : 'passen'}: ${percent} % Chance`,
  fitsNowhere: 'Keine der restlichen Karten passt hier.',
  discarded: 'Aus dem Spiel',
  hints: 'Die besten Züge',
  hintsAbout: 'Um wie viele Punkte du am Ende vorn liegen dürftest.',
  closeHints: 'Tipps schließen',
  expected: pointsIn('de'),
  hint: (rank) => `Vorschlag ${rank}`,
};
