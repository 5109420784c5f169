// The families of games: the open plane and the walled town, each with its surface and its picture.
import type { Component, Snippet } from 'svelte';
import type { Texts } from '../i18n/texts.ts';
import type { Cell } from '../model/game_events.ts';
import type { Position } from '../model/position.ts';
import type { Terms } from '../model/protocol.ts';
import { isWalled } from '../modules/index.ts';
import CourtBoard from '../modules/burg/CourtBoard.svelte';
import { CourtSurface } from '../modules/burg/surface.ts';
import { planeSurface } from './surface/plane_surface.ts';
import type { Surface } from './surface/surface.ts';
import type { SeatView } from './types.ts';
import PlaneBoard from './view/PlaneBoard.svelte';

/** The whole board as a picture, with what belongs between and over its layers. */
export interface Picture {
  position: Position;
  surface: Surface;
  seats: readonly SeatView[];
  texts: Texts;
  motion: boolean;
  /** How much larger figures are drawn, seen from afar. */
  figureSize?: number;
  /** The largest group of free cells, where it counts. */
  free?: readonly Cell[];
  cells: Snippet;
  areas: Snippet;
  over: Snippet;
}

export interface Family {
  surface: (position: Position, modules: Terms['with']) => Surface;
  Board: Component<Picture>;
}

const plane: Family = { surface: planeSurface, Board: PlaneBoard };
const court: Family = {
  surface: (position, modules) => new CourtSurface(position, modules),
  Board: CourtBoard,
};

export function familyOf(terms: Pick<Terms, 'game'>): Family {
  return isWalled(terms) ? court : plane;
}

export function surfaceOf(terms: Pick<Terms, 'game' | 'with'>, position: Position): Surface {
  return familyOf(terms).surface(position, terms.with);
}
