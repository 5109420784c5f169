// A question with its legal answers, grouped as a person is asked: cells with their turns, spots for followers,
// bids from and to. Every choice carries the line that is to be sent. What is legal the server has said.
import { landmarkQuestion } from '../modules/questions.ts';
import { spanFeature, type Span, type SpanFeature } from '../modules/spans.ts';
import type { Turn } from '../tiles/data.ts';
import { sameCell } from './position.ts';
import type { Cell, Segment, Sort } from './game_events.ts';
import { parseMove, type Move, type Spot } from './move.ts';
import type { QuestionKind, QuestionMessage } from './protocol.ts';

/** A legal answer, as the server spelled it. */
export interface Choice {
  line: string;
}

export type PlaceChoice = Choice & { turn: Turn; span: Span | null };

/** A cell where the tile in hand fits. */
export interface CellChoice {
  cell: Cell;
  /** By turn; those that need a span come after those that need none. */
  turns: PlaceChoice[];
}

export type FollowerChoice = Choice & { sort: Sort; feature: number | SpanFeature };
export type CrownChoice = Choice & { segment: Segment };
export type SpanChoice = Choice & Span;
export type LandmarkChoice = Choice & { feature: number };
export type SpotChoice = Choice & Spot;

/** An area that can be scored next; doubled too, if a wall tile allows it. */
export type ScoreChoice = Spot & { plain: string | null; double: string | null };

/** The lowest and the highest bid. */
export interface Range {
  min: number;
  max: number;
}
/** A tile of an auction that can be offered. */
export type OfferChoice = Range & { tile: string };
export type TakeChoice = Choice & { tile: string };

interface Asked<What extends QuestionKind> {
  asks: What;
  ply: number;
  seat: number;
  tile: string | null;
  /** All legal lines. */
  moves: readonly string[];
  /** The line that declines what is asked, if that is possible: `pass`, or `refuse` for a tile. */
  decline: string | null;
}

export type Question =
  | (Asked<'place'> & { cells: CellChoice[] })
  | (Asked<'follower'> & { followers: FollowerChoice[]; crowns: CrownChoice[]; spans: SpanChoice[] })
  | (Asked<typeof landmarkQuestion> & { landmarks: LandmarkChoice[] })
  | (Asked<'reward'> & { spots: SpotChoice[] })
  | (Asked<'recall'> & { spots: SpotChoice[] })
  | (Asked<'offer'> & { offers: OfferChoice[] })
  | (Asked<'bid'> & { bids: Range | null })
  | (Asked<'sell'> & { buy: string; sell: string })
  | (Asked<'take'> & { tiles: TakeChoice[] })
  | (Asked<'score'> & { areas: ScoreChoice[] })
  | (Asked<'extra'> & { extra: string });

type Answer = Choice & { move: Move };
type MoveOf<Kind extends Move['kind']> = Extract<Move, { kind: Kind }>;

/** The answers of one kind, as what `make` makes of each. */
function each<Kind extends Move['kind'], Made>(
  answers: readonly Answer[],
  kind: Kind,
  make: (move: MoveOf<Kind>, line: string) => Made,
): Made[] {
  return answers
    .filter(({ move }) => move.kind === kind)
    .map(({ move, line }) => make(move as MoveOf<Kind>, line));
}

function cellsOf(answers: readonly Answer[]): CellChoice[] {
  const cells: CellChoice[] = [];
  for (const [{ cell, turn, span }, line] of each(answers, 'place', (move, line) => [move, line] as const)) {
    const choice = { turn, span, line };
    const known = cells.find((other) => sameCell(other.cell, cell));
    if (known) known.turns.push(choice);
    else cells.push({ cell, turns: [choice] });
  }
  const order = ({ span, turn }: PlaceChoice): number => (span ? 4 : 0) + turn;
  for (const { turns } of cells) turns.sort((a, b) => order(a) - order(b));
  return cells;
}

function rangeOf(numbers: readonly number[]): Range | null {
  return numbers.length > 0 ? { min: Math.min(...numbers), max: Math.max(...numbers) } : null;
}

function offersOf(answers: readonly Answer[]): OfferChoice[] {
  const bids = new Map<string, number[]>();
  for (const { tile, points } of each(answers, 'offer', (move) => move))
    bids.set(tile, [...(bids.get(tile) ?? []), points]);
  return [...bids].flatMap(([tile, points]) => {
    const range = rangeOf(points);
    return range ? [{ tile, ...range }] : [];
  });
}

function areasOf(answers: readonly Answer[]): ScoreChoice[] {
  const areas: ScoreChoice[] = [];
  for (const [{ cell, feature, double }, line] of each(
    answers,
    'score',
    (move, line) => [move, line] as const,
  )) {
    let area = areas.find((other) => sameCell(other.cell, cell) && other.feature === feature);
    if (!area) areas.push((area = { cell, feature, plain: null, double: null }));
    area[double ? 'double' : 'plain'] = line;
  }
  return areas;
}

function spotsOf(answers: readonly Answer[], kind: 'reward' | 'recall'): SpotChoice[] {
  return each(answers, kind, ({ cell, feature }, line) => ({ cell, feature, line }));
}

type Grouped<What extends QuestionKind> = Omit<Extract<Question, { asks: What }>, keyof Asked<What>>;

const groupers: { [What in QuestionKind]: (answers: readonly Answer[]) => Grouped<What> } = {
  place: (answers) => ({ cells: cellsOf(answers) }),
  follower: (answers) => ({
    followers: each(answers, 'follower', ({ sort, feature }, line) => ({ sort, feature, line })),
    crowns: each(answers, 'crown', ({ segment }, line) => ({ segment, line })),
    spans: each(answers, spanFeature, ({ cell, axis }, line) => ({ cell, axis, line })),
  }),
  [landmarkQuestion]: (answers) => ({
    landmarks: each(answers, landmarkQuestion, ({ feature }, line) => ({ feature, line })),
  }),
  reward: (answers) => ({ spots: spotsOf(answers, 'reward') }),
  recall: (answers) => ({ spots: spotsOf(answers, 'recall') }),
  offer: (answers) => ({ offers: offersOf(answers) }),
  bid: (answers) => ({ bids: rangeOf(each(answers, 'bid', ({ points }) => points)) }),
  sell: () => ({ buy: 'buy', sell: 'sell' }),
  take: (answers) => ({ tiles: each(answers, 'take', ({ tile }, line) => ({ tile, line })) }),
  score: (answers) => ({ areas: areasOf(answers) }),
  extra: () => ({ extra: 'extra' }),
};

export function readQuestion({ asks, ply, seat, tile, moves }: QuestionMessage): Question {
  const answers = moves.map((line) => ({ line, move: parseMove(line) }));
  const decline = answers.find(({ move }) => move.kind === 'pass' || move.kind === 'refuse')?.line ?? null;
  const head = { asks, ply, seat, tile, moves, decline };
  return { ...head, ...groupers[asks](answers) } as Question;
}
