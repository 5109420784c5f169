// Both surfaces know every place that recorded games ask about, and find features and choices under a point.
import { describe, expect, it } from 'vitest';
import {
  eventsIn,
  gameFixtures,
  questionsIn,
  readFixture,
  type Fixture,
} from '../../../tests/fixtures/read.ts';
import { framesOf } from '../../model/replay.ts';
import { readQuestion } from '../../model/question.ts';
import { isInside, type Point } from '../../tiles/geometry.ts';
import { choicesOf } from '../ask/choices.ts';
import { CourtSurface } from '../../modules/burg/surface.ts';
import { cellAt, choiceUnder, featureAt, type InPath } from '../ask/hits.ts';
import { cornersOf } from './paths.ts';
import { planeSurface } from './plane_surface.ts';
import { landmarkReach } from '../../modules/landmarks.ts';
import { spread } from '../marks/spread.ts';
import { middleOf, type Surface } from './surface.ts';

function moments(name: Fixture): { surface: Surface; question: ReturnType<typeof readQuestion> }[] {
  const heard = readFixture(name);
  const frames = framesOf(eventsIn(heard));
  return questionsIn(heard).flatMap((message) => {
    const frame = frames.find(({ ply }) => ply === message.ply);
    const position = frame?.state.position;
    if (!frame || !position) return [];
    const { game, with: modules } = frame.state.terms;
    const surface = game === 'castle' ? new CourtSurface(position, modules) : planeSurface(position);
    return [{ surface, question: readQuestion(message) }];
  });
}

/** Good enough for straight shapes. */
const inPolygons: InPath = (d, point) => cornersOf(d).some((loop) => isInside(point, loop));

describe.each(gameFixtures)('%s', (name) => {
  const all = moments(name);

  it('has a place within its bounds for every choice on the board', () => {
    expect(all.length).toBeGreaterThan(20);
    for (const { surface, question } of all)
      for (const { anchor, target } of choicesOf(question, surface)) {
        if (!anchor) {
          expect(['offer', 'take', 'bid', 'buy', 'sell', 'extra']).toContain(target.on);
          continue;
        }
        const { x, y, width, height } = surface.bounds;
        expect(anchor[0]).toBeGreaterThan(x);
        expect(anchor[0]).toBeLessThan(x + width);
        expect(anchor[1]).toBeGreaterThan(y);
        expect(anchor[1]).toBeLessThan(y + height);
      }
  });

  it('finds each choice under the place where it lies', () => {
    for (const { surface, question } of all.slice(0, 60)) {
      const choices = spread(choicesOf(question, surface), 27);
      choices.forEach(({ anchor, lift = 0 }, i) => {
        if (!anchor) return;
        const found = choices[choiceUnder(choices, [anchor[0], anchor[1] - lift], 17) ?? -1];
        expect(found).toBe(choices[i]);
      });
    }
  });
});

describe('a walled town', () => {
  const { surface } = moments('castle').at(-1) as { surface: Surface };

  it('finds the feature on which a figure stands', () => {
    const { followers } = surface.position;
    expect(followers.length).toBeGreaterThan(0);
    for (const { cell, feature } of followers) {
      const { x, y } = surface.stand(cell, feature);
      expect(featureAt(surface, [x, y], inPolygons)).toEqual({ cell, feature });
    }
  });

  it('finds nothing where no tile lies', () => {
    const at: Point = [-5050, -5050];
    expect(featureAt(surface, at, inPolygons)).toBeNull();
    expect(cellAt(at)).toEqual([-51, -51]);
  });

  it('draws no line where an area goes on', () => {
    const [placed] = surface.position.tiles;
    if (!placed) throw new Error('no tile');
    const [x, y] = placed.cell;
    const d = surface.outline({ kind: 'court', spots: [[x, y, 0]] });
    expect(d.startsWith('M')).toBe(true);
    expect(middleOf([x, y])).toEqual([x * 100 + 50, y * 100 + 50]);
  });
});

describe('a castle', () => {
  it('has six cells, two tiles and those at their long sides', () => {
    const level = landmarkReach([[2, 3], [3, 3]]); // prettier-ignore
    expect(level.map(String).sort()).toEqual(['2,2', '2,3', '2,4', '3,2', '3,3', '3,4']);
    const upright = landmarkReach([[2, 3], [2, 4]]); // prettier-ignore
    expect(upright.map(String).sort()).toEqual(['1,3', '1,4', '2,3', '2,4', '3,3', '3,4']);
  });
});
