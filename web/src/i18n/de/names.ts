// German: names of games, modules, areas and figures, as the rulebooks write them.
import type { AreaFigure } from '../../model/figures.ts';
import { counter, durationIn, listIn } from '../words.ts';
import type { NameTexts } from '../texts.ts';

const list = listIn('de');

const figure: Record<AreaFigure, string> = {
  knight: 'Ritter',
  robber: 'Wegelagerer',
  farmer: 'Bauer',
  monk: 'Mönch',
  herald: 'Herold',
  towerKnight: 'Ritter',
  squire: 'Knappe',
  preacher: 'Prediger',
  merchant: 'Händler',
};

export const names: NameTexts = {
  languages: { de: 'Deutsch', en: 'English' },
  games: { carcassonne: 'Carcassonne' },
  gameWith: (game, modules) => (modules.length > 0 ? `${game} mit ${list(modules)}` : game),
  levels: {
    random: { name: 'Zufall', about: 'Irgendein erlaubter Zug. Für die erste Partie.' },
    greedy: { name: 'Punktejäger', about: 'Nimmt die meisten Punkte sofort und denkt nicht voraus.' },
    level1: {
      name: 'Page',
      about: 'Spielt zum ersten Mal: sieht nur die eigenen Punkte, und oft nicht alle.',
    },
    level2: { name: 'Gaukler', about: 'Spielt für sich, und dem gehen die Gefolgsleute aus.' },
    level3: { name: 'Troubadour', about: 'Achtet auf seine Gefolgsleute, aber nicht auf dich.' },
    level4: { name: 'Schreiber', about: 'Achtet auch auf dich und verschätzt sich noch oft.' },
    level5: { name: 'Vogt', about: 'Weiß, was Gebiete wert sind; ab und zu ein Fehler.' },
    level6: { name: 'Konsul', about: 'Schätzt gut, ohne vorauszudenken.' },
    level7: { name: 'Seneschall', about: 'Denkt ein wenig voraus.' },
    level8: { name: 'Trencavel', about: 'So stark es geht, mit etwa einer Sekunde für einen Zug.' },
  },
  clocks: {
    none: 'Ohne Uhr',
    move: 'Zeit für jede Entscheidung',
    game: 'Zeit für die ganze Partie',
    days: 'Tage für jede Entscheidung',
  },
  phases: { open: 'Offen', running: 'Läuft', finished: 'Beendet', aborted: 'Abgebrochen' },
  areas: {
    city: 'Stadt',
    road: 'Straße',
    field: 'Wiese',
    cloister: 'Kloster',
    path: 'Weg',
    tower: 'Turm',
    house: 'Haus',
    chapel: 'Kapelle',
    court: 'Hof',
  },
  figure,
  figures: {
    knight: counter(figure.knight, 'Ritter'),
    robber: counter(figure.robber, 'Wegelagerer'),
    farmer: counter(figure.farmer, 'Bauern'),
    monk: counter(figure.monk, 'Mönche'),
    herald: counter(figure.herald, 'Herolde'),
    towerKnight: counter(figure.towerKnight, 'Ritter'),
    squire: counter(figure.squire, 'Knappen'),
    preacher: counter(figure.preacher, 'Prediger'),
    merchant: counter(figure.merchant, 'Händler'),
  },
  standing: {
    city: 'in der Stadt',
    road: 'auf der Straße',
    field: 'auf der Wiese',
    cloister: 'im Kloster',
    path: 'auf dem Weg',
    tower: 'auf dem Turm',
    house: 'im Haus',
    chapel: 'in der Kapelle',
    court: 'auf dem Hof',
  },
  sources: {
    city: 'Städte',
    road: 'Straßen',
    cloister: 'Klöster',
    field: 'Wiesen',
    openCity: 'Unfertige Städte',
    openRoad: 'Unfertige Straßen',
    openCloister: 'Unfertige Klöster',
    path: 'Wege',
    tower: 'Türme',
    house: 'Häuser',
    chapel: 'Kapellen',
    court: 'Höfe',
  },
  openSeat: 'Freier Platz',
  leftSeat: 'ist gegangen',
  away: 'nicht da',
  list,
  duration: durationIn(counter('Tag', 'Tage'), 'Std.'),
};
