// What each seat has at home, and what was drawn.
import { changed } from './lists.ts';
import type { Position, Supplies } from './position.ts';

/** With more or fewer pieces at home. */
export function supplied(position: Position, name: keyof Supplies, seat: number, by: number): Position {
  const counts = position.supplies[name] ?? [];
  return {
    ...position,
    supplies: { ...position.supplies, [name]: changed(counts, seat, (count) => count + by) },
  };
}

/** A tile has left the deck. */
export function drawn(position: Position, tile: string): Position {
  return { ...position, drawn: { ...position.drawn, [tile]: (position.drawn[tile] ?? 0) + 1 } };
}
