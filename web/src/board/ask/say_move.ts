// Any move in words, as the lists of hints and judged moves say it.
import { offerIn } from '../../modules/auction.ts';
import { parseMove, type Move } from '../../model/move.ts';
import type { Position } from '../../model/position.ts';
import { readQuestion, type Question } from '../../model/question.ts';
import { choicesOf } from './choices.ts';
import { capital, sayTile } from '../../words/tile.ts';
import { sayCell, sayChoice, type Sayer } from './say_choice.ts';
import type { Turn } from '../../tiles/data.ts';

type PlaceMove = Extract<Move, { kind: 'place' }>;

/** What was asked in a position, with these answers; null if nobody was asked. */
export function questionAt({ asks, ply }: Position, moves: readonly string[]): Question | null {
  if (!asks) return null;
  const { seat, what, tile } = asks;
  const head = { type: 'question', table: '', number: 0 } as const;
  return readQuestion({ ...head, ply, seat, asks: what, tile, moves: [...moves] });
}

function sayDecline(question: Question, { questions, board }: Sayer['texts']): string {
  const { decline } = questions;
  return question.asks in decline ? decline[question.asks as keyof typeof decline] : board.back;
}

/** What is not about a place on the board. */
function sayTrade(line: string, question: Question, { texts, surface }: Sayer): string | null {
  const move = parseMove(line);
  const { board, questions } = texts;
  const bid = offerIn(surface.position)?.bid ?? 0;
  switch (move.kind) {
    case 'pass':
    case 'refuse':
      return sayDecline(question, texts);
    case 'offer':
      return `${sayTile(move.tile, 0, texts)}: ${board.offer(move.points)}`;
    case 'bid':
      return board.bid(move.points);
    case 'buy':
      return questions.buy(bid);
    case 'sell':
      return questions.sell(bid);
    default:
      return null;
  }
}

/** A move for lists: a tile is shown as it would lie, and the board shows where. */
export interface SaidMove {
  tile: { name: string; turn: Turn } | null;
  /** Where, for those who hear it. */
  place: string;
  text: string;
}

function sayPlacement({ cell, turn, span }: PlaceMove, { tile }: Question, sayer: Sayer): SaidMove {
  return {
    tile: tile === null ? null : { name: tile, turn },
    place: sayCell(cell, sayer),
    text: span ? sayer.texts.board.withSpan : '',
  };
}

function sayInWords(line: string, question: Question, sayer: Sayer): string {
  const trade = sayTrade(line, question, sayer);
  if (trade !== null) return trade;
  const choice = choicesOf(question, sayer.surface).find(({ lines }) => lines.includes(line));
  if (!choice) return line;
  const said = capital(sayChoice(choice, sayer));
  return line.endsWith(' double') ? `${said}, ×2` : said;
}

export function sayMove(line: string, question: Question, sayer: Sayer): SaidMove {
  const move = parseMove(line);
  if (move.kind === 'place') return sayPlacement(move, question, sayer);
  return { tile: null, place: '', text: sayInWords(line, question, sayer) };
}
