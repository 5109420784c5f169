// What a turn has beside a tile and a follower.
import type { ModuleOfTurn } from './log.ts';

export const emptyTurn: ModuleOfTurn = { bridge: null, crown: null };
