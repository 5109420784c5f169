// What the board needs from the page around it, and what it tells it. The answers of the server about areas, fitting
// tiles and previews are taken as they come (docs/protocol.md: `areas`, `fits`, `preview`).
import type { Snippet } from 'svelte';
import type { BuiltPiece, SpecialPiece } from '../modules/pieces.ts';
import type { Texts } from '../i18n/texts.ts';
import type * as aids from '../model/aids.ts';
import type { Cell } from '../model/game_events.ts';
import type { Spot } from '../model/move.ts';
import type { Position } from '../model/position.ts';
import type { Terms } from '../model/protocol.ts';
import type { Question } from '../model/question.ts';
import type { Comparison } from './marks/comparison.ts';

export interface SeatView {
  name: string;
  /** On the figures: one character, different for each seat. */
  letter: string;
  /** Index of the seat's colour and pattern (tiles/seats.ts). */
  colour: number;
  /** The person at this page holds it. */
  mine: boolean;
}

/** An answer of the server, and the ply that it is about. */
type At<Answer> = Answer & { ply: number };
export type Areas = At<aids.Areas>;
export type Preview = At<aids.Preview>;
export type Fits = At<aids.Fits>;
export type AreaInfo = aids.Area;
export type { AreaSpot, FittingCell, PreviewAnswer } from '../model/aids.ts';

/** What can be asked about the position shown; null if it is not allowed, too late, or there is no connection. */
export interface Aids {
  areas(at?: number): Promise<Areas | null>;
  preview(moves: readonly string[]): Promise<Preview | null>;
  fits(): Promise<Fits | null>;
}

/** What the log points at: parts of areas, and whole tiles. */
export interface Highlight {
  spots: readonly Spot[];
  cells: readonly Cell[];
}

/** A move that is proposed, the best first. */
export interface HintMove {
  line: string;
  /** Expected points, if they are known. */
  points?: number | null;
}

/** What all components of the board share. */
interface Shown {
  texts: Texts;
  terms: Pick<Terms, 'game' | 'with' | 'options'>;
  position: Position;
  seats: readonly SeatView[];
}

/** Board.svelte: the whole playing surface. It fills the box it is put in (give that a size), draws the buttons for
 * the question asked, and during an auction its tiles and bids. Keys work while it has the focus or nothing has. Around it,
 * the page of Die Burg needs the class `w-seats`, so that the seats have the same colours everywhere. */
export interface BoardProps extends Shown {
  /** Only if a seat of this person is asked now, and the position shown is the present one. */
  question: Question | null;
  /** A move is under way: nothing can be chosen. */
  busy: boolean;
  aids: Aids;
  /** Lights the areas that hold these spots, and frames the tiles. */
  highlight: Highlight | null;
  hints: readonly HintMove[] | null;
  onhintsclose?: () => void;
  /** After the game, in the position before a move: what was done, and what would have been better. */
  comparison?: Comparison | null;
  /** Lights the cells in which this tile fits (the tile looked at in RemainingTiles). */
  lookAt?: string | null;
  /** Frames the free cell that RemainingTiles is about. */
  cell?: Cell | null;
  /** Pixels at its lower edge that lie below something else: what is to be seen is shown above. */
  covered?: number;
  /** Short animations; off when the system wants less motion in any case. */
  motion?: boolean;
  /** Stands above the question. */
  tip?: Snippet;
  /** The answer of the person, as a line of the record. */
  onmove: (line: string) => void;
  /** Where a span is built is asked, or no longer. */
  onspan?: (isAsked: boolean) => void;
  onfocusarea?: (area: AreaInfo | null) => void;
  /** A free cell beside the layout was pressed while no tile is to be laid (null: something else): for RemainingTiles. */
  oncell?: (cell: Cell | null) => void;
}

/** HandTile.svelte: one tile as a picture of `size` CSS pixels (72 unless told). */
export interface HandTileProps {
  tile: string | null;
  texts: Texts;
  turn?: 0 | 1 | 2 | 3;
  size?: number;
}

/** RemainingTiles.svelte: every design with its count left; for a cell the tiles left that fit there. */
export interface RemainingTilesProps extends Omit<Shown, 'seats'> {
  aids: Pick<Aids, 'fits'>;
  /** Only the tiles that fit here. */
  cell?: Cell | null;
  /** A tile is looked at: hand it to the board's `lookAt`. */
  onlook?: (tile: string | null) => void;
}

/** WallTiles.svelte: the wall tiles in front of one player. */
export interface WallTilesProps {
  texts: Texts;
  held: readonly number[];
  /** CSS pixels of one tile; 36 unless told. */
  size?: number;
}

/** Figure.svelte: a follower or another piece of a seat, for supplies and lists. */
export type FigurePiece = 'knight' | BuiltPiece | SpecialPiece;

export interface FigureProps {
  seat: Pick<SeatView, 'colour' | 'letter'>;
  piece: FigurePiece;
  /** Followers look different there. */
  walled: boolean;
  /** CSS pixels of its height. */
  size: number;
}
