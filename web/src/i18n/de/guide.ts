// German: tips for the first game, what an answer costs, and why something is no answer.
import type { AreaKind } from '../../model/game_events.ts';
import type { GuideTexts, TradeTexts, WhyNotTexts } from '../guide_texts.ts';
import { counter } from '../words.ts';

const point = counter('Punkt', 'Punkte');

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
    finishedCourt:
      'Das erste Gebiet ist fertig. Die Punkte bekommt, wer dort mehr Gefolgsleute hat – bei Gleichstand niemand –, und die Gefolgsleute kommen zurück.',
    field:
      'Ein Bauer bleibt bis zum Ende der Partie auf seiner Wiese und bringt dann 3 Punkte für jede fertige Stadt daran. Vorher bekommst du ihn nicht zurück.',
    court:
      'Ein Händler bleibt bis zum Ende der Partie auf seinem Hof und bringt dann 3 Punkte für jeden Markt dort. Vorher bekommst du ihn nicht zurück.',
    bridge:
      'Eine Brücke führt eine Straße über alles hinweg. Du hast für die ganze Partie nur wenige; dafür wird eine Straße länger, oder ein Gefolgsmann bekommt eine eigene.',
    tileBridge:
      'Auf manche dieser Felder passt die Karte nur mit einer Brücke. Legst du sie dorthin, ist eine deiner Brücken verbaut.',
    castle:
      'Für eine Burg verzichtest du auf die Punkte der Kleinstadt. Dafür wartet dein Gefolgsmann auf ihr und bekommt alle Punkte vom Nächsten, was daneben fertig wird – egal, wem es gehört.',
    reward:
      'Neben deiner Burg ist mehreres zugleich fertig geworden, aber sie wertet nur eines davon. Danach kommt ihr Gefolgsmann zurück.',
    offer:
      'Jeder bekommt eine dieser Karten. Wähle eine aus und sage, was sie dir wert ist; danach dürfen die anderen je einmal mehr bieten.',
    bid: 'Du wirst nur einmal gefragt. Bleibt dein Gebot das höchste, entscheidet, wer die Karte ausgesucht hat, ob du sie bekommst.',
    sell: 'Du hast diese Karte ausgesucht und wurdest überboten. Nun hast du die Wahl: die Karte oder die Punkte.',
    take: 'Nimm eine der offenen Karten; du legst sie sofort in einem eigenen Zug an.',
    pig: 'Die Karte hatte eine Zahl, also ist das Schwein so viele Abschnitte weitergezogen. Der Abschnitt, auf dem es stehen bleibt, wirkt sofort: Er bringt Punkte oder die Pest.',
    crown:
      'Ein Gefolgsmann auf einer Krone wartet auf das Schwein: Bleibt es in seinem Abschnitt stehen, bringt er 3 oder 6 Punkte und kommt zurück. Bis dahin fehlt er dir.',
    plague:
      'Pest: Alle nehmen einen Gefolgsmann aus der Landschaft zurück. Er bringt keine Punkte, lässt sich aber wieder einsetzen.',
    keep: 'Wer ein Haus gewinnt, setzt seinen Palas darauf. Am Ende bringt der Palas auf dem größeren Haus einen Punkt für jedes Feld der größten freien Fläche.',
    wallTile:
      'Ein Zählstein ist genau an einem Eckturm stehen geblieben und hat das Mauerplättchen bekommen. Die verdoppeln Gebiete, bringen Züge oder zählen am Ende – genau zu treffen ist oft mehr wert als viele Punkte.',
    order:
      'Mehrere Gebiete sind fertig, und alle werden gewertet. Du bestimmst die Reihenfolge: Jede Wertung bewegt einen Zählstein, und wer an einem Turm stehen bleibt, nimmt das Mauerplättchen.',
    extra: 'Dieses Mauerplättchen bringt dir sofort einen ganzen weiteren Zug. Es wirkt nur einmal.',
    king: 'Der König verdoppelt die Punkte eines Gebiets, das du gewinnst. Du hast nur einen, und bis es fertig ist, fehlt er dir.',
    falconer:
      'Der Falkner bringt dir aus einem Gebiet, das du gewinnst, ein Nestplättchen mehr. Du hast nur einen, und bis es fertig ist, fehlt er dir.',
    nests:
      'Falkennester in einem fertigen Gebiet bekommt, wer dessen Punkte bekommt. Wer am Ende mehr davon hat, wertet die größte freie Fläche.',
  },
  tip: 'Tipp',
  gotIt: 'Verstanden',
  noMore: 'Keine Tipps mehr',
  tips: 'Tipps für die erste Partie',
  again: 'Alle Tipps noch einmal zeigen',
  willCome: 'Die Tipps erscheinen nach und nach noch einmal.',
  areOff: 'Es erscheinen keine Tipps mehr. In diesem Menü lassen sie sich wieder einschalten.',
};

const belowZero = 'Punkte dürfen unter null fallen.';
const oneOf = (count: number): string =>
  count === 1 ? 'deine letzte Brücke' : `eine deiner ${count} Brücken`;

export const trade: TradeTexts = {
  castle: (points) =>
    `Du verzichtest jetzt auf ${points === null ? 'ihre Punkte' : `ihre ${point(points)}`}. Dafür bringt die Burg so viel wie das Nächste, was in diesen sechs Feldern fertig wird.`,
  bridge: (count) =>
    `Damit ist ${oneOf(count)} verbaut. Beide Enden gelten als Straße; danach darfst du noch einen Gefolgsmann einsetzen, auch auf die Brücke.`,
  bridgeHere: (count) => `Hier braucht es eine Brücke; damit ist ${oneOf(count)} verbaut.`,
  refuse:
    'Sie passt nur mit einer Brücke. Legst du sie weg, kommt sie aus dem Spiel, und du ziehst eine andere.',
  reward: 'Die Burg wertet nur einmal: alle Punkte von dem, was du wählst, egal, wem es gehört.',
  recall: 'Er kommt ohne Punkte in deinen Vorrat zurück. Daneben steht, was er jetzt brächte.',
  offer: `Bietet niemand mehr, zahlst du dein Gebot. Wirst du überboten, kaufst du zu diesem Preis oder verkaufst. ${belowZero}`,
  bid: (seller) =>
    `Mit dem höchsten Gebot bekommst du die Karte und zahlst an ${seller}, oder ${seller} behält sie und zahlt dir so viel. ${belowZero}`,
  sell: (bidder, points) =>
    `Kaufen: Du bekommst die Karte und zahlst ${bidder} ${point(points)}. Verkaufen: ${bidder} bekommt sie und zahlt dir ${point(points)}.`,
  take: 'Du legst sie sofort in einem ganzen Zug an.',
  order:
    'Alle werden gewertet. Von der Reihenfolge hängt ab, wo die Zählsteine stehen bleiben und wer ein Mauerplättchen nimmt.',
  double: 'Mit dem Verdoppeln ist das Mauerplättchen verbraucht.',
  extra: 'Das bringt dir sofort einen ganzen Zug; danach ist das Mauerplättchen verbraucht.',
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
  aloneInWall: 'Hier nicht: Eine Karte muss an eine andere oder an ein Startfeld grenzen.',
  outside: 'Hier nicht: Karten liegen nur innerhalb der Mauer.',
  clash: (ours, theirs) => `Hier nicht: ${subjects[ours]} träfe auf ${objects[theirs]}.`,
  taken: 'Hier nicht: In diesem Gebiet steht schon jemand.',
  lastTile: 'Hier nicht: Ein Gefolgsmann kommt nur auf die eben gelegte Karte.',
  noFollower: 'In deinem Vorrat ist kein Gefolgsmann mehr.',
  marked: 'Wähle eine der markierten Stellen.',
  rules: 'Hier nicht: Die Regeln lassen es nicht zu.',
};
