// German: the rules of the Wheel of Fortune, in our own words.
import type { RulesText } from '../../../rules/types.ts';

export const rules: RulesText = {
  lead: 'Ein Carcassonne für sich, das um ein großes Rad herum wächst. Ein Schwein läuft darauf im Kreis, und wo es stehen bleibt, gibt es Geschenke – oder die Pest geht um.',
  players: '2 bis 5',
  duration: 'zu zweit etwa 40 Minuten',
  pieces: '72 Karten, der Plan mit dem Rad, ein Schwein und je 7 Gefolgsleute',
  turn: [
    'Du ziehst eine Karte. Trägt sie eine Zahl, läuft zuerst das Schwein so viele Felder des Rades weiter.',
    'Das Rad wirkt auf alle (Fortuna nur auf dich), dann werden die Kronenfelder dort gewertet.',
    'Du legst die Karte passend an.',
    'Du darfst einen Gefolgsmann einsetzen: auf diese Karte oder auf ein freies Kronenfeld.',
    'Was fertig ist, wird gewertet wie in Carcassonne.',
  ],
  note: 'Alle Regeln von Carcassonne (C1 bis C14) gelten auch hier, wo unten nichts anderes steht.',
  points: [
    { what: 'Fortuna', worth: '3, für die Person am Zug', rule: 'W5' },
    { what: 'Steuern', worth: 'je Ritter: so viele, wie du dort Ritter hast, und 1 je Wappen', rule: 'W6' },
    { what: 'Hungersnot', worth: 'je Bauer: 1 für jede fertige Stadt an seiner Wiese', rule: 'W7' },
    { what: 'Unwetter', worth: '1 je Gefolgsmann im Vorrat', rule: 'W8' },
    { what: 'Inquisition', worth: '2 je Mönch', rule: 'W9' },
    { what: 'Pest', worth: '0; ein Gefolgsmann muss heim', rule: 'W10' },
    { what: 'Kronenfeld, das einzige seines Abschnitts', worth: '3', rule: 'W11' },
    { what: 'Kronenfeld, eines von zweien', worth: 'allein 6, zu zweit je 3', rule: 'W11' },
    { what: 'Alles andere', worth: 'wie in Carcassonne', rule: 'C13' },
  ],
  sections: [
    {
      id: 'W1',
      part: 'Der Plan',
      title: 'Aufbau',
      body: [
        'An die Stelle der Startkarte tritt ein Plan von vier mal vier Feldern mit dem Rad in der Mitte. Alle 72 Karten dieses Spiels werden gemischt und gezogen.',
        'Das Schwein beginnt auf Fortuna. Es spielen 2 bis 5 Personen, auch mit Brücken, Burgen und Basaren.',
      ],
    },
    {
      id: 'W2',
      title: 'Der Plan ist Landschaft',
      body: [
        'An alle 16 Außenkanten des Plans darf angelegt werden. Seine drei Straßen, seine drei Städte und seine Wiesen sind gewöhnliche Gebiete, auf denen anfangs niemand steht.',
      ],
      decision:
        'Jedes Feld des Plans zählt als eine Karte: für Straßen und Städte, die darauf liegen, und als belegtes Feld neben einem Kloster. Die drei Straßen enden am Rad. Das Rad selbst gehört zu keiner Wiese.',
    },
    {
      id: 'W3',
      title: 'Das Rad',
      body: [
        'Das Rad hat sechs Abschnitte. Im Uhrzeigersinn:',
        '– Fortuna: 1 Kronenfeld',
        '– Steuern: 2 Kronenfelder',
        '– Hungersnot: 1 Kronenfeld',
        '– Unwetter: 2 Kronenfelder',
        '– Inquisition: 1 Kronenfeld',
        '– Pest: 2 Kronenfelder',
      ],
      example:
        'Das Schwein steht auf „Steuern“. Dort hat nur B jemanden auf einem der beiden Kronenfelder: 6 Punkte (W11). Wer anderswo auf einer Krone steht, wartet weiter.',
    },
    {
      id: 'W4',
      part: 'Das Schwein läuft',
      title: 'Karten mit einer Zahl',
      body: [
        'Von den 72 Karten tragen 19 eine Zahl: 11 eine 1, 5 eine 2 und 3 eine 3. Ziehst du eine, geschieht vor dem Anlegen der Reihe nach:',
        '– Das Schwein läuft im Uhrzeigersinn so viele Abschnitte weiter.',
        '– Der Abschnitt, auf dem es ankommt, wirkt (W5 bis W10).',
        '– Die Kronenfelder dieses Abschnitts werden gewertet (W11).',
        '– Dein Zug geht weiter wie immer.',
        'Eine Karte ohne Zahl bewegt nichts.',
      ],
    },
    {
      id: 'W5',
      title: 'Fortuna: 3 Punkte',
      body: ['Wer am Zug ist, bekommt 3 Punkte. Alle anderen gehen leer aus.'],
    },
    {
      id: 'W6',
      title: 'Steuern: Punkte für Ritter',
      body: [
        'Jede Stadt wird für jede Person einzeln betrachtet: Jeder deiner Ritter dort bringt so viele Punkte, wie du Ritter in der Stadt hast, und dazu 1 je Wappen. Mit 3 Rittern bei 1 Wappen sind das 3 × (3 + 1) = 12.',
        'Ritter der anderen ändern daran nichts. In fertigen Städten steht niemand mehr, also zahlen sie nichts.',
      ],
      example:
        'Eine Stadt mit 2 Wappen: A hat dort 2 Ritter und bekommt 2 × (2 + 2) = 8 Punkte, B hat einen und bekommt 1 × (1 + 2) = 3.',
    },
    {
      id: 'W7',
      title: 'Hungersnot: Punkte für Bauern',
      body: [
        'Jeder Bauer bringt 1 Punkt für jede fertige Stadt an seiner Wiese. Wer dort die meisten hat, ist gleich: Es zählt jeder einzelne Bauer.',
      ],
    },
    {
      id: 'W8',
      title: 'Unwetter: Punkte für den Vorrat',
      body: [
        'Alle bekommen 1 Punkt für jeden Gefolgsmann, der gerade in ihrem Vorrat ist. Wer auf einem Kronenfeld steht, gehört nicht zum Vorrat.',
      ],
    },
    {
      id: 'W9',
      title: 'Inquisition: Punkte für Mönche',
      body: ['Alle bekommen 2 Punkte für jeden eigenen Mönch, der in einem Kloster steht.'],
    },
    {
      id: 'W10',
      title: 'Pest: einer muss heim',
      body: [
        'Alle müssen einen eigenen Gefolgsmann aus der Landschaft in den Vorrat zurücknehmen und wählen selbst, welchen. Wer am Zug ist, beginnt; die anderen folgen im Uhrzeigersinn.',
        'Auf Kronenfeldern sind sie sicher. Wer niemanden in der Landschaft hat, tut nichts; wer genau einen hat, wird nicht gefragt. Punkte gibt es für die Heimkehr nicht.',
      ],
    },
    {
      id: 'W11',
      part: 'Kronenfelder',
      title: 'Kronenfelder werten',
      body: [
        'Gewertet werden nur die Kronenfelder des Abschnitts, auf dem das Schwein ankommt:',
        '– Hat er ein Kronenfeld, bringt der Gefolgsmann darauf 3 Punkte.',
        '– Hat er zwei, bringt ein Gefolgsmann allein 6 Punkte; stehen dort zwei, bringt jeder 3, auch wenn beide dir gehören.',
        'Danach kommen sie zurück und können noch im selben Zug wieder eingesetzt werden. In Abschnitten, an denen das Schwein nur vorbeiläuft oder die es verlässt, bleiben alle stehen.',
      ],
    },
    {
      id: 'W12',
      title: 'Auf ein Kronenfeld setzen',
      body: [
        'Statt auf die Karte (oder auf eine Brücke, B7) darfst du deinen Gefolgsmann auf ein beliebiges freies Kronenfeld setzen. Es bleibt bei einem je Zug, und auf jedem Kronenfeld ist Platz für einen.',
      ],
    },
    {
      id: 'W13',
      part: 'Sonderfälle und Ende',
      title: 'Eine Karte mit Zahl passt nirgends',
      body: ['Sie kommt wie in C4 aus dem Spiel, und du ziehst eine andere.'],
      decision:
        'Was das Schwein ihretwegen ausgelöst hat, gilt trotzdem. Trägt die neue Karte auch eine Zahl, läuft es noch einmal.',
    },
    {
      id: 'W14',
      title: 'Das Ende',
      body: ['Die Schlusswertung ist die von Carcassonne (C13).'],
      decision: 'Wer dann noch auf einem Kronenfeld steht, bekommt dafür nichts.',
    },
  ],
};
