// What is said about bridges only, and about expansion 8 as a whole.
import type { Counted, ModuleName } from '../../i18n/texts.ts';
import type { Axis } from './events.ts';

export interface BridgesTexts {
  names: {
    modules: { bridges: ModuleName };
    standing: { bridge: string };
  };
  log: {
    turnBridge: string;
    /** A tile is put away rather than laid with a bridge. */
    refused: (name: string, tile: string) => string;
  };
  questions: {
    /** A question of its own, within that for a follower. */
    span: string;
    buildSpan: string;
    noSpan: string;
    decline: { place: string };
  };
  guide: { lessons: Record<'bridge' | 'tileBridge', string> };
  trade: {
    span: (left: number) => string;
    /** The bridge that the place looked at needs. */
    spanHere: (left: number) => string;
    refuse: string;
  };
  board: { withSpan: string; span: Record<Axis, string> };
  start: { about: { bridges: string } };
  /** The set by itself. */
  tiles: { sets: { bridges: string } };
  table: { bridges: Counted };
}
