// Names and letters of seats.
import { describe, expect, it } from 'vitest';
import { textsIn } from '../../../i18n/language.ts';
import type { LogEntry } from '../../../model/log_entry.ts';
import type { Seat } from '../../../model/table_state.ts';
import { renamed, seatViews } from './seat_views.ts';

const computer = (name: string): Seat => ({
  kind: 'computer',
  name,
  person: null,
  level: 'greedy',
  present: true,
});
const person = (name: string): Seat => ({ kind: 'person', name, person: 'p1', level: null, present: true });
const entry = (fields: object): LogEntry => ({ n: 1, at: 0, ply: 0, ...fields }) as LogEntry;

describe('seats', () => {
  it('call computers by their level in the language of the reader, and nobody else', () => {
    const seats = [person('greedy'), computer('greedy'), computer('greedy 2')];
    expect(seatViews({ seats, log: [] }, [0], textsIn.de)).toEqual([
      { name: 'greedy', letter: 'G', colour: 0, mine: true },
      { name: 'Punktejäger', letter: 'P', colour: 1, mine: false },
      { name: 'Punktejäger 2', letter: '2', colour: 2, mine: false },
    ]);
  });

  it('are called alike in the log', () => {
    const seats = [person('greedy'), computer('greedy')];
    const told = entry({ kind: 'finalScoring', names: ['greedy', 'greedy'] });
    expect(renamed(told, seats, textsIn.en).names).toEqual(['greedy', 'Points hunter']);
  });

  it('keep their letters when somebody else takes them over', () => {
    const seats = [computer('greedy 2'), computer('greedy')];
    const log = [entry({ kind: 'turn', names: ['Anna', 'greedy'] })];
    expect(seatViews({ seats, log }, [], textsIn.en).map(({ letter }) => letter)).toEqual(['A', 'P']);
    const replaced = entry({
      kind: 'replaced',
      seat: 0,
      name: 'Anna',
      by: 'greedy 2',
      names: ['Anna', 'greedy'],
    });
    expect(renamed(replaced, seats, textsIn.en)).toMatchObject({ name: 'Anna', by: 'Points hunter 2' });
  });
});
