// Where on a tile a figure stands, told so that no two features of it are told alike: `north of the road`.
import type { Texts } from '../i18n/texts.ts';
import type { AnyDesign } from '../model/sets.ts';
import type { Turn } from '../tiles/data.ts';
import { groundPlaces } from './ground.ts';
import { fromTo, partsOf, type Parts } from './parts.ts';

function onGround(parts: Parts, feature: number, { words, names }: Texts): string | null {
  const ground = parts.grounds.find((each) => each.feature === feature);
  if (!ground) return null;
  const standing = names.standing[ground.kind];
  const place = groundPlaces(parts).get(feature);
  if (!place || parts.grounds.length === 1) return standing;
  return place.at === 'compass' ? `${standing} ${words.to([place.to])}` : words.where([place]);
}

function onLine({ lines }: Parts, feature: number, { words, names }: Texts): string | null {
  const line = lines.find((each) => each.feature === feature);
  if (!line) return null;
  const standing = names.standing[line.kind];
  return lines.length === 1 ? standing : `${standing} ${words.whichLine(fromTo(line.sides) ?? line.sides)}`;
}

function inBulk({ bulks }: Parts, feature: number, { words, names }: Texts): string | null {
  const bulk = bulks.find((each) => each.feature === feature);
  if (!bulk) return null;
  const standing = names.standing[bulk.kind];
  const isOnly = bulks.filter(({ kind }) => kind === bulk.kind).length === 1;
  return isOnly ? standing : `${standing} ${words.to(bulk.sides)}`;
}

/** `in the city`; `in the city to the north` where there is another one. */
export function sayStanding(
  design: Pick<AnyDesign, 'features'>,
  turn: Turn,
  feature: number,
  texts: Texts,
): string {
  const parts = partsOf(design, turn);
  return (
    onGround(parts, feature, texts) ??
    onLine(parts, feature, texts) ??
    inBulk(parts, feature, texts) ??
    texts.names.standing[design.features[feature]?.kind ?? 'field']
  );
}
