// Who gets which place in a court: the market stall and the merchant, apart from each other if there is room for both.
import type { Point } from '../../geometry.ts';
import type { Court, Place } from './courts.ts';

interface Lodgings {
  stall: Point | undefined;
  stallSize: number;
  /** Where a merchant lies. */
  spot: Point;
}

/** Half the width and height of a lying merchant, and of a stall of size 1. */
const merchant = { width: 20, height: 10 };
const booth = { width: 12, height: 10 };

function stallSizeIn(room: number): number {
  return Math.min(1.25, Math.max(0.62, room / 15));
}

/** How far merchant and stall are apart; negative where they overlap. */
function gapBetween(stall: Place, other: Place): number {
  const size = stallSizeIn(stall.room);
  const dx = Math.abs(stall.point[0] - other.point[0]) - merchant.width - booth.width * size;
  const dy = Math.abs(stall.point[1] - other.point[1]) - merchant.height - booth.height * size;
  return Math.max(dx, dy);
}

function worthOf(stall: Place, other: Place): number {
  const room = 1.2 * Math.min(stall.room, 14) + Math.min(other.room, 11);
  return room + 1.5 * Math.min(gapBetween(stall, other), 2);
}

function bestPair(places: readonly Place[]): [Place, Place] | undefined {
  const step = Math.ceil(places.length / 80);
  const candidates = places.filter((_, i) => i % step === 0);
  let [best, most]: [[Place, Place] | undefined, number] = [undefined, -Infinity];
  for (const stall of candidates)
    for (const other of candidates) {
      const worth = worthOf(stall, other);
      if (worth > most) [best, most] = [[stall, other], worth];
    }
  return best;
}

function newLodgings({ market, places }: Court): Lodgings {
  const pair = market ? bestPair(places) : undefined;
  if (!pair) return { stall: undefined, stallSize: 1, spot: places[0]?.point ?? [50, 50] };
  const [stall, other] = pair;
  return { stall: stall.point, stallSize: stallSizeIn(stall.room), spot: other.point };
}

const known = new WeakMap<Court, Lodgings>();

export function lodgings(court: Court): Lodgings {
  const found = known.get(court) ?? newLodgings(court);
  known.set(court, found);
  return found;
}
