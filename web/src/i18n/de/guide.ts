// German: tips for the first game, what an answer costs, and why something is no answer.
import type { AreaKind } from '../../model/game_events.ts';
import type { GuideTexts, WhyNotTexts } from '../guide_texts.ts';

export const guide: GuideTexts = {
  tile: {
    mouse:
      'Deine Karte passt auf jedes hervorgehobene Feld. Klicke auf eines, drehe die Karte mit R oder dem Mausrad und lege sie mit einem zweiten Klick.',
    touch:
      'Deine Karte passt auf jedes hervorgehobene Feld. Tippe auf eines, tippe noch einmal, um die Karte zu drehen, und dann auf „Karte legen“.',
  },
  lessons: {
    follower:
      'Ein Gefolgsmann besetzt, worauf er steht: Ist es fertig, bekommst du die Punkte und ihn zurück. Du hast nur wenige, also lohnt es sich manchmal, keinen einzusetzen.',
    finished:
      'Das erste Gebiet ist fertig. Die Punkte bekommt, wer dort die meisten Gefolgsleute hat – bei Gleichstand alle Beteiligten voll –, und die Gefolgsleute kommen zurück.',
    field:
      'Ein Bauer bleibt bis zum Ende der Partie auf seiner Wiese und bringt dann 3 Punkte für jede fertige Stadt daran. Vorher bekommst du ihn nicht zurück.',
  },
  tip: 'Tipp',
  gotIt: 'Verstanden',
  noMore: 'Keine Tipps mehr',
  tips: 'Tipps für die erste Partie',
  again: 'Alle Tipps noch einmal zeigen',
  willCome: 'Die Tipps erscheinen nach und nach noch einmal.',
  areOff: 'Es erscheinen keine Tipps mehr. In diesem Menü lassen sie sich wieder einschalten.',
};

const subjects: Record<AreaKind, string> = {
  city: 'Eine Stadt',
  road: 'Eine Straße',
  field: 'Eine Wiese',
  cloister: 'Ein Kloster',
  path: 'Ein Weg',
  tower: 'Ein Turm',
  house: 'Ein Haus',
  chapel: 'Eine Kapelle',
  court: 'Ein Hof',
};
const objects: Record<AreaKind, string> = {
  city: 'eine Stadt',
  road: 'eine Straße',
  field: 'eine Wiese',
  cloister: 'ein Kloster',
  path: 'einen Weg',
  tower: 'einen Turm',
  house: 'ein Haus',
  chapel: 'eine Kapelle',
  court: 'einen Hof',
};

export const whyNot: WhyNotTexts = {
  alone: 'Hier nicht: Eine Karte muss an eine andere grenzen.',
  clash: (ours, theirs) => `Hier nicht: ${subjects[ours]} träfe auf ${objects[theirs]}.`,
  taken: 'Hier nicht: In diesem Gebiet steht schon jemand.',
  lastTile: 'Hier nicht: Ein Gefolgsmann kommt nur auf die eben gelegte Karte.',
  noFollower: 'In deinem Vorrat ist kein Gefolgsmann mehr.',
  marked: 'Wähle eine der markierten Stellen.',
  rules: 'Hier nicht: Die Regeln lassen es nicht zu.',
};
