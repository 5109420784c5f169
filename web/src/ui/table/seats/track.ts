// The score track: fifty fields in a ring. Within it is room for those who stand on the same field, and for the
// fifties of those who have gone around.

const columns = 22;
const rows = 5;
const fields = 2 * (columns + rows) - 4;
/** The width and the height of a field. */
export const fieldSize = 20;
export const trackWidth = columns * fieldSize;
export const trackHeight = rows * fieldSize;
/** From one to the next on the same field, so that the letters of all are seen. */
const aside = 15;

export interface Field {
  number: number;
  x: number;
  y: number;
  /** The way to the inside. */
  inward: readonly [number, number];
}

/** Column and row: along the top, down, back along the bottom, and up. */
function placeOf(number: number): [number, number] {
  const [right, bottom] = [columns - 1, rows - 1];
  if (number <= right) return [number, 0];
  if (number <= right + bottom) return [right, number - right];
  if (number <= 2 * right + bottom) return [2 * right + bottom - number, bottom];
  return [0, fields - number];
}

/** Where a field is, its upper left corner; field 0 is where everybody begins. */
function fieldAt(number: number): Field {
  const [column, row] = placeOf(number);
  const inward: Field['inward'] =
    row === 0 ? [0, 1] : row === rows - 1 ? [0, -1] : [column === 0 ? 1 : -1, 0];
  return { number, x: column * fieldSize, y: row * fieldSize, inward };
}

export const trackFields: readonly Field[] = Array.from({ length: fields }, (_, number) => fieldAt(number));

export interface Marker {
  seat: number;
  /** The middle. */
  x: number;
  y: number;
  /** Whole times around. */
  rounds: number;
}

/** Markers on the same field stand one behind the other. Points below zero (paid in an auction) wait at the beginning. */
export function markersOn(scores: readonly number[]): Marker[] {
  const places = scores.map((score) => Math.max(0, score) % fields);
  return scores.map((score, seat) => {
    const { x, y, inward } = fieldAt(places[seat] ?? 0);
    const before = places.slice(0, seat).filter((place) => place === places[seat]).length;
    return {
      seat,
      x: x + fieldSize / 2 + inward[0] * before * aside,
      y: y + fieldSize / 2 + inward[1] * before * aside,
      rounds: Math.floor(Math.max(0, score) / fields),
    };
  });
}
