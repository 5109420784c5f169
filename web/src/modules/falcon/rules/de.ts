// German: the rules of Falken, in our own words.
import type { RulesText } from '../../../rules/types.ts';

export const rules: RulesText = {
  lead: 'Mehr Raum und mehr zu holen für Die Burg: Kapellen, die groß erst richtig lohnen, Falkennester, ein König, der verdoppelt, und ein Falkner, der Nester findet.',
  players: 'genau 2',
  duration: 'etwa 40 Minuten',
  pieces: '18 weitere Karten (78 zusammen), die längere Mauer mit vier Toren, je ein König und ein Falkner',
  turn: [
    'Du ziehst eine Karte; auf manchen steht eine Kapelle oder ein Falkennest.',
    'Du legst sie an wie in Die Burg.',
    'Du darfst einen Gefolgsmann einsetzen – oder an seiner Stelle König oder Falkner.',
    'Fertiges bringt Punkte und für jedes Nest ein Plättchen.',
    'Bleibt dein Zählstein genau auf einem Eckturm stehen, nimmst du das Mauerplättchen von dort.',
  ],
  note: 'Alle Regeln von Die Burg (K1 bis K19) gelten weiter. Auch hier sind die Karten und die Mauer – jetzt mit 94 Feldern und 9 Startfeldern – ein *Nachbau*: Uns lag nur der Text der Spielanleitung vor, nicht ihre Bilder.',
  points: [
    {
      what: 'Fertige Kapelle aus 1, 2, 3, 4, 5, 6, 7, 8 und mehr Karten',
      worth: '1, 3, 6, 10, 15, 21, 28, 36',
      rule: 'F2',
    },
    { what: 'Nest in einem fertigen Gebiet', worth: '1 Plättchen', rule: 'F3' },
    { what: 'Mehr Plättchen am Ende', worth: '1 je Feld der größten leeren Gruppe', rule: 'F4' },
    { what: 'König in einem Gebiet, das du gewinnst', worth: 'doppelte Punkte', rule: 'F6' },
    { what: 'Falkner in einem Gebiet, das du gewinnst', worth: '1 Plättchen mehr', rule: 'F6' },
    { what: 'Alles andere', worth: 'wie in Die Burg', rule: 'K18' },
  ],
  sections: [
    {
      id: 'F1',
      part: 'Neues in der Mauer',
      title: 'Tore',
      body: [
        'Vier Tore verlängern die Mauer: zwischen den Feldern 27 und 28, 47 und 48, 69 und 70, 91 und 92. Sie sind selbst keine Felder; Zählsteine ziehen an ihnen vorbei, ohne sie mitzuzählen. Anders in der Variante F9.',
      ],
    },
    {
      id: 'F2',
      title: 'Kapellen',
      body: [
        'Eine Kapelle ist ein Gebiet wie Turm und Haus (K7, K9); wer darin steht, ist ein Prediger. Ist sie fertig, bringt sie der Mehrheit je nach Zahl ihrer Karten:',
        '– 1 Karte: 1 Punkt',
        '– 2 Karten: 3 Punkte',
        '– 3 Karten: 6 Punkte',
        '– 4 Karten: 10 Punkte',
        '– 5 Karten: 15 Punkte',
        '– 6 Karten: 21 Punkte',
        '– 7 Karten: 28 Punkte',
        '– 8 Karten und mehr: 36 Punkte',
        'Eine unfertige Kapelle bringt nichts.',
      ],
      example:
        'Diese Kapelle hat 5 Karten: 15 Punkte für A. Auf ihr sind 2 Nester, und weil der Falkner dabei ist, nimmt A 3 Plättchen (F3, F6).',
    },
    {
      id: 'F3',
      part: 'Falkennester',
      title: 'Nester sammeln',
      body: [
        'Ein Nest liegt in der Mitte seiner Karte und gehört zu jedem Weg, Turm, Haus und jeder Kapelle darauf, nicht zu Höfen. Wer die Punkte eines fertigen Gebiets bekommt, nimmt dazu für jedes Nest darin ein Plättchen. Das Nest bleibt und zählt später für ein anderes Gebiet seiner Karte noch einmal; für ein und dasselbe Gebiet zählt es nur einmal.',
        'In der Schachtel sind 12 Plättchen; gehen sie aus, geben beide gleich viele zurück. Weil nur der Unterschied zählt, spart sich das Programm das Zurückgeben und zählt alle, die je genommen wurden.',
      ],
    },
    {
      id: 'F4',
      title: 'Nester am Ende',
      body: [
        'Wer mehr Plättchen hat, bekommt so viele Punkte, wie die größte zusammenhängende Gruppe leerer Felder zählt, genau wie beim Palas (K18). Bei Gleichstand bekommt niemand etwas.',
      ],
      decision: 'Das wird nach den Höfen und vor den Mauerplättchen gewertet.',
    },
    {
      id: 'F5',
      part: 'König und Falkner',
      title: 'Einsetzen',
      body: [
        'Beide haben zusätzlich einen König und einen Falkner. Du setzt sie anstelle eines gewöhnlichen Gefolgsmanns ein, und für die Mehrheit zählen sie wie einer. Nur auf ein Gebiet, das in diesem Zug gewertet wird, dürfen sie nicht. Sie kommen zurück wie andere auch.',
      ],
    },
    {
      id: 'F6',
      title: 'Was sie bewirken',
      body: [
        'Bekommst du die Punkte eines Gebiets, in dem dein König steht, *verdoppelt* er sie. Dein Falkner bringt *ein Plättchen mehr*, auch wenn dort kein Nest ist.',
      ],
      decision:
        'Auf einem Hof wirken sie in der Schlusswertung, wenn der Hof Punkte bringt. Der König verdoppelt auch, was die Mauerplättchen 4 bis 7 für sein Gebiet bringen.',
      example: 'Ein Weg aus 4 Karten mit einem Nest, darauf dein König: 4 × 2 = 8 Punkte und 1 Plättchen.',
    },
    {
      id: 'F7',
      title: 'Gleichstand',
      body: [
        'Sind beide gleichauf, gibt es weder Punkte noch Plättchen, ob König und Falkner dabei sind oder nicht.',
      ],
    },
    {
      id: 'F8',
      title: 'Nur einmal doppelt',
      body: [
        'Die Punkte eines Gebiets werden höchstens einmal verdoppelt. Steht ein König darin, deiner oder der andere, lassen sich die Mauerplättchen 2 und 3 dort nicht benutzen.',
      ],
    },
    {
      id: 'F9',
      part: 'Variante',
      title: 'Tore halten auf',
      body: [
        'Während der Partie, nicht in der Schlusswertung, bleibt ein Zählstein an dem Tor stehen, das er passieren würde; der Rest dieser Wertung verfällt. Die nächste Wertung geht vom Tor aus weiter, und ihr erster Punkt führt auf das Feld dahinter.',
      ],
      decision:
        'Am Tor zu stehen ist etwas anderes, als auf dem Feld davor zu stehen. Der Punktestand ist der des Feldes davor; ein Mauerplättchen gibt es am Tor nicht. Auch auf späteren Runden halten die Tore auf.',
      example:
        'B steht auf 27, A am Tor dahinter. Von 25 aus führen 3 Punkte an dieses Tor: 2 zählen, 1 verfällt. Von 27 aus führen 5 Punkte ans Tor, und alle 5 verfallen. Vom Tor aus führen 5 Punkte auf 32.',
    },
  ],
};
