// German: what is asked, and what it says on the buttons.
import { counter } from '../words.ts';
import type { QuestionTexts } from '../texts.ts';

const point = counter('Punkt', 'Punkte');

export const questions: QuestionTexts = {
  you: {
    place: 'Lege die Karte an.',
    follower: 'Setze einen Gefolgsmann ein, oder keinen.',
    castle: 'Machst du die Kleinstadt zur Burg?',
    reward: 'Welches fertige Gebiet bringt deiner Burg die Punkte?',
    recall: 'Pest: Welchen Gefolgsmann nimmst du zurück?',
    offer: 'Suche eine Karte aus und nenne dein Gebot.',
    bid: 'Bietest du mehr, oder passt du?',
    sell: 'Kaufst du die Karte, oder verkaufst du sie an das höchste Gebot?',
    take: 'Welche der offenen Karten nimmst du?',
    score: 'Was wird als Nächstes gewertet?',
    extra: 'Nutzt du Mauerplättchen 1 für noch einen Zug?',
  },
  others: {
    place: (name) => `${name} legt eine Karte an …`,
    follower: (name) => `${name} überlegt, wohin ein Gefolgsmann kommt …`,
    castle: (name) => `${name} überlegt, ob eine Burg entsteht …`,
    reward: (name) => `${name} wählt, was eine Burg bringt …`,
    recall: (name) => `${name} wählt, wer zurückkommt …`,
    offer: (name) => `${name} sucht im Basar eine Karte aus …`,
    bid: (name) => `${name} überlegt sich ein Gebot …`,
    sell: (name) => `${name} kauft oder verkauft …`,
    take: (name) => `${name} nimmt sich im Basar eine Karte …`,
    score: (name) => `${name} wählt, was als Nächstes gewertet wird …`,
    extra: (name) => `${name} überlegt, ob noch ein Zug folgt …`,
  },
  decline: {
    place: 'Karte weglegen',
    follower: 'Kein Gefolgsmann',
    castle: 'Keine Burg',
    bid: 'Passen',
    extra: 'Kein weiterer Zug',
  },
  crown: (segment) => `Gefolgsmann auf dem Kronenfeld ${segment}`,
  buy: (points) => `Für ${point(points)} kaufen`,
  sell: (points) => `Für ${point(points)} verkaufen`,
  bridge: 'Wo baust du eine Brücke?',
  buildBridge: 'Brücke bauen …',
  noBridge: 'Keine Brücke',
  scoreHow: 'Zählt es doppelt?',
  double: (wallTile) => `Doppelt mit Mauerplättchen ${wallTile}`,
  extra: 'Noch ein Zug',
};
