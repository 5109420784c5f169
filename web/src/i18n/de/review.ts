// German: what the computer thinks of the moves of a game.
import type { ReviewTexts } from '../page_texts.ts';
import { counter, listIn, pointsIn } from '../words.ts';

const list = listIn('de');
const plain = pointsIn('de', 'never');

export const review: ReviewTexts = {
  lead: 'Um wie viele Punkte jeder am Ende vorn liegen dürfte, nach dem Urteil des Computers.',
  progress: (done, count) => `${done} von ${counter('Zug', 'Zügen')(count)} beurteilt`,
  curve: (names) =>
    `Erwarteter Vorsprung von ${list(names)} im Lauf der Partie. Alles steht auch in der Liste darunter.`,
  standing: (best, moves, lost) => `${best} von ${moves} am besten, je Zug ${plain(lost)} Punkte verschenkt`,
  costliest: 'Was am meisten gekostet hat',
  nothingCostly: 'Kein Zug hat auch nur einen Punkt gekostet.',
  all: 'Alle Züge',
  moment: (number, name) => `Zug ${number}, ${name}`,
  expected: 'Erwarteter Vorsprung',
  points: pointsIn('de'),
  cost: (points) => `hat ${plain(points)} Punkte gekostet`,
  wasBest: 'Der beste Zug.',
  better: 'Besser wäre gewesen',
};
