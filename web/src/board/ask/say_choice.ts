// Choices, effects and areas in words: on buttons, in bubbles, and for those who listen.
import { spanFeature, type SpanFeature } from '../../modules/spans.ts';
import { figureOfBuilt } from '../../modules/built.ts';
import { figureOn } from '../../model/figures.ts';
import type { AreaKind, Cell, FeatureName, Sort } from '../../model/game_events.ts';
import type { Question } from '../../model/question.ts';
import { featuresOf, kindOf } from '../../model/sets.ts';
import { capital, sayTile } from '../../words/tile.ts';
import { sayStanding } from '../../words/standing.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { Spot } from '../../model/move.ts';
import { isGround, type AreaIndex } from '../surface/area_index.ts';
import type { Choice } from './choices.ts';
import type { Effect } from './effect.ts';
import type { Surface } from '../surface/surface.ts';
import type { AreaInfo, SeatView } from '../types.ts';

export interface Sayer {
  texts: Texts;
  surface: Surface;
  areas: AreaIndex;
  seats: readonly SeatView[];
}

export function sayCell(cell: Cell, { surface, texts }: Sayer): string {
  return surface.sayPlace(cell, texts);
}

export function sayQuestion(question: Question, { questions }: Texts): string {
  const isHow = question.asks === 'score' && question.areas.length === 1;
  return isHow ? questions.scoreHow : questions.you[question.asks];
}

function kindAt({ surface }: Sayer, cell: Cell, feature: FeatureName): ReturnType<typeof kindOf> {
  return kindOf(surface.tileAt(cell)?.tile ?? '', cell, feature);
}

function sayFigure(sayer: Sayer, cell: Cell, feature: FeatureName): string {
  const { texts } = sayer;
  if (typeof feature === 'number' || feature === spanFeature)
    return sayPlaced(sayer, { cell, feature, sort: 'follower' });
  return capital(texts.names.figure[figureOfBuilt[feature]]);
}

/** `Farmer north of the road`: no two places on a tile are told alike. */
export function sayPlaced(
  { surface, texts }: Sayer,
  { cell, feature, sort }: { cell: Cell; feature: number | SpanFeature; sort: Sort },
): string {
  const { tile = '', turn = 0 } = surface.tileAt(cell) ?? {};
  const figure = capital(texts.names.figure[figureOn(kindOf(tile, cell, feature), sort)]);
  if (feature === spanFeature) return `${figure} ${texts.names.standing[spanFeature]}`;
  return `${figure} ${sayStanding({ features: [...featuresOf(tile, cell)] }, turn, feature, texts)}`;
}

function sayArea(sayer: Sayer, cell: Cell, feature: FeatureName): string {
  const { names, board } = sayer.texts;
  const area = sayer.areas.at(cell, feature);
  const name = names.areas[kindAt(sayer, cell, feature)];
  return area ? `${name}, ${board.points(area.worth)}` : name;
}

/** `Knight, 4 points`: what is given up with a follower; nothing where others have more there. */
function sayAtStake(sayer: Sayer, { cell, feature, seat }: Spot & { seat: number }): string {
  const { names, board } = sayer.texts;
  if (typeof feature === 'string' && feature !== spanFeature)
    return capital(names.figure[figureOfBuilt[feature]]);
  const name = capital(names.figure[figureOn(kindAt(sayer, cell, feature), 'follower')]);
  const area = sayer.areas.at(cell, feature);
  if (!area) return name;
  const points = area.owners.includes(seat) ? area.worth : 0;
  return `${name}, ${board.points(points)}`;
}

/** On a button, beside the number that stands on the board. */
export function sayShortly(choice: Choice, seat: number, sayer: Sayer): string {
  const { target } = choice;
  // A crown on the button says the rest.
  if (target.on === 'crown') return sayer.texts.names.segments[target.segment];
  return target.on === 'recall' ? sayAtStake(sayer, { ...target, seat }) : sayChoice(choice, sayer);
}

export function sayChoice({ target }: Choice, sayer: Sayer): string {
  const { texts } = sayer;
  switch (target.on) {
    case 'cell':
      return sayCell(target.cell, sayer);
    case 'follower':
      return sayPlaced(sayer, target);
    case 'crown':
      return texts.questions.crown(texts.names.segments[target.segment]);
    case 'span':
      return `${texts.board.span[target.axis]}, ${sayCell(target.cell, sayer)}`;
    case 'landmark':
      return texts.board.landmark;
    case 'recall':
      return `${sayFigure(sayer, target.cell, target.feature)}, ${sayCell(target.cell, sayer)}`;
    case 'reward':
    case 'score':
      return sayArea(sayer, target.cell, target.feature);
    case 'offer':
    case 'take':
      return sayTile(target.tile, 0, texts);
    case 'extra':
      return texts.questions.extra;
    default:
      return '';
  }
}

export function namesOf(seats: readonly number[], { seats: views, texts }: Sayer): string {
  const names = seats.map((seat) => views[seat]?.name ?? '');
  return names.length > 0 ? texts.names.list(names) : texts.board.nobody;
}

const seatsWith = (values: readonly number[]): number[] =>
  values.flatMap((value, seat) => (value === 0 ? [] : [seat]));

/** `Anna +8`, one for each who gets or pays something. */
export function sayGains({ points }: Effect, { texts, seats }: Sayer): string[] {
  return seatsWith(points).map((seat) => texts.board.gain(seats[seat]?.name ?? '', points[seat] ?? 0));
}

/** `Road × 2`, `City` */
function sayKinds(kinds: readonly AreaKind[], { names }: Texts): string {
  const each = [...new Set(kinds)].map((kind) => {
    const count = kinds.filter((other) => other === kind).length;
    return count > 1 ? `${names.areas[kind]} × ${count}` : names.areas[kind];
  });
  return names.list(each);
}

/** Everything beside the points. */
export function sayRest({ closes, home, grounds }: Effect, sayer: Sayer): string[] {
  const { board, names } = sayer.texts;
  const count = home.reduce((sum, each) => sum + each, 0);
  return [
    ...(closes.length > 0
      ? [
          board.closes(
            sayKinds(
              closes.map(({ kind }) => kind),
              sayer.texts,
            ),
          ),
        ]
      : []),
    ...(count > 0 ? [board.home(namesOf(seatsWith(home), sayer), count)] : []),
    ...grounds.map(({ kind, owners }) => board.ownedBy(names.areas[kind], namesOf(owners, sayer))),
  ];
}

export function sayEffect(effect: Effect, sayer: Sayer): string {
  const gains = sayGains(effect, sayer);
  return [...(gains.length > 0 ? gains : [sayer.texts.board.noPoints]), ...sayRest(effect, sayer)].join('. ');
}

const sizes = ['tiles', 'pennants', 'cities', 'markets', 'nests'] as const;

/** `3 tiles`, `1 pennant` */
export function saySizes(area: AreaInfo, { board }: Texts): string[] {
  return sizes.flatMap((size) => {
    const count = area[size];
    return count ? [board.sizes[size](count)] : [];
  });
}

/** `now 4 points`, `finished 8 points`; `8 points` of what is finished */
export function sayWorth(
  { kind, complete, worth, worth_complete: whole }: AreaInfo,
  { board }: Texts,
): string[] {
  if (isGround({ kind })) return [board.worthAtEnd(worth)];
  if (complete) return [board.points(worth)];
  return whole === worth ? [board.worth(worth)] : [board.worth(worth), board.worthComplete(whole)];
}

export function sayWholeArea(area: AreaInfo, sayer: Sayer): string {
  const { texts } = sayer;
  return [
    texts.names.areas[area.kind],
    ...saySizes(area, texts),
    ...sayWorth(area, texts),
    texts.board.owner(namesOf(area.owners, sayer)),
  ].join(', ');
}
