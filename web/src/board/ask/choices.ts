// A question as a list of choices: what each is about, where on the board it lies, and the lines that answer it. A
// choice with several lines has variants: turns of a tile, bids, a scoring with or without doubling.
import { landmarkQuestion } from '../../modules/questions.ts';
import { spanFeature, type SpanFeature } from '../../modules/spans.ts';
import type { Axis, Cell, FeatureName, Segment, Sort } from '../../model/game_events.ts';
import type { PlaceChoice, Question } from '../../model/question.ts';
import type { Point } from '../../tiles/geometry.ts';
import { middleOf, type Surface } from '../surface/surface.ts';

export type Target =
  | { on: 'cell'; cell: Cell; turns: readonly PlaceChoice[] }
  | { on: 'follower'; cell: Cell; feature: number | SpanFeature; sort: Sort }
  | { on: 'crown'; segment: Segment }
  | { on: 'span'; cell: Cell; axis: Axis }
  | { on: 'landmark'; cell: Cell; feature: number }
  | { on: 'reward' | 'recall' | 'score'; cell: Cell; feature: FeatureName }
  | { on: 'offer' | 'take'; tile: string }
  | { on: 'bid' | 'buy' | 'sell' | 'extra' };

export interface Choice {
  target: Target;
  /** In board units; nothing for what is not on the board. */
  anchor: Point | null;
  lines: readonly string[];
  /** How far the middle of a figure is above the anchor. */
  lift?: number;
}

type ChoiceMaker = {
  [Asks in Question['asks']]: (question: Extract<Question, { asks: Asks }>, surface: Surface) => Choice[];
};

function at(surface: Surface, cell: Cell, feature: FeatureName): { anchor: Point; lift: number } {
  const { x, y, lift } = surface.stand(cell, feature);
  return { anchor: [x, y], lift };
}

function lastCell({ position }: Surface): Cell {
  return position.tiles.at(-1)?.cell ?? [0, 0];
}

/** Off the middle, where figures may stand and a span the other way may go. */
function spanEnd([x, y]: Cell, axis: Axis): Point {
  return axis === 'ew' ? [x * 100 + 84, y * 100 + 52] : [x * 100 + 50, y * 100 + 88];
}

const makers: ChoiceMaker = {
  place: ({ cells }) =>
    cells.map(({ cell, turns }) => ({
      target: { on: 'cell', cell, turns },
      anchor: middleOf(cell),
      lines: turns.map(({ line }) => line),
    })),
  follower: ({ followers, crowns, spans }, surface) => {
    const cell = lastCell(surface);
    return [
      ...followers.map(({ feature, sort, line }): Choice => ({
        target: { on: 'follower', cell: spannedCell(surface, cell, feature), feature, sort },
        ...at(surface, spannedCell(surface, cell, feature), feature),
        lines: [line],
      })),
      ...crowns.map(({ segment, line }): Choice => ({
        target: { on: 'crown', segment },
        anchor: surface.crown(segment),
        lines: [line],
      })),
      ...spans.map(({ cell, axis, line }): Choice => ({
        target: { on: 'span', cell, axis },
        anchor: spanEnd(cell, axis),
        lines: [line],
      })),
    ];
  },
  [landmarkQuestion]: ({ landmarks }, surface) =>
    landmarks.map(({ feature, line }) => {
      const cell = lastCell(surface);
      return { target: { on: 'landmark', cell, feature }, ...at(surface, cell, feature), lines: [line] };
    }),
  reward: ({ spots }, surface) => spotChoices('reward', spots, surface),
  recall: ({ spots }, surface) => spotChoices('recall', spots, surface),
  score: ({ areas }, surface) =>
    areas.map(({ cell, feature, plain, double }) => ({
      target: { on: 'score', cell, feature },
      ...at(surface, cell, feature),
      lines: [plain, double].filter((line) => line !== null),
    })),
  offer: ({ offers, moves }) =>
    offers.map(({ tile }) => ({
      target: { on: 'offer', tile },
      anchor: null,
      lines: moves.filter((line) => line.startsWith(`offer ${tile} `)),
    })),
  take: ({ tiles }) =>
    tiles.map(({ tile, line }) => ({ target: { on: 'take', tile }, anchor: null, lines: [line] })),
  bid: ({ moves }) => {
    const lines = moves.filter((line) => line.startsWith('bid '));
    return lines.length > 0 ? [{ target: { on: 'bid' }, anchor: null, lines }] : [];
  },
  sell: ({ buy, sell }) => [
    { target: { on: 'buy' }, anchor: null, lines: [buy] },
    { target: { on: 'sell' }, anchor: null, lines: [sell] },
  ],
  extra: ({ extra }) => [{ target: { on: 'extra' }, anchor: null, lines: [extra] }],
};

/** The span of this turn need not stand on the tile just laid. */
function spannedCell({ position }: Surface, cell: Cell, feature: FeatureName): Cell {
  return feature === spanFeature ? (position.spans.at(-1)?.cell ?? cell) : cell;
}

function spotChoices(
  on: 'reward' | 'recall',
  spots: readonly { cell: Cell; feature: FeatureName; line: string }[],
  surface: Surface,
): Choice[] {
  return spots.map(({ cell, feature, line }) => ({
    target: { on, cell, feature },
    ...at(surface, cell, feature),
    lines: [line],
  }));
}

export function choicesOf(question: Question, surface: Surface): Choice[] {
  const make = makers[question.asks] as (question: Question, surface: Surface) => Choice[];
  return make(question, surface);
}
