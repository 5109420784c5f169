// What is brought into sight by itself: what is asked about, what the log tells of, and what is compared.
import { untrack } from 'svelte';
import type { Point } from '../tiles/geometry.ts';
import type { BoardLayout } from './board_layout.svelte.ts';
import type { BoardState } from './board_state.svelte.ts';
import { boxAround, type Box } from './camera.ts';
import type { Choice } from './choices.ts';
import { comparedOn } from './comparison.ts';
import { isCrowded } from './hits.ts';
import { middleOf } from './surface.ts';
import type { BoardProps } from './types.ts';

/** How the board is moved under the eye (View.svelte). */
export interface Sight {
  /** No further than needed. */
  reveal(box: Box): void;
  /** Nearer for a while. */
  approach(box: Box): void;
  /** All of it for a while. */
  include(box: Box): void;
  /** Back from where it was approached. */
  leave(): void;
}

/** Around a point that is to be seen. */
export const around = (points: readonly Point[]): Box => boxAround(points, 75);

const anchorsOf = (choices: readonly Choice[]): Point[] =>
  choices.flatMap(({ anchor }) => (anchor ? [anchor] : []));

interface Seen {
  props: () => BoardProps;
  board: BoardState;
  layout: BoardLayout;
  sight: () => Sight;
}

function showHighlight({ props, sight }: Seen): void {
  const spots = props().highlight ?? [];
  if (spots.length === 0) return;
  untrack(() => sight().reveal(around(spots.map(({ cell }) => middleOf(cell)))));
}

function showComparison({ props, board, layout, sight }: Seen): void {
  const { comparison } = props();
  const places = comparison ? comparedOn(board.surface, comparison).map(({ at }) => at) : [];
  if (places.length === 0) return;
  untrack(() => (layout.narrow ? sight().approach(boxAround(places, 120)) : sight().reveal(around(places))));
}

/** On a small screen near enough for a finger. */
function showChoices(choices: readonly Choice[], { layout, sight }: Seen): boolean {
  const figures = choices.filter(({ target }) => target.on === 'follower' || target.on === 'castle');
  const near = (figures.length > 0 ? figures : choices).filter(({ target }) => target.on !== 'cell');
  const anchors = anchorsOf(near);
  if (anchors.length === 0) return false;
  const all = anchorsOf(choices);
  if (!layout.narrow && all.length > anchors.length) sight().include(boxAround(all, 40));
  else if (layout.narrow || isCrowded(anchors, layout.camera.scale)) sight().approach(around(anchors));
  else sight().reveal(around(anchors.slice(0, 1)));
  return true;
}

function showQuestion(seen: Seen): void {
  const { question } = seen.props();
  const { choices } = seen.board;
  void seen.layout.footHeight;
  untrack(() => {
    const isShown = question !== null && showChoices(choices, seen);
    if (!isShown && !seen.board.play.held) seen.sight().leave();
  });
}

/** To be called while the board is set up. */
export function keepInSight(seen: Seen): void {
  $effect(() => showHighlight(seen));
  $effect(() => showComparison(seen));
  $effect(() => showQuestion(seen));
}
