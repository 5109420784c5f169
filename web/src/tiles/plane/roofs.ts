// How a house is drawn. All houses of a city go into one path per colour, so that a town has few elements.
import { coordinates, short } from '../svg.ts';
import { path } from './markup.ts';

export type Box = readonly [x: number, y: number, width: number, height: number];

const roofColours = ['tile', 'apricot', 'slate'] as const;
/** 0 to 2 show the ridge, 3 to 5 the gable; each in three colours. */
export type HouseLook = number;

const order = [
  ...['tile', 'tile-shade', 'apricot', 'apricot-shade', 'slate', 'slate-shade'],
  ...['facade', 'window', 'windows', 'tree', 'tree-light'],
];

export class Roofs {
  private readonly paths = new Map<string, string>();

  private add(name: string, d: string): void {
    this.paths.set(name, (this.paths.get(name) ?? '') + d);
  }

  house(box: Box, look: HouseLook): void {
    const colour = roofColours[look % 3] as string;
    if (look < 3) this.ridge(box, colour);
    else this.gable(box, colour);
  }

  /** The ridge along x: lit roof above, eaves in shade, facade below. */
  private ridge([x, y, w, h]: Box, colour: string): void {
    const wall = h * 0.32;
    const roof = h - wall;
    this.add(colour, `M${coordinates(x + 0.9, y)}h${short(w - 1.8)}l${coordinates(0.9, roof)}h${short(-w)}z`);
    this.add(
      colour + '-shade',
      `M${coordinates(x + 0.1, y + roof - 1.5)}h${short(w - 0.2)}v1.5h${short(0.2 - w)}z`,
    );
    this.add(
      'facade',
      `M${coordinates(x + 0.6, y + roof)}h${short(w - 1.2)}v${short(wall)}h${short(1.2 - w)}z`,
    );
    this.add('windows', `M${coordinates(x + 1.7, y + roof + 1.9)}h${short(w - 3)}`);
  }

  /** The gable to the front: left slope lit, right slope in shade. */
  private gable([x, y, w, h]: Box, colour: string): void {
    const wall = h * 0.32;
    const roof = h - wall;
    const rise = Math.min(4, w * 0.4);
    const middle = x + w / 2;
    const slope = (side: number): string =>
      `M${coordinates(side, y + rise * 0.8)}L${coordinates(middle, y)}v${short(roof - rise)}L${coordinates(side, y + roof)}z`;
    const gable = `L${coordinates(middle, y + roof - rise)}L${coordinates(x + w - 0.6, y + roof)}`;
    this.add('facade', `M${coordinates(x + 0.6, y + roof)}${gable}v${short(wall)}h${short(1.2 - w)}z`);
    this.add(colour, slope(x));
    this.add(colour + '-shade', slope(x + w));
    this.add('window', `M${coordinates(middle - 0.7, y + h - 2.3)}h1.5v2.3h-1.5z`);
  }

  tree(x: number, y: number, radius: number): void {
    const r = short(radius);
    this.add('tree', `M${coordinates(x - radius, y)}a${r} ${r} 0 1 1 0 .1z`);
    this.add('tree-light', `M${coordinates(x - radius * 0.7, y - radius * 0.3)}a1 1 0 1 1 0 .1z`);
  }

  markup(): string {
    return order.map((name) => path(name, this.paths.get(name) ?? '')).join('');
  }
}
