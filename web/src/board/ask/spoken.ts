// What is read out at the board, in three parts, so that what stays the same is not read again: what is chosen or looked
// at, how the tile would lie, and what the move would do.
import { sayTile } from '../../words/tile.ts';
import type { BoardState } from '../board_state.svelte.ts';
import { choiceAt } from './play.ts';
import { lastLaid, sayAreaThere, sayFreeCell, sayLaid } from '../view/say_board.ts';
import { sayChoice, sayEffect } from './say_choice.ts';
import { sayOdds } from '../view/odds.ts';
import type { BoardProps } from '../types.ts';
import { sayWhyNot } from './why_not.ts';

/** Where the walk has come to. */
function sayStop({ area, cell, odds, walking, sayer }: BoardState): string {
  const { board } = sayer.texts;
  const { number, count } = walking.place;
  const there = area ? sayAreaThere(area, sayer) : cell ? sayFreeCell(cell, sayer) : '';
  const chance = odds ? [sayOdds(odds, board)] : [];
  return there && [there, ...chance, board.placeOf(number, count)].join(', ');
}

function sayAsked({ asks: asked }: BoardState, { question, texts }: BoardProps): string {
  if (!question) return '';
  return question.asks === 'place' && question.tile
    ? `${asked} ${texts.board.inHand(sayTile(question.tile, 0, texts))}`
    : asked;
}

function sayChosen(board: BoardState): string {
  const { play, sayer } = board;
  const choice = choiceAt(play);
  if (!choice || play.at === null) return '';
  const said =
    choice.target.on === 'cell' ? sayFreeCell(choice.target.cell, sayer) : sayChoice(choice, sayer);
  return `${said}, ${sayer.texts.board.placeOf(play.at + 1, play.choices.length)}`;
}

/** What is chosen or looked at; the question, where that is nothing. */
export function sayLook(board: BoardState, props: BoardProps): string {
  if (board.walking.over) return sayStop(board);
  const last = board.isLastShown ? lastLaid(board.sayer) : null;
  if (last) return sayLaid(last, board.sayer);
  if (!props.question) return '';
  if (board.whyNot) return sayWhyNot(board.whyNot.why, board.surface.walled, props.texts);
  return sayChosen(board) || sayAsked(board, props);
}

/** The tile as it would lie. */
export function sayLie({ play, sayer }: BoardState, { question }: BoardProps): string {
  const target = choiceAt(play)?.target;
  const turn = target?.on === 'cell' ? target.turns[play.variant] : undefined;
  if (!turn || !question?.tile) return '';
  const said = sayTile(question.tile, turn.turn, sayer.texts);
  return turn.span ? `${said}, ${sayer.texts.board.withSpan}` : said;
}

export function sayOutcome({ effect, sayer }: BoardState): string {
  return effect ? sayEffect(effect, sayer) : '';
}
