// German: the rules of Die Burg, in our own words.
import type { RulesText } from '../../../rules/types.ts';

export const rules: RulesText = {
  lead: 'Ein Duell für zwei. Innerhalb einer festen Mauer entstehen Wege, Türme, Häuser und Höfe. Die Punkte zählt ihr auf der Mauer selbst, und wer genau auf einem Eckturm stehen bleibt, findet dort einen Vorteil.',
  players: 'genau 2',
  duration: 'etwa 30 Minuten',
  pieces: '60 Karten, die Mauer mit 18 Mauerplättchen, je 6 Gefolgsleute und ein Palas',
  turn: [
    'Du ziehst eine Karte; beide sehen sie.',
    'Du legst sie innerhalb der Mauer an. Nur Wege müssen weitergehen, alles andere darf sich beliebig treffen.',
    'Du darfst einen Gefolgsmann auf diese Karte setzen.',
    'Wird ein Weg, Turm oder Haus fertig, bekommt die Punkte, wer dort mehr Gefolgsleute hat. Bei Gleichstand geht ihr beide leer aus.',
    'Bleibt dein Zählstein genau auf einem Eckturm stehen, nimmst du das Mauerplättchen von dort.',
  ],
  note: 'Die Karten und der Verlauf der Mauer sind ein *Nachbau*: Uns lag nur der Text der Spielanleitung vor, nicht ihre Bilder. Die Regeln sind die des Spiels; welche Karten es gibt und wie die Mauer verläuft, haben wir so entworfen, dass alles stimmt, was über sie bekannt ist. Wer das Spiel besitzt, kann die echten Karten eingeben.',
  legend: [
    {
      name: 'Platz',
      text: 'Eine gepflasterte Fläche, auf der sich Wege treffen. Jeder Weg, der sie erreicht, ist dort zu Ende. 6 Karten haben einen; wo sich Wege ohne Platz treffen, sind sie ein einziger Weg.',
    },
    {
      name: 'Brunnen',
      text: 'Ein Becken am Wegrand. Es teilt den Weg nicht, aber jede Karte des Weges ist dann 2 Punkte wert. 7 Karten haben einen.',
    },
    {
      name: 'Markt',
      text: 'Stände auf einem Hof. Nur Märkte bringen auf Höfen Punkte, und zwar am Ende. 15 Karten haben einen, ein Startfeld auch.',
    },
    {
      name: 'Startfeld',
      text: 'Ein Stück Weg, Turm, Haus oder Hof in der Mauer, an dem von Anfang an angelegt werden darf. Es gibt 7: im Norden ein Turm und ein Weg, im Osten ein Turm und ein Haus, im Süden ein Weg, im Westen ein Haus und ein Hof mit Markt.',
    },
    {
      name: 'Eckturm',
      text: 'An jeder ihrer 14 Ecken hat die Mauer einen. Er nimmt zwei Felder der Zählleiste ein; auf 13 von ihnen liegt ein Mauerplättchen.',
    },
  ],
  points: [
    { what: 'Fertiger Weg', worth: '1 je Karte', rule: 'K8' },
    { what: 'Fertiger Weg mit Brunnen', worth: '2 je Karte', rule: 'K8' },
    { what: 'Fertiger Turm', worth: '2 je Karte', rule: 'K9' },
    { what: 'Fertiges Haus', worth: '1 je Karte', rule: 'K10' },
    {
      what: 'Palas auf dem größeren Haus am Ende',
      worth: '1 je Feld der größten leeren Gruppe',
      rule: 'K18',
    },
    { what: 'Hof am Ende', worth: '3 je Markt', rule: 'K18' },
    { what: 'Mauerplättchen', worth: '9 Arten, siehe dort', rule: 'K16' },
  ],
  sections: [
    {
      id: 'K1',
      part: 'Der Zug',
      title: 'Aufbau',
      body: [
        'Die Mauer umschließt 76 Felder; anfangs sind alle leer. 60 Karten werden gemischt.',
        'Es gibt 18 Mauerplättchen: neun Arten, jede zweimal. Auf 13 Ecktürmen liegt je eines verdeckt; nur der Eckturm mit den Feldern 0 und 1 bleibt leer. Die übrigen 5 kommen ungesehen aus dem Spiel.',
        'Ihr habt beide 6 Gefolgsleute und einen Palas im Vorrat; eure Zählsteine stehen auf Feld 0. Wer den Tisch eröffnet, legt fest, wer beginnt, oder lässt das Los entscheiden.',
      ],
    },
    {
      id: 'K2',
      title: 'Dein Zug',
      body: [
        '– Karte ziehen; beide sehen sie',
        '– Karte anlegen (K3, K4)',
        '– einen Gefolgsmann daraufsetzen, wenn du magst (K6)',
        '– werten, was fertig geworden ist (K8 bis K14)',
        '– Mauerplättchen nehmen (K15)',
      ],
    },
    {
      id: 'K3',
      title: 'Eine Karte anlegen',
      body: [
        'Auf ein leeres Feld innerhalb der Mauer, beliebig gedreht und mit mindestens einer ganzen Seite an einer Karte oder an einem Startfeld. Die erste Karte liegt also an einem Startfeld. Die übrige Mauer reicht zum Anlegen nicht.',
      ],
    },
    {
      id: 'K4',
      title: 'Was zusammenpasst',
      body: [
        'Zwischen zwei Karten trifft Weg immer auf Weg und auf nichts anderes. Türme, Häuser, Höfe (und Kapellen, F2) dürfen sich beliebig treffen. An der Mauer passt alles.',
      ],
      decision: 'Auch an einem Startfeld passt alles.',
    },
    {
      id: 'K5',
      title: 'Wenn eine Karte nirgends passt',
      body: [
        'Sie kommt aus dem Spiel, und du ziehst eine andere. Ist keine mehr da, ist die Partie zu Ende (K17).',
      ],
    },
    {
      id: 'K6',
      title: 'Einen Gefolgsmann einsetzen',
      body: [
        'Höchstens einen, aus deinem Vorrat, auf die Karte, die du gerade gelegt hast:',
        '– auf einen Weg, als Herold',
        '– auf einen Turm, als Ritter',
        '– in ein Haus, als Knappe',
        '– auf einen Hof, als Händler; er liegt',
        'Im ganzen zusammenhängenden Gebiet, die neue Karte mitgezählt, darf noch niemand stehen, auch nicht von dir.',
      ],
    },
    {
      id: 'K7',
      title: 'Was ein Gebiet ist',
      body: [
        'Teile gleicher Art, die sich an einer Kante treffen, sind ein Gebiet: Weg und Weg, Turm und Turm, Haus und Haus, Hof und Hof. Über eine Ecke hängt nie etwas zusammen. Höfe links und rechts eines Weges bleiben getrennt.',
        'Ein Startfeld gehört zum Gebiet, das an ihm liegt, wenn es dieselbe Art zeigt. Es zählt dann als Karte, ein Markt darauf als Markt.',
      ],
      decision:
        'Ein Startfeld mit Hof verbindet sich nur mit einer ganzen Hofkante, nicht mit dem Hof neben einem Weg.',
    },
    {
      id: 'K8',
      part: 'Fertig und gewertet',
      title: 'Weg',
      body: [
        'Fertig ist ein Weg, wenn alle seine Enden geschlossen sind – an einem Platz, in einem Gebäude, an der Mauer oder einem Startfeld – oder wenn er ein Ring ist. Eine Abzweigung ohne Platz teilt ihn nicht: Dann braucht jeder Arm ein Ende.',
        'Er bringt *1 Punkt je Karte*, mit mindestens einem Brunnen *2 je Karte*; weitere Brunnen bringen nicht mehr. Ein passendes Startfeld zählt als Karte. Hier wie bei K9 und K10 zählt jede Karte einmal, auch wenn mehrere ihrer Teile dazugehören.',
      ],
      example:
        'Startfeld und 3 Karten, dazu ein Brunnen: 4 × 2 = 8 Punkte für A. Der Weg beginnt am Startfeld in der Mauer und endet in einem Haus.',
    },
    {
      id: 'K9',
      title: 'Turm',
      body: [
        'Fertig ist ein Turm, wenn keine seiner Kanten an einem leeren Feld liegt. Die Mauer, ein anderer Turmteil oder jede andere Art schließt ihn ab.',
        'Er bringt *2 Punkte je Karte*; ein passendes Startfeld zählt als Karte.',
      ],
      example: 'Ein Turm über 4 Karten: 8 Punkte für B.',
    },
    {
      id: 'K10',
      title: 'Haus',
      body: ['Wie ein Turm (K9), aber mit *1 Punkt je Karte*. Dafür kann es deinen Palas tragen (K13).'],
    },
    {
      id: 'K11',
      title: 'Wer die Punkte bekommt',
      body: [
        'Wer im Gebiet mehr Gefolgsleute hat, bekommt alle Punkte. Bei Gleichstand bekommt *niemand* etwas. Wer das Gebiet fertig gemacht hat, ist gleich.',
      ],
    },
    {
      id: 'K12',
      title: 'Gefolgsleute kehren zurück',
      body: [
        'Nach der Wertung eines Weges, Turmes oder Hauses kommen die Gefolgsleute von dort zurück, auch wenn niemand Punkte bekam. Vom nächsten Zug an kannst du sie wieder einsetzen. Händler bleiben bis zum Ende.',
        'Setzt du jemanden auf ein Gebiet, das deine Karte eben fertig macht, wird er gleich gewertet und kommt sofort wieder.',
      ],
    },
    {
      id: 'K13',
      title: 'Der Palas',
      body: [
        'Machst du mit deiner Karte ein Haus fertig, in dem du die Mehrheit hast, stellst du deinen Palas darauf. Steht er schon, zieht er um, wenn das neue Haus aus mehr Karten besteht; Startfelder zählen mit. Am Ende geht es darum, wessen Palas auf dem größeren Haus steht (K18).',
        'Macht dein Gegenüber ein Haus fertig, bewegt sich dein Palas nicht.',
      ],
      decision: 'Auch für das erste Haus brauchst du die Mehrheit.',
      example:
        'A hat das Haus fertig gemacht: 2 Karten und das Startfeld bringen 3 Punkte, und der Palas kommt auf dieses Haus.',
    },
    {
      id: 'K14',
      title: 'Reihenfolge der Wertungen',
      body: [
        'Macht eine Karte mehrere Gebiete fertig, kommen zuerst die mit Gleichstand; sie schicken nur ihre Gefolgsleute heim. Dann folgen die, die dir Punkte bringen, dann die deines Gegenübers. Auf die Reihenfolge kommt es an, denn der Zählstein zieht bei jeder Wertung (K15).',
        'Gibt es nichts zu wählen, wird nicht gefragt.',
      ],
      decision:
        'Hat jemand mehrere, bestimmst du als Person am Zug, was als Nächstes kommt – auch bei deinem Gegenüber.',
    },
    {
      id: 'K15',
      part: 'Mauerplättchen',
      title: 'Mauerplättchen nehmen',
      body: [
        'Jede Wertung zieht deinen Zählstein sofort weiter; sein Feld sind deine Punkte ohne die Hunderter. Bleibt er *genau* auf einem der beiden Felder eines Eckturms stehen, nimmst du das Mauerplättchen, falls noch eines dort liegt. Vorbeiziehen bringt nichts.',
        'Es liegt offen vor dir und kann von deinem nächsten Zug an benutzt werden.',
      ],
      decision: 'Auch auf einer zweiten Runde um die Mauer sind übrige Mauerplättchen noch zu haben.',
      example:
        'A steht genau auf 33 und nimmt das Mauerplättchen dieses Eckturms. B ist an keinem stehen geblieben.',
    },
    {
      id: 'K16',
      title: 'Mauerplättchen benutzen',
      body: [
        'Nur in deinem Zug, beliebig viele, jedes einmal; danach ist es aus dem Spiel.',
        '– *1:* noch ein ganzer Zug gleich nach diesem; mehrere können aufeinander folgen',
        '– *2:* ein fertiger Turm zählt doppelt',
        '– *3:* ein fertiges Haus zählt doppelt',
        '2 und 3 gelten für ein Gebiet, das in deinem Zug gewertet wird und in dem du die Mehrheit hast; jede Wertung wird höchstens einmal verdoppelt.',
        'Die anderen zählen am Ende von selbst, und zwar so, wie sie dir am meisten bringen:',
        '– *4:* ein unfertiger Weg bringt 1 je Karte, mit Brunnen oder ohne',
        '– *5:* ein unfertiger Turm bringt 2 je Karte',
        '– *6:* ein unfertiges Haus bringt 1 je Karte',
        '– *7:* auf einem Hof bringt jeder Markt 4 statt 3',
        '– *8:* dein Palas zählt 2 Karten mehr, wenn er auf einem Haus steht',
        '– *9:* 5 Punkte',
        'Für 4 bis 7 brauchst du die Mehrheit im Gebiet, und jedes gilt für ein anderes Gebiet.',
      ],
      decision:
        'Ein weiterer Zug durch die 1 ist schon der nächste Zug für Plättchen, die du gerade genommen hast. Zwei gleiche zählen beide: zweimal die 8 sind 4 Karten mehr, zweimal die 7 sind zwei Höfe.',
    },
    {
      id: 'K17',
      part: 'Das Ende',
      title: 'Wann die Partie endet',
      body: [
        'Mit dem ganzen Zug, in dem die letzte Karte gelegt wurde oder aus dem Spiel kam; einen weiteren Zug durch Mauerplättchen 1 gibt es dann nicht mehr. Was noch auf der Mauer liegt, kommt weg, und die Schlusswertung bringt keine neuen Mauerplättchen.',
      ],
      decision: 'Mauerplättchen 4 bis 9, die im letzten Zug genommen wurden, zählen noch.',
    },
    {
      id: 'K18',
      title: 'Schlusswertung',
      body: [
        'In dieser Reihenfolge:',
        '– *Palas:* Steht dein Palas auf dem größeren Haus, zählst du die größte zusammenhängende Gruppe leerer Felder und bekommst 1 Punkt für jedes. Felder, die sich nur an einer Ecke berühren, hängen nicht zusammen. Ein Palas im Vorrat zählt 0. Bei Gleichstand bekommt niemand etwas.',
        '– *Höfe:* Wer auf einem Hof mehr Händler hat, bekommt 3 Punkte je Markt darauf; bei Gleichstand niemand. Ein Startfeld mit Markt zählt mit.',
        '– *Mauerplättchen* 4, 5, 6 und 9.',
        'Unfertige Wege, Türme und Häuser bringen sonst nichts.',
      ],
      example: 'Der Hof von B hat 3 Märkte, einen davon auf dem Startfeld in der Mauer: 9 Punkte.',
    },
    {
      id: 'K19',
      title: 'Wer gewinnt',
      body: ['Wer mehr Punkte hat. Bei gleich vielen endet die Partie unentschieden.'],
    },
  ],
};
