// The pig as it is painted.
import { ellipse, path } from '../../tiles/plane/markup.ts';

const pig =
  'M-13-8C-13-15-6-17 1-17 6-17 8-15.4 9-14L13-17 13-12.4C14.6-11 15-9.8 15-8.6L17-8V-4.4L14.6-4C13.6-2.4 12-1.6 10.4-1.2V1.4H6.6V-1H-5.6V1.4h-3.8V-2.2C-12-3.4-13-5.4-13-8z';

/** The pig of the wheel, its feet at 0,0. */
export function paintPig(): string {
  return (
    '<g class="p-pig">' +
    ellipse('sh', 2, 1, 15, 4) +
    path('halo', pig) +
    path('pink figure-line', pig) +
    path('ink', 'M10.4-9.6a1 1 0 1 0 2 0a1 1 0 1 0-2 0z') +
    path('line', 'M-13-9c-3 0-3.4-3.6-1-3.6 1.8 0 1.4 2.6-.4 2.2M6.4-11.4c-1.4.4-2 1.8-1.4 3.2') +
    '</g>'
  );
}
