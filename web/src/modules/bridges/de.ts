// German: what is said about bridges only.
import { counter } from '../../i18n/words.ts';
import type { BridgesTexts } from './texts.ts';

const oneOf = (count: number): string =>
  count === 1 ? 'deine letzte Brücke' : `eine deiner ${count} Brücken`;

export const de: BridgesTexts = {
  names: {
    modules: { bridges: { name: 'Brücken', inText: 'Brücken' } },
    standing: {
      bridge: 'auf der Brücke',
    },
  },
  log: {
    turnBridge: 'einer Brücke',
    refused: (name, discarded) => `${name} legt ${discarded} weg: Sie passt nur mit einer Brücke.`,
  },
  questions: {
    span: 'Wo baust du eine Brücke?',
    buildSpan: 'Brücke bauen …',
    noSpan: 'Keine Brücke',
    decline: {
      place: 'Karte weglegen',
    },
  },
  guide: {
    lessons: {
      bridge:
        'Eine Brücke führt eine Straße über alles hinweg. Du hast für die ganze Partie nur wenige; dafür wird eine Straße länger, oder ein Gefolgsmann bekommt eine eigene.',
      tileBridge:
        'Auf manche dieser Felder passt die Karte nur mit einer Brücke. Legst du sie dorthin, ist eine deiner Brücken verbaut.',
    },
  },
  trade: {
    span: (count) =>
      `Damit ist ${oneOf(count)} verbaut. Beide Enden gelten als Straße; danach darfst du noch einen Gefolgsmann einsetzen, auch auf die Brücke.`,
    spanHere: (count) => `Hier braucht es eine Brücke; damit ist ${oneOf(count)} verbaut.`,
    refuse:
      'Sie passt nur mit einer Brücke. Legst du sie weg, kommt sie aus dem Spiel, und du ziehst eine andere.',
  },
  board: {
    withSpan: 'mit einer Brücke',
    span: { ns: 'Brücke von Norden nach Süden', ew: 'Brücke von Westen nach Osten' },
  },
  start: {
    about: {
      bridges: 'Straßen über Stock und Stein, kleine Städte als Burgen, und Karten unter dem Hammer.',
    },
  },
  tiles: {
    sets: { bridges: 'Brücken, Burgen und Basare' },
  },
  table: {
    bridges: counter('Brücke im Vorrat', 'Brücken im Vorrat'),
  },
};
