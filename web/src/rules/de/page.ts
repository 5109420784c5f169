// German: the words of the page around the rules.
import type { PageTexts } from '../types.ts';

export const page: PageTexts = {
  title: 'Spielregeln',
  lead: 'Fünf Spiele, jedes in eigenen Worten erklärt. Jede Regel hat eine Nummer; auf sie verweist das Protokoll einer Partie.',
  games: 'Spiele',
  players: 'Personen',
  duration: 'Dauer',
  pieces: 'Material',
  turn: 'Ein Zug in fünf Zeilen',
  legend: 'Was auf den Karten und der Mauer zu sehen ist',
  points: 'Alle Punkte auf einen Blick',
  contents: 'Inhalt',
  search: 'In diesen Regeln suchen',
  found: (count, all) => `${count} von ${all} Regeln`,
  nothing: (query) => `Keine Regel dieses Spiels erwähnt „${query}“.`,
  clear: 'Alle Regeln zeigen',
  decision: 'Hier so festgelegt',
  example: 'Beispiel',
  linkTo: (id) => `Adresse der Regel ${id}`,
  failed: 'Die Regeln konnten nicht geladen werden. Bitte lade die Seite noch einmal.',
  unofficial: [
    'Trencavel ist ein inoffizielles Projekt. Es gehört nicht zum Verlag und nicht zu den Autoren der Spiele und wird von ihnen weder unterstützt noch geprüft.',
    'Diese Texte ersetzen keine Spielanleitung: Sie sagen mit unseren Worten, wie hier gespielt wird. Wo eine Anleitung etwas offenlässt, steht dabei, wie wir es festgelegt haben.',
  ],
};
