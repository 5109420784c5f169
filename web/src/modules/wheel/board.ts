// The board of the wheel, as its painter wants it.
import set from '$data/tiles/wheel-of-fortune.json';
import type { WheelBoard } from './painter.ts';

export const wheelBoard = set.board as unknown as WheelBoard;
