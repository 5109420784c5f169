// The score track: fifty fields in two rows, out along the upper one and back along the lower one.

const fields = 50;
const perRow = fields / 2;
export const fieldWidth = 20;
export const fieldHeight = 26;
export const trackWidth = perRow * fieldWidth;
export const trackHeight = 2 * fieldHeight;

export interface Field {
  number: number;
  x: number;
  y: number;
}

/** Where a field is, its upper left corner; field 0 is where everybody begins. */
function fieldAt(number: number): Field {
  const isBack = number >= perRow;
  const column = isBack ? fields - 1 - number : number;
  return { number, x: column * fieldWidth, y: isBack ? fieldHeight : 0 };
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

/** Markers on the same field stand a little aside. Points below zero (paid in a bazaar) wait at the beginning. */
export function markersOn(scores: readonly number[]): Marker[] {
  const places = scores.map((score) => Math.max(0, score) % fields);
  return scores.map((score, seat) => {
    const { x, y } = fieldAt(places[seat] ?? 0);
    const before = places.slice(0, seat).filter((place) => place === places[seat]).length;
    const aside = before * 4;
    return {
      seat,
      x: x + fieldWidth / 2 + aside,
      y: y + fieldHeight / 2 + aside,
      rounds: Math.floor(Math.max(0, score) / fields),
    };
  });
}
