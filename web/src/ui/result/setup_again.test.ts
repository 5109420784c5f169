// Another game of the same kind.
import { describe, expect, it } from 'vitest';
import type { Terms } from '../../model/protocol.ts';
import type { Seat } from '../../model/table_state.ts';
import { setupAgain } from './setup_again.ts';

const terms: Terms = {
  game: 'wheel',
  with: ['bridges'],
  options: {},
  seats: [{ kind: 'open' }, { kind: 'computer', level: 'random' }, { kind: 'open' }, { kind: 'open' }],
  clock: { kind: 'none' },
  aids: true,
  open: false,
};
const person = (id: string, name: string): Seat => ({
  kind: 'person',
  person: id,
  name,
  level: null,
  present: true,
});
const seats: Seat[] = [
  person('p1', 'Anna'),
  { kind: 'computer', person: null, name: 'random', level: 'random', present: true },
  person('p2', 'Ben'),
  person('p1', 'Cleo'),
];

describe('another game', () => {
  it('is like the first, with the next player beginning', () => {
    expect(setupAgain({ terms, seats }, 'p1', 'Anna')).toEqual({
      ...terms,
      byLot: false,
      seats: [
        { kind: 'computer', level: 'random' },
        { kind: 'open' },
        { kind: 'here', name: 'Cleo' },
        { kind: 'me' },
      ],
    });
  });
});
