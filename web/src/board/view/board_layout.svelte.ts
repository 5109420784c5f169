// How much room the board has on the screen, where it is seen from, and how large things are drawn there.
import { MediaQuery } from 'svelte/reactivity';
import type { Cell } from '../../model/game_events.ts';
import { isAuction } from '../../modules/auction.ts';
import type { Point } from '../../tiles/geometry.ts';
import type { BoardState } from '../board_state.svelte.ts';
import {
  clamped,
  fitted,
  scaleRange,
  toBoard,
  toScreen,
  type Box,
  type Camera,
  type Margins,
  type Size,
} from './camera.ts';
import { cornerPlaces, freestPlace } from './corner_place.ts';
import { restMargins } from './margins.ts';
import { middleOf } from '../surface/surface.ts';
import type { BoardProps } from '../types.ts';

export class BoardLayout {
  readonly #props: () => BoardProps;
  readonly #board: BoardState;
  readonly #coarse = new MediaQuery('pointer: coarse');

  width = $state(0);
  height = $state(0);
  /** Of the question and its buttons. */
  footHeight = $state(0);
  /** Of a tip above the question. */
  tipHeight = $state(0);
  /** Of the tile in hand with what is proposed. */
  corner = $state.raw<Size>({ width: 0, height: 0 });
  camera = $state.raw<Camera>({ x: 0, y: 0, scale: 1 });
  /** How often the whole board has been moved into sight by itself. */
  refits = $state(0);

  /** Pixels at the lower edge that lie below something else. */
  readonly covered = $derived.by(() => this.#props().covered ?? 0);
  readonly #seen = $derived.by((): Size => ({ width: this.width, height: this.height - this.covered }));
  readonly narrow = $derived(this.width < 640);
  /** The board needs the little room that is left: no tool and no tile lies over it. */
  readonly isCramped = $derived(this.narrow && (this.covered > 0 || this.tipHeight > 0));
  readonly handSize = $derived(this.narrow ? 74 : 116);
  /** For showing all of the board. */
  readonly rest = $derived.by((): Margins => {
    const { position } = this.#props();
    const { hand, winners } = position;
    return restMargins(this.#board.surface.bounds, {
      size: this.#seen,
      narrow: this.narrow,
      handSize: this.handSize,
      footHeight: this.footHeight,
      tipHeight: this.tipHeight,
      phase: winners ? 'over' : isAuction(position) ? 'auction' : 'laying',
      hasHand: hand !== null,
      isCovered: this.covered > 0,
    });
  });
  /** For showing a part of it. */
  readonly margins = $derived.by((): Margins => ({
    top: this.narrow && !this.isCramped ? 58 : 10,
    right: this.rest.right,
    bottom: this.covered > 0 ? 10 : Math.max(76, this.footHeight + 18),
    left: 10,
  }));
  /** For bubbles. */
  readonly room = $derived.by((): Box => ({
    x: 8,
    y: 8,
    width: this.width - 64,
    height: this.#seen.height - (this.covered > 0 ? 0 : this.footHeight) - 24,
  }));
  /** The cells that are lit. */
  readonly lit: readonly Box[] = $derived.by(() => this.#board.legal.map((cell) => this.boxOfCell(cell)));
  /** Where the tile in hand lies: off the cells that are lit. */
  readonly cornerPlace = $derived.by((): Point => {
    const { width, height, footHeight, narrow, corner } = this;
    const places = cornerPlaces({ width, height: height - footHeight }, corner, narrow);
    return freestPlace(places, corner, this.lit);
  });

  /** Larger seen from afar; those who stand there in few steps, so that zooming need not paint them anew. */
  readonly choiceSize = $derived.by(() => clamped(0.9 / this.camera.scale, 0.85, 1.6));
  readonly figureSize = $derived.by(() => {
    const { scale } = this.camera;
    return scale > 0.62 ? 1 : scale > 0.45 ? 1.25 : 1.5;
  });

  /** On phones the cells of the walled town are never too small for a finger. */
  readonly least = $derived.by(() =>
    this.#board.surface.walled && this.narrow && this.covered === 0 ? 0.24 : scaleRange.min,
  );

  constructor(props: () => BoardProps, board: BoardState) {
    this.#props = props;
    this.#board = board;
    $effect(() => {
      board.apart = Math.max(31 * this.choiceSize, (this.#coarse.current ? 44 : 34) / this.camera.scale);
    });
  }

  /** How large the board would be if it showed all of a box, and no larger than now. */
  showing(box: Box): number {
    return fitted(box, this.#seen, this.margins, this.camera.scale).scale;
  }

  /** A fingertip of the screen, but at least the size of a figure. */
  reachFor(touch: boolean): number {
    return Math.max(17, (touch ? 24 : 12) / this.camera.scale);
  }

  boardPoint(at: Point): Point {
    return toBoard(this.camera, at);
  }

  screenPoint(at: Point): Point {
    return toScreen(this.camera, at);
  }

  /** The cell around a point of the board, in pixels. */
  boxAt([x, y]: Point): Box {
    const [left, top] = this.screenPoint([x - 50, y - 50]);
    return { x: left, y: top, width: 100 * this.camera.scale, height: 100 * this.camera.scale };
  }

  boxOfCell(cell: Cell): Box {
    return this.boxAt(middleOf(cell));
  }
}
