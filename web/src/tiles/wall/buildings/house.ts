// Houses: red gables side by side, ridges at right angles to the edge, so that roofs run straight on into the neighbour.
import { chanceFrom } from '../../chance.ts';
import type { Point } from '../../geometry.ts';
import type { Building } from './building.ts';
import { basicInsets } from './footprint.ts';
import { drawn } from './hand.ts';
import { housePlan } from './houseplan.ts';
import { shape } from '../markup.ts';
import { walledRuns } from '../polygon.ts';
import { RoofPainter, type Roofs } from './roofpainter.ts';

function roofArt({ tiles, lit, mid, dark, valleys, courses, ridges, chimneys, dormers }: Roofs): string {
  return (
    tiles.map((d, colour) => shape(d, `w-roof-${colour}`)).join('') +
    shape(dark, 'w-slope-dark') +
    shape(mid, 'w-slope-mid') +
    shape(lit, 'w-slope-lit') +
    shape(valleys, 'w-valley') +
    shape(courses, 'w-roof-course') +
    shape(ridges, 'w-ridge') +
    shape(chimneys, 'w-chimney') +
    shape(dormers, 'w-dormer')
  );
}

/** `insets` by board side: negative where the house goes on beyond the edge. */
export function paintHouse(
  building: Building,
  outline: readonly Point[],
  insets: readonly number[],
  seed: number,
): string {
  const own = basicInsets(building, insets);
  const plan = housePlan(building, own);
  const painter = new RoofPainter(building.turn, own, chanceFrom(seed));
  for (const gable of plan.gables) painter.gable(gable);
  if (plan.crossed) painter.cross();
  for (const side of plan.corners) painter.corner(side);
  const wall = walledRuns(outline)
    .map(({ points, closed }) => drawn(points, closed))
    .join('');
  return (
    shape(drawn(outline), 'w-yard') +
    roofArt(painter.roofs) +
    shape(wall, 'w-eaves-ink') +
    shape(wall, 'w-eaves')
  );
}
