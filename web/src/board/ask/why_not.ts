// Why nothing can be put where somebody has pressed. What is legal the server says; this only tells what is to be seen
// there: nothing beside the cell, sides that differ, somebody who is in the area already.
import { landmarkQuestion } from '../../modules/questions.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { AreaKind, Cell } from '../../model/game_events.ts';
import type { Spot } from '../../model/move.ts';
import type { Question } from '../../model/question.ts';
import { featuresOf, findDesign, type Feature } from '../../model/sets.ts';
import type { Side, Turn } from '../../tiles/data.ts';
import { sides, turnSide } from '../../tiles/geometry.ts';
import type { AreaIndex } from '../surface/area_index.ts';
import { isFree } from '../surface/free_cells.ts';
import { keyOf, type Surface } from '../surface/surface.ts';

/** Two sides that would touch and must not. */
export interface Clash {
  side: Side;
  ours: AreaKind;
  theirs: AreaKind;
}

/** The tile as it would lie with the fewest of them. */
export interface BestTry {
  turn: Turn;
  clashes: readonly Clash[];
}

export type WhyNot =
  | { why: 'alone' | 'outside' | 'taken' | 'lastTile' | 'noFollower' | 'marked' | 'rules' }
  | ({ why: 'clash' } & BestTry);

const steps: Record<Side, Cell> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
const turns: readonly Turn[] = [0, 1, 2, 3];

const opposite = (side: Side): Side => turnSide(side, 2);

/** What a side of a tile shows: what is built or runs there, and ground where nothing does. */
function shownAt(features: readonly Feature[], turn: Turn, side: Side, ground: AreaKind): AreaKind {
  const found = features.find(
    (feature) => 'sides' in feature && feature.sides.some((own) => turnSide(own, turn) === side),
  );
  return found?.kind ?? ground;
}

/** What the neighbour on this side shows; null where there is none. */
function neighbourAt(surface: Surface, [x, y]: Cell, side: Side, ground: AreaKind): AreaKind | null {
  const [dx, dy] = steps[side];
  const cell: Cell = [x + dx, y + dy];
  const placed = surface.tileAt(cell);
  if (!placed) return null;
  const axis = dx === 0 ? 'ns' : 'ew';
  const isSpanned = surface.position.spans.some(
    (span) => keyOf(span.cell) === keyOf(cell) && span.axis === axis,
  );
  return isSpanned ? 'road' : shownAt(featuresOf(placed.tile, cell), placed.turn, opposite(side), ground);
}

/** C3: the same must meet. K4: only a path needs its like. */
function clash(ours: AreaKind, theirs: AreaKind, walled: boolean): boolean {
  return walled ? (ours === 'path') !== (theirs === 'path') : ours !== theirs;
}

function clashesOf(surface: Surface, cell: Cell, tile: string, turn: Turn): Clash[] {
  const ground = surface.walled ? 'court' : 'field';
  return sides.flatMap((side) => {
    const theirs = neighbourAt(surface, cell, side, ground);
    const ours = shownAt(featuresOf(tile, cell), turn, side, ground);
    return theirs !== null && clash(ours, theirs, surface.walled) ? [{ side, ours, theirs }] : [];
  });
}

/** Why the tile does not go to a free cell. */
export function whyNotPlaced(surface: Surface, cell: Cell, tile: string): WhyNot {
  if (surface.isOutside(cell)) return { why: 'outside' };
  if (!isFree(surface, cell)) return { why: 'alone' };
  if (!findDesign(tile)) return { why: 'rules' };
  const tries = turns.map((turn) => ({ turn, clashes: clashesOf(surface, cell, tile, turn) }));
  const best = tries.reduce((least, each) => (each.clashes.length < least.clashes.length ? each : least));
  return best.clashes.length > 0 ? { why: 'clash', ...best } : { why: 'rules' };
}

/** Why no follower goes there. */
function whyNotStanding(
  { seat }: Question,
  { cell, feature }: Spot,
  surface: Surface,
  areas: AreaIndex,
): WhyNot {
  const { tiles, supplies } = surface.position;
  const last = tiles.at(-1);
  if (!last || keyOf(last.cell) !== keyOf(cell)) return { why: 'lastTile' };
  if ((areas.at(cell, feature)?.followers ?? []).some((count) => count > 0)) return { why: 'taken' };
  return { why: supplies.followers[seat] === 0 ? 'noFollower' : 'rules' };
}

/** Why what was pressed is no answer to a question that is answered on the board. */
export function whyNotChosen(
  question: Question,
  spot: Spot | null,
  surface: Surface,
  areas: AreaIndex,
): WhyNot | null {
  if (!spot) return null;
  if (question.asks === 'follower') return whyNotStanding(question, spot, surface, areas);
  return [landmarkQuestion, 'reward', 'recall', 'score'].includes(question.asks) ? { why: 'marked' } : null;
}

export function sayWhyNot(whyNot: WhyNot, walled: boolean, { whyNot: texts }: Texts): string {
  switch (whyNot.why) {
    case 'alone':
      return walled ? texts.aloneInWall : texts.alone;
    case 'outside':
      return texts.outside;
    case 'clash': {
      const [first] = whyNot.clashes;
      return first ? texts.clash(first.ours, first.theirs) : texts.rules;
    }
    case 'taken':
      return texts.taken;
    case 'lastTile':
      return texts.lastTile;
    case 'noFollower':
      return texts.noFollower;
    case 'marked':
      return texts.marked;
    case 'rules':
      return texts.rules;
  }
}
