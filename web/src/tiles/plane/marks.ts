// Signs on the board: cells that may be chosen or never filled, the last tile, the tile about to be placed, areas.
import { path } from './markup.ts';

const cell = 'M14 5H86Q95 5 95 14V86Q95 95 86 95H14Q5 95 5 86V14Q5 5 14 5z';
const ticks = 'M3 20V3h17M80 3h17v17M97 80v17h-17M20 97h-17v-17';
const frame = 'M4 1H96Q99 1 99 4V96Q99 99 96 99H4Q1 99 1 96V4Q1 1 4 1z';

/** A cell where the tile in hand fits. */
export function paintLegalCell(): string {
  return path('cell', cell) + path('cell-line', cell) + path('cell-plus', 'M44 50h12m-6-6v12');
}

/** A cell that no tile left can ever fill. */
export function paintDeadCell(): string {
  return (
    `<path fill="url(#p-hatch)" d="${cell}"/>` +
    path('dead-cross', 'M41 44l3-3 6 6 6-6 3 3-6 6 6 6-3 3-6-6-6 6-3-3 6-6z')
  );
}

/** Ticks in the corners of the tile that a seat placed last. */
export function paintLastPlaced(seat: number): string {
  return `<g class="seat-${seat}">${path('ticks-halo', ticks)}${path('ticks', ticks)}</g>`;
}

/** The frame around a tile that is about to be placed. */
export function paintGhostFrame(): string {
  return path('ghost-ink', frame) + path('ghost-gold', frame);
}

/** A whole area in gold, from the outlines of its features moved to their cells; finer for fields. */
export function paintAreaOutline(d: string, fine = false): string {
  const lines = path('area-ink', d) + path('area-gold', d) + path('area-light', d);
  return fine ? `<g class="p-area-fine">${lines}</g>` : lines;
}

/** An area that has brought points, in the colours of those who got them, in turn. */
export function paintAreaScored(d: string, seats: readonly number[]): string {
  const dash = 14;
  const lines = seats.map((seat, i) => {
    const gaps = `stroke-dasharray="${dash} ${dash * (seats.length - 1)}" stroke-dashoffset="${-dash * i}"`;
    return `<path class="p-scored seat-${seat}" ${seats.length > 1 ? gaps : ''} d="${d}"/>`;
  });
  return path('scored-halo', d) + lines.join('');
}

/** An area tinted in the colour and with the sign of its owner, or in gold if nobody's. */
export function paintAreaTint(d: string, seat?: number): string {
  return seat === undefined
    ? path('tint-nobody', d)
    : `<path class="p-tint" fill="url(#p-tint-${seat})" d="${d}"/>`;
}
