// Tiles in the sentences of the log.
import { expect, it } from 'vitest';
import { eventsIn, gameFixtures, readFixture } from '../../../tests/fixtures/read.ts';
import { textsIn } from '../../i18n/language.ts';
import { sayEntry } from '../../i18n/say_log.ts';
import { foldTable } from '../../model/table.ts';
import { findDesign } from '../../model/sets.ts';
import type { TableState } from '../../model/table_state.ts';
import { partsOf } from './log_parts.ts';

it.each(gameFixtures)('%s: the parts say the same, and each tile is one', (name) => {
  const log = eventsIn(readFixture(name)).reduce<TableState | null>(foldTable, null)?.log ?? [];
  let tiles = 0;
  for (const entry of log) {
    const parts = partsOf(entry, textsIn.de);
    expect(parts.map((part) => ('tile' in part ? part.tile : part.text)).join('')).toBe(
      sayEntry(entry, textsIn.de),
    );
    for (const part of parts)
      if ('tile' in part) {
        expect(findDesign(part.tile)).toBeDefined();
        ++tiles;
      }
  }
  expect(tiles).toBeGreaterThan(20);
});
