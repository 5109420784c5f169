// Where the score markers stand: those on the same field a little apart, so that none hides another.

interface Place {
  x: number;
  y: number;
}

const apart = 23;

export function markersOf(
  scores: readonly number[],
  atGate: readonly boolean[],
  placeOf: (points: number, atGate: boolean) => Place,
): (Place & { seat: number })[] {
  const places = scores.map((points, seat) => placeOf(points, atGate[seat] ?? false));
  return places.map(({ x, y }, seat) => {
    const same = places.flatMap((place, other) => (place.x === x && place.y === y ? [other] : []));
    return { seat, x: x + (same.indexOf(seat) - (same.length - 1) / 2) * apart, y };
  });
}
