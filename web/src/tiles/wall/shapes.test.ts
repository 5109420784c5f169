import { describe, expect, it } from 'vitest';
import { isInside, type Point } from '../geometry.ts';
import { layoutOf } from './layout.ts';
import { lodgings } from './ground/lodging.ts';
import { forEachTile } from '../../modules/burg/samples.ts';
import { featureOutline, featurePath, figureSpot } from './shapes.ts';
import { compass, kindAt, middleOf, stepOf } from './turned.ts';

const points: Point[] = [];
for (let x = 1.3; x < 100; x += 2.9) for (let y = 1.7; y < 100; y += 2.9) points.push([x, y]);

describe('shapes of features', () => {
  it('lie within the tile', () => {
    forEachTile((design, turn) => {
      design.features.forEach((_, feature) => {
        const outline = featureOutline(design, turn, feature);
        expect(outline.length, `${design.id} ${feature}`).toBeGreaterThan(2);
        expect(Math.min(...outline.flat()), `${design.id} ${feature}`).toBeGreaterThanOrEqual(-0.001);
        expect(Math.max(...outline.flat()), `${design.id} ${feature}`).toBeLessThanOrEqual(100.001);
        expect(featurePath(design, turn, feature)).toMatch(/^M[-.\d L]+z$/);
      });
    });
  });

  it('do not overlap, and cover most of the tile', () => {
    forEachTile((design, turn) => {
      const outlines = design.features.map((_, feature) => featureOutline(design, turn, feature));
      const owners = points.map((point) => outlines.filter((outline) => isInside(point, outline)).length);
      expect(owners.filter((count) => count > 1).length, `${design.id} ${turn}`).toBe(0);
      expect(owners.filter((count) => count === 1).length / points.length, design.id).toBeGreaterThan(0.75);
    });
  });

  it('show at the middle of every edge the kind that the data says', () => {
    forEachTile((design, turn) => {
      for (const side of compass) {
        const [x, y] = middleOf(side);
        const [dx, dy] = stepOf(side);
        const point: Point = [x - dx * 1.5, y - dy * 1.5];
        const shown = design.features.filter((_, i) => isInside(point, featureOutline(design, turn, i)));
        expect(
          shown.map(({ kind }) => kind),
          `${design.id} ${turn} ${side}`,
        ).toEqual([kindAt(design, turn, side)]);
      }
    });
  });

  it('of courts reach the half-edges that they own', () => {
    forEachTile((design, turn) => {
      design.features.forEach((feature, i) => {
        if (feature.kind !== 'court') return;
        const outline = featureOutline(design, turn, i);
        for (const half of feature.halves) {
          const side = Math.floor(half / 2 + turn) % 4;
          const first = half % 2 === 0;
          const along = (t: number): Point => {
            const u = first ? t : 100 - t;
            return (
              [
                [u, 1],
                [99, u],
                [100 - u, 99],
                [1, 100 - u],
              ] as Point[]
            )[side] as Point;
          };
          const touched = [8, 16, 24, 32].some((t) => isInside(along(t), outline));
          expect(touched, `${design.id} ${turn} half ${half}`).toBe(true);
        }
      });
    });
  });
});

describe('figures', () => {
  it('stand inside their own feature', () => {
    forEachTile((design, turn) => {
      design.features.forEach((feature, i) => {
        const { x, y, lying, role } = figureSpot(design, turn, i);
        expect(isInside([x, y], featureOutline(design, turn, i)), `${design.id} ${turn} ${i}`).toBe(true);
        expect(lying).toBe(feature.kind === 'court');
        expect(role).toBe({ path: 'herald', tower: 'knight', house: 'squire', chapel: 'preacher', court: 'merchant' }[feature.kind]); // prettier-ignore
      });
    });
  });

  it('leave room for the market stall where there is enough', () => {
    forEachTile((design, turn) => {
      for (const court of layoutOf(design, turn).courts.filter(({ market }) => market)) {
        const { stall, spot } = lodgings(court);
        expect(stall && isInside(stall, court.outline()), `${design.id} ${turn}`).toBe(true);
        const gap = Math.hypot(spot[0] - (stall?.[0] ?? 0), spot[1] - (stall?.[1] ?? 0));
        if (court.places.length > 300) expect(gap, `${design.id} ${turn}`).toBeGreaterThan(16);
      }
    });
  });

  it('keep apart on one tile', () => {
    forEachTile((design, turn) => {
      const spots = design.features.map((_, i) => figureSpot(design, turn, i));
      spots.forEach((a, i) =>
        spots
          .slice(i + 1)
          .forEach((b) =>
            expect(Math.hypot(a.x - b.x, a.y - b.y), `${design.id} ${turn}`).toBeGreaterThan(9),
          ),
      );
    });
  });
});
