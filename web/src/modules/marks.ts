// What the modules draw on the open plane, layer by layer.
import type { Texts } from '../i18n/texts.ts';
import type { Position } from '../model/position.ts';
import type { Surface } from '../board/surface/surface.ts';
import type { SeatView } from '../board/types.ts';
import { bridgeMarks } from './bridges/marks.ts';
import { castleGrounds, castleMarks } from './castles/marks.ts';
import { wheelBoard } from './wheel/board.ts';
import { paintWheelBoard } from './wheel/painter.ts';

export { default as Pieces } from './wheel/WheelPieces.svelte';

/** Something that lies there, as a picture; `faded`: it has done what it is for. */
export interface Mark {
  key: string;
  transform: string;
  art: string;
  faded?: boolean;
}

/** Below the tiles. */
export function paintBoard({ wheel }: Position, { names }: Texts): string {
  return wheel ? paintWheelBoard(wheelBoard, names.segments) : '';
}

/** On the tiles. */
export function groundsOn(surface: Surface): Mark[] {
  return castleGrounds(surface);
}

/** Above all that lies. */
export function marksOn(position: Position, seats: readonly SeatView[]): Mark[] {
  return [...bridgeMarks(position), ...castleMarks(position, seats)];
}
