// What is brought into sight by itself: what is asked about, what the log tells of, and what is compared.
import { untrack } from 'svelte';
import type { Cell } from '../../model/game_events.ts';
import type { Point } from '../../tiles/geometry.ts';
import type { BoardLayout } from './board_layout.svelte.ts';
import type { BoardState } from '../board_state.svelte.ts';
import { boxAround, type Box } from './camera.ts';
import type { Choice } from '../ask/choices.ts';
import { comparedOn } from '../marks/comparison.ts';
import { landmarkReach } from '../../modules/landmarks.ts';
import { middleOf } from '../surface/surface.ts';
import type { BoardProps } from '../types.ts';

/** How the board is moved under the eye (View.svelte). */
export interface Sight {
  /** No further than needed. */
  reveal(box: Box): void;
  /** Nearer for a while. */
  approach(box: Box): void;
  /** All of it for a while. */
  include(box: Box): void;
  /** Back from where it was approached, if this cannot be seen from there. */
  leaveFor(box: Box): void;
}

/** Pixels of a tile on which one place cannot be told from another, by a finger or by a mouse. */
const tooSmall = { narrow: 36, wide: 24 } as const;
/** Somewhat smaller is better than not to see all of them. */
const allInSight = 0.75;
const tooSmallIn = ({ narrow }: BoardLayout): number => tooSmall[narrow ? 'narrow' : 'wide'];
export const isTooSmall = (layout: BoardLayout): boolean => layout.camera.scale * 100 < tooSmallIn(layout);

/** Around a point that is to be seen. */
export const around = (points: readonly Point[]): Box => boxAround(points, 75);
/** With the tiles beside it. */
export const near = (points: readonly Point[]): Box => boxAround(points, 150);

const anchorsOf = (choices: readonly Choice[]): Point[] =>
  choices.flatMap(({ anchor }) => (anchor ? [anchor] : []));

interface Seen {
  props: () => BoardProps;
  board: BoardState;
  layout: BoardLayout;
  sight: () => Sight;
}

function showHighlight({ props, layout, sight }: Seen): void {
  const { spots = [], cells = [] } = props().highlight ?? {};
  const places = [...spots.map(({ cell }) => cell), ...cells];
  if (places.length === 0) return;
  const middles = places.map(middleOf);
  untrack(() => (layout.narrow ? sight().approach(near(middles)) : sight().reveal(around(middles))));
}

/** Where a tile fits that is looked at in a list or in an auction. */
function showFits({ board, props, sight }: Seen): void {
  const isLookedAt = (board.lookedTile ?? props().lookAt) != null;
  const cells = board.legal;
  if (isLookedAt && cells.length > 0) untrack(() => sight().include(boxAround(cells.map(middleOf), 50)));
}

function showComparison({ props, board, layout, sight }: Seen): void {
  const { comparison } = props();
  const places = comparison ? comparedOn(board.surface, comparison).map(({ at }) => at) : [];
  if (places.length === 0) return;
  untrack(() => (layout.narrow ? sight().approach(boxAround(places, 120)) : sight().reveal(around(places))));
}

/** Nobody is moved about for a question: the board moves only if what is asked about cannot be seen. */
function showFigures(choices: readonly Choice[], { board, layout, sight }: Seen): void {
  const figures = choices.filter(({ target }) => target.on === 'follower' || target.on === 'landmark');
  const anchors = anchorsOf(figures.length > 0 ? figures : choices);
  if (anchors.length === 0) return;
  // Where they are shown: those that lie too near to one another have moved apart.
  const all = boxAround(anchorsOf(board.spots), 40);
  if (isTooSmall(layout)) sight().approach(near(anchors));
  else if (layout.showing(all) * 100 < tooSmallIn(layout) * allInSight) sight().reveal(around(anchors));
  else sight().include(all);
}

/** All that a landmark would wait for. */
function showLandmark(cells: readonly Cell[], { sight }: Seen): void {
  sight().include(boxAround(cells.map(middleOf), 55));
}

function showQuestion(seen: Seen): void {
  const { question, position } = seen.props();
  const { choices, landmarkToBe } = seen.board;
  // What is asked about may be covered by the buttons or a sheet, or out of sight since the whole board was shown anew.
  const { footHeight, refits, covered } = seen.layout;
  void [footHeight, refits, covered];
  untrack(() => {
    const cells = anchorsOf(choices.filter(({ target }) => target.on === 'cell'));
    const last = position.tiles.at(-1);
    if (cells.length > 0) {
      if (!seen.board.play.held) seen.sight().leaveFor(boxAround(cells, 50));
    } else if (landmarkToBe) showLandmark(landmarkReach(landmarkToBe.cells), seen);
    else if (question) showFigures(choices, seen);
    else if (last) seen.sight().leaveFor(boxAround([middleOf(last.cell)], 50));
  });
}

/** To be called while the board is set up. */
export function keepInSight(seen: Seen): void {
  $effect(() => showHighlight(seen));
  $effect(() => showFits(seen));
  $effect(() => showComparison(seen));
  $effect(() => showQuestion(seen));
}
