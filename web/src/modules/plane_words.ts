// What stands on the board beside the followers on areas, in words.
import type { Sayer } from '../board/ask/say_choice.ts';
import type { Position } from '../model/position.ts';
import { segments } from './events.ts';

export function sayPieces({ wheel }: Position, { texts, seats }: Pick<Sayer, 'texts' | 'seats'>): string[] {
  if (!wheel) return [];
  const { board, log, names, questions } = texts;
  const crowned = segments.flatMap((segment) =>
    wheel.crowns[segment].map((seat) =>
      log.homecomer(seats[seat]?.name ?? '', questions.crown(names.segments[segment])),
    ),
  );
  return [board.pig(names.segments[wheel.pig]), ...crowned];
}
