// A tile as it lies: its features with their sides and halves turned, sorted into what they are.
import type { AnyDesign, Feature } from '../model/sets.ts';
import type { Bulk, Ground, Line } from '../i18n/word_texts.ts';
import { isLong, type Side, type Turn } from '../tiles/data.ts';
import { sides as allSides, turnHalf, turnSide } from '../tiles/geometry.ts';

export interface BulkPart {
  feature: number;
  kind: Bulk;
  sides: Side[];
  pennant: boolean;
  /** No semicircle. */
  long: boolean;
}
export interface LinePart {
  feature: number;
  kind: Line;
  sides: Side[];
  /** Where it ends on the tile, if it does. */
  end: string | null;
  fountain: boolean;
  inn: boolean;
}
export interface GroundPart {
  feature: number;
  kind: Ground;
  halves: number[];
  market: boolean;
}

export interface Parts {
  cloister: boolean;
  bulks: BulkPart[];
  lines: LinePart[];
  grounds: GroundPart[];
  nest: boolean;
}

/** As one goes round the compass. */
export function inOrder(sides: readonly Side[]): Side[] {
  return allSides.filter((side) => sides.includes(side));
}

const turned = (sides: readonly Side[], turn: Turn): Side[] =>
  inOrder(sides.map((side) => turnSide(side, turn)));

/** `from south to east`, `from west to east`: a line is not followed backwards. */
export function fromTo([a, b]: readonly Side[]): [Side, Side] | null {
  if (!a || !b) return null;
  return a === 'E' ? [b, a] : [a, b];
}

const isBulk = (feature: Feature): feature is Extract<Feature, { kind: Bulk }> =>
  ['city', 'tower', 'house', 'chapel'].includes(feature.kind);

function readBulk(feature: Extract<Feature, { kind: Bulk }>, index: number, turn: Turn): BulkPart {
  const { kind, sides } = feature;
  const isCity = feature.kind === 'city';
  const pennant = isCity && feature.pennants > 0;
  const long = isCity && isLong(feature);
  return { feature: index, kind, sides: turned(sides, turn), pennant, long };
}

function readLine(feature: Extract<Feature, { kind: Line }>, index: number, turn: Turn): LinePart {
  const { kind, sides, end = null } = feature;
  const fountain = feature.kind === 'path' && feature.fountain === true;
  const inn = feature.kind === 'road' && feature.inn === true;
  return { feature: index, kind, sides: turned(sides, turn), end, fountain, inn };
}

function readGround(feature: Extract<Feature, { kind: Ground }>, index: number, turn: Turn): GroundPart {
  const halves = feature.halves.map((half) => turnHalf(half, turn)).sort((a, b) => a - b);
  return {
    feature: index,
    kind: feature.kind,
    halves,
    market: feature.kind === 'court' && feature.market === true,
  };
}

/** However a tile was turned to look so, its lines are told in the same order. */
const rankOf = ({ sides: [first = 'N'] }: LinePart): number => allSides.indexOf(first);

export function partsOf({ features }: Pick<AnyDesign, 'features'>, turn: Turn): Parts {
  const parts: Parts = { cloister: false, bulks: [], lines: [], grounds: [], nest: false };
  features.forEach((feature, index) => {
    if ('nests' in feature && feature.nests) parts.nest = true;
    if (feature.kind === 'cloister') parts.cloister = true;
    else if (isBulk(feature)) parts.bulks.push(readBulk(feature, index, turn));
    else if (feature.kind === 'road' || feature.kind === 'path')
      parts.lines.push(readLine(feature, index, turn));
    else parts.grounds.push(readGround(feature as Extract<Feature, { kind: Ground }>, index, turn));
  });
  parts.lines.sort((a, b) => rankOf(a) - rankOf(b));
  return parts;
}
