// What the modules draw on the open plane, layer by layer.
import type { Component } from 'svelte';
import type { Picture } from '../board/family.ts';
import Bridges from './bridges/Bridges.svelte';
import CastleGrounds from './castles/CastleGrounds.svelte';
import Castles from './castles/Castles.svelte';
import WheelBoard from './wheel/WheelBoard.svelte';
import WheelPieces from './wheel/WheelPieces.svelte';

export type Marks = Pick<Picture, 'position' | 'surface' | 'seats' | 'texts' | 'motion' | 'figureSize'>;

/** Below the tiles, on them, and above all that lies. */
export const boards: readonly Component<Marks>[] = [WheelBoard];
export const grounds: readonly Component<Marks>[] = [CastleGrounds];
export const pieces: readonly Component<Marks>[] = [Bridges, Castles, WheelPieces];
