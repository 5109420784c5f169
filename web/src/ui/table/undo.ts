// Whether the last move can be taken back, as far as can be seen from here; the server has the last word.
import type { MoveEvent, TableEvent } from '../../model/protocol.ts';

const reveals = /^(draw|reveal) /;

/** The last move that was not taken back. */
function lastMove(events: readonly TableEvent[]): MoveEvent | null {
  let moves: MoveEvent[] = [];
  for (const event of events) {
    if (event.kind === 'move') moves.push(event);
    if (event.kind === 'undone') moves = moves.filter(({ ply }) => ply < event.ply);
  }
  return moves.at(-1) ?? null;
}

export function canUndo(events: readonly TableEvent[], mySeats: readonly number[]): boolean {
  const last = lastMove(events);
  if (!last || last.computer || !mySeats.includes(last.seat)) return false;
  return !last.lines.some((line) => reveals.test(line));
}
