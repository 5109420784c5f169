// How likely the next tile fits a cell: `3 of 27 tiles fit: 11% a draw`.
import type { Cell } from '../../model/game_events.ts';
import { sameCell, type Position } from '../../model/position.ts';
import { remainingTiles, type RemainingTile } from '../../model/remaining.ts';
import type { BoardTexts } from '../../i18n/texts.ts';
import type { BoardProps, Fits } from '../types.ts';

export interface Odds {
  fitting: readonly RemainingTile[];
  /** Tiles still to come: those that fit, and all. */
  fit: number;
  left: number;
}

const countOf = (tiles: readonly RemainingTile[]): number => tiles.reduce((sum, { left }) => sum + left, 0);

export function oddsAt(
  cell: Cell,
  { cells }: Pick<Fits, 'cells'>,
  terms: BoardProps['terms'],
  position: Pick<Position, 'drawn'>,
): Odds {
  const there = cells.find((each) => sameCell(each.cell, cell))?.tiles ?? {};
  const all = remainingTiles(terms, position);
  const fitting = all.filter(({ tile, left }) => left > 0 && there[tile] !== undefined);
  return { fitting, fit: countOf(fitting), left: countOf(all) };
}

/** Less than nothing is nothing, and what is not certain is not 100 %. */
export function percentOf({ fit, left }: Pick<Odds, 'fit' | 'left'>): number {
  if (left === 0 || fit === 0) return 0;
  return fit === left ? 100 : Math.min(99, Math.max(1, Math.round((100 * fit) / left)));
}

export function sayOdds(odds: Pick<Odds, 'fit' | 'left'>, board: BoardTexts): string {
  return odds.fit === 0 ? board.fitsNowhere : board.odds(odds.fit, odds.left, percentOf(odds));
}
