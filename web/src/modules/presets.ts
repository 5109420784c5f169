// The games of the start page, in their order.
import type { Texts } from '../i18n/texts.ts';
import type { Position } from '../model/position.ts';
import type { GameName, ModuleName } from '../model/protocol.ts';
import { preset as bridges } from './bridges/preset.ts';
import { preset as burg } from './burg/preset.ts';
import { preset as carcassonne } from './carcassonne/preset.ts';
import { preset as falcon } from './falcon/preset.ts';
import { preset as wheel } from './wheel/preset.ts';

/** A moment of a game that was played, for its card. */
export interface SceneSketch {
  /** Three unless told. */
  players?: number;
  view: string;
  /** `x,y,tile,turn` */
  tiles: string;
  /** `seat,x,y,feature`, and the sort of special ones */
  followers: string;
  more?: (position: Position) => Partial<Position>;
}

export interface Preset {
  id: keyof Texts['start']['about'];
  game: GameName;
  with: ModuleName[];
  /** How long a game of two takes about. */
  minutes: number;
  sketch: SceneSketch;
}

export const presets: readonly Preset[] = [carcassonne, bridges, wheel, burg, falcon];
