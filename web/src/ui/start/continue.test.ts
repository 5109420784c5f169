// Games to go on with.
import { expect, it } from 'vitest';
import type { Summary } from '../../model/protocol.ts';
import { toContinue } from './continue.ts';

const table = (id: string, phase: Summary['phase'], asked: number | null, changed: number): Summary =>
  ({
    id,
    phase,
    asked,
    changed,
    seats: [
      { kind: 'person', name: 'Anna', person: 'p1' },
      { kind: 'person', name: 'Ben', person: 'p2' },
    ],
  }) as Summary;

it('puts those first that wait for the person, and leaves out what is over', () => {
  const tables = [
    table('over', 'finished', null, 9),
    table('others', 'running', 1, 8),
    table('mine', 'running', 0, 3),
    table('open', 'open', null, 5),
  ];
  expect(toContinue(tables, 'p1').map((each) => each.table.id)).toEqual(['mine', 'others', 'open']);
});
