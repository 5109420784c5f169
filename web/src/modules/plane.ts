// What the modules add to the open plane.
import type { Segment } from './events.ts';
import type { Cell } from '../model/game_events.ts';
import type { Position } from '../model/position.ts';
import type { Point } from '../tiles/geometry.ts';
import type { PlaneDesign } from '../tiles/plane/index.ts';
import { games } from './index.ts';
import type { SayPlace } from './module.ts';
import { wheelBoard } from './wheel/board.ts';
import { crownSpaces, wheelCells } from './wheel/painter.ts';

const designs = new Map(wheelCells(wheelBoard).map(({ x, y, design }) => [`${x},${y}`, design]));

/** A cell of the board as a tile. */
export function boardDesign([x, y]: Cell): PlaneDesign | undefined {
  return designs.get(`${x},${y}`);
}

/** The first free crown space of a segment, in board units. */
export function freeCrown({ wheel }: Position, segment: Segment): Point | null {
  const taken = wheel?.crowns[segment].length ?? 0;
  const space = crownSpaces(wheelBoard).find((each) => each.segment === segment && each.index === taken);
  return space ? [space.x, space.y] : null;
}

export function sayPlaceOn({ wheel }: Position): SayPlace {
  return games[wheel ? 'wheel' : 'carcassonne'].sayPlace;
}
