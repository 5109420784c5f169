// Pieces beside the followers: how they look in lists, and those that players have at home.
import type { Texts } from '../i18n/texts.ts';
import { paintKeep, paintScoreMarker } from '../tiles/wall/index.ts';
import { paintBridge } from './bridges/painter.ts';
import { paintCastle } from './castles/painter.ts';
import type { ModulePiece } from './position.ts';
import { paintPig } from './wheel/painter_pig.ts';

export interface PiecePicture {
  box: string;
  art: string;
}

type Paint = (colour: number, letter: string) => PiecePicture;

export const paintPieces = {
  bridge: () => ({ box: '0 24 100 52', art: paintBridge('ew') }),
  castle: (colour, letter) => ({ box: '-42 -44 84 66', art: paintCastle(colour, letter) }),
  keep: (colour, letter) => ({ box: '-20 -30 40 48', art: paintKeep(colour, letter) }),
  marker: (colour, letter) => ({ box: '-14 -15 28 32', art: paintScoreMarker(colour, letter) }),
  pig: () => ({ box: '-20 -22 40 28', art: paintPig() }),
} satisfies Record<string, Paint>;

/** Figures that there are within the wall only. */
export const courtFigures = ['squire', 'herald', 'merchant', 'preacher', 'king', 'falconer'] as const;
export type PieceName = keyof typeof paintPieces | (typeof courtFigures)[number];

export interface PieceAtHome {
  piece: PieceName;
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
