// German: the rules of Carcassonne, in our own words.
import type { RulesText } from '../../../rules/types.ts';

export const rules: RulesText = {
  lead: 'Karte um Karte wächst auf dem Tisch eine Landschaft. Wer seine Gefolgsleute zur rechten Zeit in Städte, auf Straßen, in Klöster und auf Wiesen schickt, hat am Ende die meisten Punkte.',
  players: '2 bis 5, mit Brücken, Burgen und Basaren bis 6',
  duration: 'zu zweit etwa 30 Minuten',
  pieces: '72 Karten und je 7 Gefolgsleute',
  turn: [
    'Du ziehst eine Karte; alle sehen sie.',
    'Du legst sie so an, dass sie an jeder Seite zu ihren Nachbarn passt.',
    'Du darfst einen Gefolgsmann auf diese Karte setzen.',
    'Was die Karte fertig gemacht hat, bringt Punkte, und die Gefolgsleute darauf kommen zurück.',
    'Im Uhrzeigersinn geht es weiter.',
  ],
  points: [
    { what: 'Fertige Straße', worth: '1 je Karte', rule: 'C6' },
    { what: 'Fertige Stadt', worth: '2 je Karte, 2 je Wappen', rule: 'C7' },
    { what: 'Fertiges Kloster', worth: '9', rule: 'C8' },
    { what: 'Unfertige Straße am Ende', worth: '1 je Karte', rule: 'C13' },
    { what: 'Unfertige Stadt am Ende', worth: '1 je Karte, 1 je Wappen', rule: 'C13' },
    { what: 'Unfertiges Kloster am Ende', worth: '1, dazu 1 je belegtem Feld rundherum', rule: 'C13' },
    { what: 'Wiese am Ende', worth: '3 je fertiger Stadt, an die sie grenzt', rule: 'C13' },
  ],
  sections: [
    {
      id: 'C1',
      part: 'Der Zug',
      title: 'Aufbau',
      body: [
        'Gespielt wird mit 72 Karten. Eine liegt von Anfang an offen da: die Startkarte mit einer Stadt im Norden und einer Straße von Westen nach Osten. Die anderen 71 werden gemischt.',
        'Alle beginnen mit 7 Gefolgsleuten im Vorrat und 0 Punkten. Ihr könnt zu zweit bis zu fünft spielen, mit Brücken, Burgen oder Basaren auch zu sechst.',
        'Der erste Platz beginnt; wer den Tisch eröffnet, kann die Reihenfolge auch auslosen lassen.',
      ],
    },
    {
      id: 'C2',
      title: 'Dein Zug',
      body: [
        '– Karte ziehen',
        '– Karte anlegen (C3)',
        '– einen Gefolgsmann einsetzen, wenn du magst (C5)',
        '– werten, was fertig geworden ist (C6 bis C11)',
        'Danach ist im Uhrzeigersinn die nächste Person dran.',
      ],
    },
    {
      id: 'C3',
      title: 'Eine Karte anlegen',
      body: [
        'Die Karte muss mit mindestens einer ganzen Seite an einer Karte liegen, die schon da ist. Du darfst sie drehen.',
        'An *jeder* Seite, an der sie eine andere Karte berührt, muss sich dasselbe treffen: Stadt an Stadt, Straße an Straße, Wiese an Wiese. Ecken, die sich berühren, zählen nicht.',
      ],
    },
    {
      id: 'C4',
      title: 'Wenn eine Karte nirgends passt',
      body: [
        'Passt eine Karte an keiner Stelle und in keiner Drehung, kommt sie aus dem Spiel, und du ziehst eine andere.',
        'Ist keine mehr da, ist dein Zug vorbei und mit ihm die Partie – es sei denn, es sind noch Züge aus einem Basar zu spielen (B21).',
      ],
    },
    {
      id: 'C5',
      title: 'Einen Gefolgsmann einsetzen',
      body: [
        'Höchstens einen in jedem Zug, aus deinem Vorrat, und nur auf die Karte, die du gerade gelegt hast:',
        '– auf eine Straße, als Wegelagerer',
        '– in eine Stadt, als Ritter',
        '– in ein Kloster, als Mönch',
        '– auf eine Wiese, als Bauer; er liegt',
        'Das ganze zusammenhängende Gebiet, die neue Karte mitgezählt, muss dabei noch leer sein. Steht irgendwo darin ein Gefolgsmann, und sei es dein eigener, darf keiner dazu. Mehrere kommen nur dadurch zusammen, dass eine spätere Karte ihre Gebiete verbindet.',
      ],
    },
    {
      id: 'C6',
      part: 'Fertig und gewertet',
      title: 'Straße',
      body: [
        'Fertig ist eine Straße, wenn ihre beiden Enden geschlossen sind – an einer Kreuzung, einer Stadt, einem Kloster oder einem anderen Ende, das die Karte zeigt, etwa einem Basar – oder wenn sie ein Ring ist.',
        'Sie bringt *1 Punkt je Karte*. Eine Karte zählt nur einmal, auch wenn die Straße mehrmals über sie läuft.',
      ],
      example: 'Vom Kloster bis zur Kreuzung führt diese Straße über 4 Karten: 4 Punkte für A.',
    },
    {
      id: 'C7',
      title: 'Stadt',
      body: [
        'Fertig ist eine Stadt, wenn sie nirgends mehr offen ist.',
        'Sie bringt *2 Punkte je Karte und 2 je Wappen*. Eine Karte zählt einmal, auch wenn zwei ihrer Stadtteile zu derselben Stadt gehören. Die kleinste Stadt, aus zwei Karten, bringt also 4 Punkte.',
      ],
      example: '3 Karten und 1 Wappen: 3 × 2 + 2 = 8 Punkte für B.',
    },
    {
      id: 'C8',
      title: 'Kloster',
      body: [
        'Fertig ist ein Kloster, wenn alle acht Felder rundherum belegt sind, auch die über Eck. Es bringt *9 Punkte*: für sich selbst und jeden der acht Nachbarn einen.',
      ],
      example: 'Der letzte Nachbar liegt: 9 Punkte für A.',
    },
    {
      id: 'C9',
      title: 'Wer die Punkte bekommt',
      body: [
        'Die Punkte eines Gebiets bekommt, wer dort die meisten Gefolgsleute hat. Sind mehrere gleichauf vorn, bekommen *alle von ihnen die volle Zahl*.',
        'Steht niemand im fertigen Gebiet, bekommt niemand etwas.',
      ],
      example:
        'Die beiden Ritter standen in getrennten Städten, bis eine Karte dazwischen sie verband. Die Stadt aus 4 Karten mit 1 Wappen bringt A und B je 10 Punkte.',
    },
    {
      id: 'C10',
      title: 'Gefolgsleute kehren zurück',
      body: [
        'Erst wenn ein fertiges Gebiet gewertet ist, kommen seine Gefolgsleute in den Vorrat zurück. Vom nächsten Zug an kannst du sie wieder einsetzen.',
        'Wer keinen mehr im Vorrat hat, kann also nicht den nehmen, der in diesem Zug erst zurückkommt. Umgekehrt geht es: Setzt du einen Gefolgsmann in ein Gebiet, das deine Karte eben fertig macht, wird er gleich gewertet und kommt sofort wieder.',
      ],
    },
    {
      id: 'C11',
      title: 'Mehreres auf einmal',
      body: [
        'Macht eine Karte mehrere Gebiete fertig, wird jedes gewertet. In Carcassonne ist es gleich, in welcher Reihenfolge.',
      ],
    },
    {
      id: 'C12',
      title: 'Wiesen und Bauern',
      body: [
        'Straßen, Städte und der Rand der Landschaft begrenzen eine Wiese. Über eine Ecke hängen Wiesen nie zusammen.',
        'Wiesen werden nicht fertig. Ein Bauer bleibt liegen, bis die Partie zu Ende ist, und bringt erst dann Punkte (C13).',
      ],
    },
    {
      id: 'C13',
      part: 'Das Ende',
      title: 'Schlusswertung',
      body: [
        'Mit dem Zug, in dem die letzte Karte gelegt wurde oder nach C4 aus dem Spiel kam, ist die Partie zu Ende. Auch Unfertiges bringt jetzt noch Punkte:',
        '– Straße: 1 Punkt je Karte',
        '– Stadt: 1 Punkt je Karte und 1 je Wappen',
        '– Kloster: 1 Punkt für sich und 1 für jedes belegte Feld rundherum',
        'Sie gehen wie immer an die Mehrheit (C9).',
        'Zuletzt die Wiesen: Wer auf einer Wiese die meisten Bauern hat – bei Gleichstand alle, die vorn liegen –, bekommt *3 Punkte für jede fertige Stadt*, die an die Wiese grenzt. Wie groß die Stadt ist und wie oft sie die Wiese berührt, spielt keine Rolle. Grenzt sie an mehrere Wiesen, zählt sie für jede.',
      ],
      example:
        'Die Straße trennt zwei Wiesen. An die nördliche grenzen 2 fertige Städte: 6 Punkte für A. An die südliche grenzt 1: 3 Punkte für B. Die offenen Städte am Rand zählen nicht.',
    },
    {
      id: 'C14',
      title: 'Wer gewinnt',
      body: ['Es gewinnt, wer die meisten Punkte hat. Bei Gleichstand teilt ihr euch den Sieg.'],
    },
    {
      id: 'C15',
      title: 'Variante: Kleine Städte zählen 2',
      body: [
        'Eine fertige Stadt aus zwei Karten bringt 1 Punkt je Karte und 1 je Wappen: 2 Punkte statt 4. So war es in der ersten Auflage. Für Wiesen zählt sie weiterhin als fertige Stadt.',
      ],
    },
  ],
};
