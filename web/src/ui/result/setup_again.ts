// The setup of another game of the same kind.
import type { TableState } from '../../model/table_state.ts';
import type { SeatPlan, Setup } from '../start/setup.ts';

/** The same terms; those at this screen sit down at once, the next one begins. */
export function setupAgain(
  { terms, seats }: Pick<TableState, 'terms' | 'seats'>,
  me: string | null,
  myName: string | null,
): Setup {
  const plans = seats.map((seat, index): SeatPlan => {
    const was = terms.seats[index];
    if (seat.person !== null && seat.person === me)
      return seat.name === myName ? { kind: 'me' } : { kind: 'here', name: seat.name };
    return was?.kind === 'computer' ? { kind: 'computer', level: was.level } : { kind: 'open' };
  });
  const [first, ...others] = plans;
  const { game, with: modules, options, clock, aids, open } = terms;
  return {
    game,
    with: modules,
    options,
    clock,
    aids,
    open,
    byLot: false,
    seats: first ? [...others, first] : others,
  };
}
