// German: the rules of bridges, castles and bazaars, in our own words.
import type { RulesText } from '../../../rules/types.ts';

export const rules: RulesText = {
  lead: 'Brücken tragen Straßen über alles hinweg, aus kleinen Städten werden Burgen, die auf fremde Punkte lauern, und auf Basaren wird um Karten gefeilscht. Jeder der drei Teile lässt sich auch allein spielen.',
  players: 'mit Carcassonne 2 bis 6, mit dem Schicksalsrad 2 bis 5',
  duration: 'zu zweit etwa 50 Minuten',
  pieces: '12 weitere Karten; je 3 Brücken und 3 Burgen, ab fünf Personen je 2',
  turn: [
    'Du ziehst eine Karte und legst sie an; eine Brücke kann dabei helfen.',
    'Du darfst eine Brücke bauen, auf der neuen Karte oder gleich daneben.',
    'Du darfst einen Gefolgsmann einsetzen, auch auf diese Brücke.',
    'Fertiges wird gewertet; aus einer Kleinstadt darf eine Burg werden, und Burgen in der Nähe verdienen mit.',
    'Zeigt die Karte einen Basar, werden Karten für alle aufgedeckt und versteigert.',
  ],
  note: 'Die Regeln von Carcassonne (C1 bis C14) gelten weiter. Sobald einer der drei Teile mitspielt, sind alle 12 neuen Karten dabei.',
  points: [
    {
      what: 'Straße mit Brücken',
      worth: '1 je Karte wie immer; die Karte unter der Brücke zählt',
      rule: 'B6',
    },
    { what: 'Eine Burg bauen', worth: '0, statt der 4 der Kleinstadt', rule: 'B9' },
    { what: 'Burg, einmal', worth: 'alle Punkte dessen, was neben ihr fertig wird', rule: 'B11' },
    { what: 'Burg, die am Ende noch wartet', worth: '0', rule: 'B15' },
    { what: 'Burg an einer Wiese am Ende', worth: '4 für die Bauern statt 3', rule: 'B15' },
    { what: 'Im Basar gekauft', worth: 'minus das Gebot', rule: 'B18' },
    { what: 'Im Basar verkauft', worth: 'plus das Gebot', rule: 'B18' },
  ],
  sections: [
    {
      id: 'B1',
      part: 'Vorbereitung',
      title: 'Vorrat',
      body: [
        'Bis zu vier Personen haben je 3 Brücken und 3 Burgen, fünf oder sechs je 2 und 2. Wird ein Teil nicht mitgespielt, gibt es seine Stücke nicht.',
      ],
    },
    {
      id: 'B2',
      part: 'Brücken',
      title: 'Wann eine Brücke gebaut wird',
      body: [
        'Einmal in deinem Zug, zusätzlich zu Karte und Gefolgsmann, darfst du eine Brücke aus dem Vorrat bauen: auf die neue Karte oder auf eine, die mit einer Seite an ihr liegt. Sie bleibt bis zum Ende der Partie.',
        'Brücken dürfen nebeneinander und hintereinander stehen.',
      ],
      decision: 'Auf jeder Karte ist Platz für eine Brücke.',
    },
    {
      id: 'B3',
      title: 'Wo sie stehen darf',
      body: [
        'Eine Brücke führt gerade über ihre Karte, von Norden nach Süden oder von Westen nach Osten. Beide Enden müssen auf Wiesenkanten dieser Karte stehen.',
        'Was dazwischen liegt, ist gleich: Stadt, Straße oder Kloster, besetzt oder leer. Nur auf dem Plan des Schicksalsrades stehen keine Brücken.',
      ],
    },
    {
      id: 'B4',
      title: 'Ihre Enden sind Straßenkanten',
      body: [
        'Von nun an gelten beide Enden als Straße: für alles, was dort angelegt wird, und für die Länge der Straße. Das Feld an jedem Ende muss also leer sein oder dort eine Straße oder das Ende einer anderen Brücke zeigen.',
      ],
      decision: 'Eine Brücke muss keine Straße fortsetzen; sie darf auch an beiden Enden ins Leere führen.',
    },
    {
      id: 'B5',
      title: 'Anlegen mit Hilfe einer Brücke',
      body: [
        'Eine Karte darf auch dort liegen, wo eine Straße auf eine Wiese trifft, wenn eine Brücke sofort alles passend macht: auf der neuen Karte, falls deren Wiese an eine Straße stößt, oder auf der Nachbarkarte, falls eine neue Straße an deren Wiese stößt.',
        'Das ist dann die Brücke dieses Zuges. An jeder Stelle kommt dafür höchstens eine in Frage; du wählst also nur, wohin die Karte kommt.',
      ],
      decision:
        'Passt eine Karte überall nur mit einer Brücke, darfst du sie ablehnen; sie kommt dann aus dem Spiel wie in C4. Wer keine Brücke mehr hat, wird nicht gefragt: Dann passt sie nirgends.',
    },
    {
      id: 'B6',
      title: 'Eine Straße für sich',
      body: [
        'Eine Brücke ist mit der Straße unter ihr nicht verbunden und teilt weder Wiese noch Stadt. Ihre Karte zählt für die Straße 1. Läuft dieselbe Straße auch unter der Brücke hindurch, zählt die Karte trotzdem nur einmal.',
      ],
      decision:
        'Wo eine Brücke an einer Straße endet, gehören die Wiesen links und rechts dieser Straße beide zur Wiese unter der Brücke.',
      example:
        'Vom Kloster über die Brücke zur Kreuzung sind es 3 Karten: 3 Punkte für A. Die Stadt darunter bleibt eine Stadt.',
    },
    {
      id: 'B7',
      title: 'Wegelagerer auf der Brücke',
      body: [
        'Deinen Gefolgsmann darfst du statt auf die Karte auf die Brücke dieses Zuges setzen, als Wegelagerer, wenn auf ihrer Straße noch niemand steht (C5). Auf ältere Brücken kommt niemand mehr.',
      ],
      decision: 'Erst die Brücke, dann der Gefolgsmann, dann die Wertung.',
    },
    {
      id: 'B8',
      part: 'Burgen',
      title: 'Aus einer Kleinstadt wird eine Burg',
      body: [
        'Eine Kleinstadt ist eine fertige Stadt aus genau zwei halbrunden Stadtteilen auf zwei Karten. Steht ein Gefolgsmann darin, darf sein Besitzer sie, statt sie zu werten, mit einer Burg aus dem Vorrat bebauen. Der Ritter zieht auf die Burg um.',
        'Dabei ist gleich, wer am Zug ist und ob der Ritter schon da war oder eben kam. Mehr als einer kann in einer Kleinstadt nicht stehen.',
        'Nur ein Stadtteil zählt nicht als halbrund: der längliche auf der Karte, bei der von der anderen Seite eine Straße hineinführt. Aus ihm wird keine Burg.',
      ],
    },
    {
      id: 'B9',
      title: 'Bauen bringt nichts – noch nicht',
      body: [
        'Für den Bau gibt es keine Punkte, und die Stadt gilt nicht als fertig geworden.',
        'Können nach einer Karte mehrere Burgen entstehen, entscheidet zuerst, wer am Zug ist, dann die anderen im Uhrzeigersinn. Wer zwei bauen könnte, wird zweimal gefragt; wer einmal ablehnt, lehnt beide ab.',
      ],
    },
    {
      id: 'B10',
      title: 'Die Umgebung einer Burg',
      body: [
        'Zur Umgebung gehören sechs Felder: die beiden der Burg selbst und an jeder ihrer Längsseiten zwei. Liegt die Burg von Norden nach Süden, sind das die Nachbarn im Westen und Osten, sonst die im Norden und Süden. Auch was dort später angelegt wird, zählt.',
      ],
      example:
        'Die sechs Felder um die Burg von A sind umrandet. Wird die Straße oder das Kloster rechts fertig, bekommt A dafür ebenso viele Punkte.',
    },
    {
      id: 'B11',
      title: 'Wann eine Burg Punkte bringt',
      body: [
        'Eine Burg wartet auf das erste Bauwerk – Straße, Stadt, Kloster oder eine andere Burg –, das in einem späteren Zug fertig wird und mit einem Teil in ihrer Umgebung liegt. Dafür bekommt ihr Besitzer *die vollen Punkte des Bauwerks*, ganz gleich, wem es gehört, und auch, wenn niemand darauf steht.',
        'Die Besitzer des Bauwerks bekommen ihre Punkte wie sonst; wem beides gehört, der bekommt beides. Ein Kloster zählt nur, wenn es selbst auf einem der sechs Felder steht.',
        'Auf etwas Besseres zu warten ist nicht erlaubt. Was schon vorher oder im selben Zug wie die Burg fertig wurde, zählt nie.',
      ],
    },
    {
      id: 'B12',
      title: 'Mehreres zugleich fertig',
      body: [
        'Macht eine Karte mehrere Bauwerke in der Umgebung fertig, wählt der Besitzer der Burg eines davon. Bringen alle gleich viel, wird nicht gefragt.',
      ],
      decision:
        'Straßen, Städte und Klöster gehen vor: Hat eine Burg davon etwas, nimmt sie nicht die Punkte einer Nachbarburg (B13).',
    },
    {
      id: 'B13',
      title: 'Burg neben Burg',
      body: [
        'Eine Burg, die Punkte bekommt, gilt selbst als fertiges Bauwerk für jede besetzte Burg, in deren Umgebung eine ihrer Karten liegt. Diese bekommt dieselben Punkte, danach vielleicht die nächste. Jede Burg zählt nur einmal.',
      ],
      decision:
        'Das geschieht in Runden: Es zählen nur Burgen, die in der Runde davor Punkte bekamen, und von mehreren die wertvollste.',
    },
    {
      id: 'B14',
      title: 'Danach',
      body: ['Der Gefolgsmann kommt in den Vorrat zurück. Die Burg bleibt liegen.'],
    },
    {
      id: 'B15',
      title: 'Burgen am Ende',
      body: [
        'Eine Burg, auf der am Ende noch jemand steht, bringt nichts, und nichts in der Schlusswertung löst sie aus.',
        'Für Bauern zählt jede Burg an ihrer Wiese 4 Punkte statt der 3 einer Stadt, ob sie schon gewertet wurde oder nicht.',
      ],
    },
    {
      id: 'B16',
      part: 'Basare',
      title: 'Wann ein Basar stattfindet',
      body: [
        'Wurde eine Karte mit einem Basar gelegt, wird dieser Zug ganz zu Ende gespielt, mit Gefolgsmann und Wertung. Dann werden so viele Karten aufgedeckt, wie Personen mitspielen.',
      ],
      decision: 'Sind weniger Karten übrig, fällt der Basar aus.',
    },
    {
      id: 'B17',
      title: 'Aussuchen und bieten',
      body: [
        'Links von der Person, die den Basar gelegt hat, geht es los: Wer dort sitzt, sucht eine der offenen Karten aus und bietet dafür 0 oder mehr Punkte. Danach entscheiden reihum alle, die noch keine Karte aus diesem Basar haben, genau einmal: höher bieten oder passen.',
      ],
      decision: 'Gebote sind ganze Zahlen von 0 bis 99. Nach einem Gebot von 99 wird niemand mehr gefragt.',
    },
    {
      id: 'B18',
      title: 'Kaufen oder verkaufen',
      body: [
        'Hat jemand höher geboten, entscheidet, wer die Karte ausgesucht hat:',
        '– *Kaufen:* die Karte selbst nehmen und das höchste Gebot an die Person zahlen, die es gemacht hat.',
        '– *Verkaufen:* ihr die Karte geben und das Gebot von ihr bekommen.',
        'Hat niemand mehr geboten, nimmt, wer sie ausgesucht hat, die Karte und zahlt das eigene Gebot an niemanden.',
      ],
      example:
        'B sucht eine Karte aus und bietet 2; C passt, A bietet 3. B kauft: A bekommt von B 3 Punkte. Dann sucht C aus und bietet 2, A bietet 3, und C verkauft: A zahlt 3 an C. Die letzte Karte bekommt C umsonst.',
    },
    {
      id: 'B19',
      title: 'Die nächste Karte',
      body: [
        'Nun sucht aus, wer im Uhrzeigersinn nach der letzten Wahl folgt und noch keine Karte hat. Die letzte Karte geht umsonst an die letzte Person ohne Karte.',
      ],
    },
    {
      id: 'B20',
      title: 'Unter null',
      body: [
        'Durch Bieten darf dein Punktestand unter 0 fallen. Bezahlen ist keine Wertung: Keine Burg reagiert darauf.',
      ],
    },
    {
      id: 'B21',
      title: 'Die Karten aus dem Basar spielen',
      body: [
        'Sind alle Karten vergeben, spielen alle die ihre als ganzen Zug. Es beginnt wieder die Person nach der, die den Basar gelegt hat; diese kommt zuletzt. Danach geht es weiter, als wäre kein Basar gewesen.',
        'Ein Basar auf einer dieser Karten löst keinen neuen aus, auch nicht auf einer Ersatzkarte für eine, die nirgends passt (C4). Die Partie endet erst, wenn alle diese Züge gespielt sind; wer weder Platz noch Ersatz für seine Karte findet, setzt aus.',
      ],
    },
    {
      id: 'B22',
      title: 'Variante: Basar ohne Bieten',
      body: [
        'In derselben Reihenfolge nehmen alle eine der offenen Karten und spielen sie sofort als ganzen Zug. B16 gilt, und aus B21, was dort über weitere Basare, Ersatzkarten und das Ende steht. Sind die offenen Karten alle gleich, wird nicht gefragt.',
      ],
    },
    {
      id: 'B23',
      part: 'Zusammen mit dem Schicksalsrad',
      title: 'Brücken, Burgen, Basare und das Rad',
      body: ['Dazu sagen beide Spiele nichts; hier gilt:'],
      decision:
        'Eine Karte mit Zahl aus einem Basar wirkt erst, wenn sie gespielt wird: zu Beginn dieses Zuges. Für die Hungersnot zählt eine Burg wie eine fertige Stadt. Wer auf einer Burg steht, ist für die Steuern kein Ritter; die Pest kann ihn heimholen, dann bringt die Burg nichts mehr. Die beiden einseitigen Städte des Plans können halbe Burgen sein, und Felder des Plans gehören zu Umgebungen.',
    },
  ],
};
