// The bridges on the board, those further south in front.
import { atCell, keyOf } from '../../board/surface/surface.ts';
import type { Position } from '../../model/position.ts';
import type { Mark } from '../marks.ts';
import { paintBridge } from './painter.ts';

export function bridgeMarks({ spans }: Position): Mark[] {
  return [...spans]
    .sort((a, b) => a.cell[1] - b.cell[1])
    .map(({ cell, axis }) => ({ key: keyOf(cell), transform: atCell(cell), art: paintBridge(axis) }));
}
