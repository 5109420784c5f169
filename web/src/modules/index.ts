// The games, and the expansions that they can be played with, by the names that the server uses.
import { bazaars } from './bazaars/module.ts';
import { bridges } from './bridges/module.ts';
import { burg } from './burg/module.ts';
import { carcassonne } from './carcassonne/module.ts';
import { castles } from './castles/module.ts';
import type { BuiltFeature } from './events.ts';
import { falcon } from './falcon/module.ts';
import type { Expansion, Game, TileBoard } from './module.ts';
import { board, wheel } from './wheel/module.ts';

export const games = { carcassonne, wheel, castle: burg } satisfies Record<string, Game>;
export const expansions = { bridges, castles, bazaars, falcon } satisfies Record<string, Expansion>;

export type GameName = keyof typeof games;
export type ModuleName = keyof typeof expansions;

/** The only board with cells that look like tiles. */
export const tileBoard: TileBoard = board;

/** What a follower stands on that stands on what was built. */
export const kindOfBuilt = { bridge: 'road', castle: 'city' } as const satisfies Record<BuiltFeature, string>;

export function isWalled({ game }: { game: GameName }): boolean {
  return games[game].walled;
}
