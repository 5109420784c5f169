// Pieces beside the followers: how they look in lists, and those that players have at home.
import type { Texts } from '../i18n/texts.ts';
import { paintBridge } from './bridges/painter.ts';
import { paintCastle } from './castles/painter.ts';
import type { ModulePiece } from './position.ts';

export interface PiecePicture {
  box: string;
  art: string;
}

/** Figures of their own, which look the same in every game. */
export type SpecialPiece = 'king' | 'falconer';
/** What is built; all else is a figure. */
export type BuiltPiece = 'bridge' | 'castle';

export function paintBuilt(piece: BuiltPiece, colour: number, letter: string): PiecePicture {
  return piece === 'bridge'
    ? { box: '0 24 100 52', art: paintBridge('ew') }
    : { box: '-42 -44 84 66', art: paintCastle(colour, letter) };
}

export const isBuilt = (piece: string): piece is BuiltPiece => piece === 'bridge' || piece === 'castle';

export interface PieceAtHome {
  piece: BuiltPiece | SpecialPiece;
  supply: ModulePiece;
  /** Shown even when none is left. */
  always: boolean;
  label: (count: number, texts: Texts) => string;
}

export const piecesAtHome: readonly PieceAtHome[] = [
  { piece: 'bridge', supply: 'bridges', always: true, label: (count, { table }) => table.bridges(count) },
  { piece: 'castle', supply: 'castles', always: true, label: (count, { table }) => table.castles(count) },
  { piece: 'king', supply: 'kings', always: false, label: (_, { names }) => names.sorts.king },
  { piece: 'falconer', supply: 'falconers', always: false, label: (_, { names }) => names.sorts.falconer },
];
