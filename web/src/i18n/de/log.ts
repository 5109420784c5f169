// German: what happened, in sentences.
import type { Figure } from '../../model/figures.ts';
import { counter, listIn } from '../words.ts';
import type { EndTexts, LogTexts } from '../texts.ts';
import { names } from './names.ts';

const list = listIn('de');
const point = counter('Punkt', 'Punkte');
const tile = counter('Karte', 'Karten');

/** `mit …` */
const withFigure: Record<Figure, string> = {
  knight: 'einem Ritter',
  robber: 'einem Wegelagerer',
  farmer: 'einem Bauern',
  monk: 'einem Mönch',
  herald: 'einem Herold',
  towerKnight: 'einem Ritter',
  squire: 'einem Knappen',
  preacher: 'einem Prediger',
  merchant: 'einem Händler',
  king: 'dem König',
  falconer: 'dem Falkner',
  castellan: 'einem Gefolgsmann',
  crowned: 'einem Gefolgsmann',
};

export const log: LogTexts = {
  created: 'Der Tisch ist eröffnet.',
  joined: (name) => `${name} setzt sich.`,
  left: (name) => `${name} hat den Platz verlassen.`,
  undone: (name) => `${name} hat den letzten Zug zurückgenommen.`,
  draw: {
    offer: (name) => `${name} bietet ein Unentschieden an.`,
    accept: (name) => `${name} nimmt das Unentschieden an.`,
    decline: (name) => `${name} lehnt das Unentschieden ab.`,
    withdraw: (name) => `${name} zieht das Angebot eines Unentschiedens zurück.`,
  },
  replaced: {
    left: (name, computer) => `${name} ist gegangen: Der Computer (${computer}) spielt weiter.`,
    resigned: (name, computer) => `${name} hat aufgegeben: Der Computer (${computer}) spielt weiter.`,
    time: (name, computer) => `Die Zeit von ${name} ist um: Der Computer (${computer}) spielt weiter.`,
    removed: (name, computer) =>
      `${name} wurde vom Tisch verwiesen: Der Computer (${computer}) spielt weiter.`,
    deleted: (name, computer) => `${name} ist nicht mehr da: Der Computer (${computer}) spielt weiter.`,
  },
  muted: (name) => `${name} wurde vom Gastgeber stummgeschaltet.`,
  unmuted: (name) => `${name} darf wieder schreiben.`,
  removed: (name) => `${name} wurde vom Gastgeber vom Tisch verwiesen.`,
  someone: 'Jemand',
  turn: (name, placed, extras) =>
    `${name} legt ${placed} an${extras.length > 0 ? `, mit ${list(extras)}` : ''}.`,
  turnBridge: 'einer Brücke',
  turnFollower: (figure, standing) => `${withFigure[figure]} ${names.standing[standing]}`,
  turnCrown: (segment) => `einem Gefolgsmann auf dem Kronenfeld ${segment}`,
  discarded: (name, discarded) =>
    `${discarded} passt nirgends und kommt aus dem Spiel; ${name} zieht noch einmal.`,
  refused: (name, discarded) => `${name} legt ${discarded} weg: Sie passt nur mit einer Brücke.`,
  castle: (name) => `${name} macht die Kleinstadt zur Burg.`,
  home: (who) => `Zurück im Vorrat: ${list(who)}.`,
  homecomer: (name, figures) => `${figures} (${name})`,
  pig: (segment) => `Das Schwein rückt auf „${segment}“ vor.`,
  pigDrawn: (name, drawn, segment) => `${name} zieht ${drawn}: Das Schwein rückt auf „${segment}“ vor.`,
  plague: 'Alle nehmen einen Gefolgsmann zurück.',
  bazaar: (name, tiles) => `${name} hat einen Basar eröffnet: ${list(tiles)}.`,
  offered: (name, offered, points) => `${name} sucht ${offered} aus und bietet ${points}.`,
  bid: (name, points) => `${name} bietet ${points}.`,
  passed: (name) => `${name} passt.`,
  won: (name, won) => `${name} bekommt ${won}.`,
  wonPaid: (name, won, points, to) =>
    `${name} bekommt ${won} und zahlt ${point(points)}${to === null ? '' : ` an ${to}`}.`,
  nests: (name, tokens) =>
    `${name} nimmt ${counter('Falkennest-Plättchen', 'Falkennest-Plättchen')(tokens)}.`,
  keep: (name, tiles) => `Der Palas von ${name} steht jetzt auf dem fertigen Haus: ${tile(tiles)}.`,
  wallTile: (name, tower, wallTile, effect) =>
    `${name} nimmt Mauerplättchen ${wallTile} vom Eckturm ${tower}: ${effect}.`,
  extra: (name) => `${name} nutzt Mauerplättchen 1 für noch einen Zug.`,
  finalScoring: 'Die letzte Karte liegt: Schlusswertung.',
};

export const end: EndTexts = {
  won: (winners) =>
    winners.length > 1 ? `${list(winners)} teilen sich den Sieg.` : `${list(winners)} hat gewonnen.`,
  reasons: {
    over: () => 'Die Partie ist zu Ende.',
    resigned: (name) => `${name} hat aufgegeben.`,
    time: (name) => `Die Zeit von ${name} ist abgelaufen.`,
    drawn: () => 'Die Spieler haben sich auf ein Unentschieden geeinigt.',
    aborted: () => 'Der Tisch wurde vor dem Ende geschlossen.',
  },
};
