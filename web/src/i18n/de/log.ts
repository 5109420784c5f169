// German: what happened, in sentences.
import { listIn } from '../words.ts';
import type { LogTexts, EndTexts } from '../texts.ts';

const list = listIn('de');

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
  withFigure: {
    knight: 'einem Ritter',
    robber: 'einem Wegelagerer',
    farmer: 'einem Bauern',
    monk: 'einem Mönch',
    herald: 'einem Herold',
    towerKnight: 'einem Ritter',
    squire: 'einem Knappen',
    preacher: 'einem Prediger',
    merchant: 'einem Händler',
  },
  discarded: (name, discarded) =>
    `${discarded} passt nirgends und kommt aus dem Spiel; ${name} zieht noch einmal.`,
  home: (who) => `Zurück im Vorrat: ${list(who)}.`,
  homecomer: (name, figures) => `${figures} (${name})`,
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
