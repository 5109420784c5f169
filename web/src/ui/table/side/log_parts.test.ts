// Tiles in the sentences of the log.
import { expect, it } from 'vitest';
import { eventsIn, gameFixtures, readFixture } from '../../../../tests/fixtures/read.ts';
import { textsIn } from '../../../i18n/language.ts';
import { sayEntry } from '../../../i18n/say_log.ts';
import { foldTable } from '../../../model/table.ts';
import { findDesign } from '../../../model/sets.ts';
import type { TableState } from '../../../model/table_state.ts';
import { games } from '../../../modules/index.ts';
import { partsOf, sayAloud } from './log_parts.ts';

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

it.each(gameFixtures)('%s: who hears the log hears no names of tiles and no coordinates', (name) => {
  const table = eventsIn(readFixture(name)).reduce<TableState | null>(foldTable, null);
  const turns = (table?.log ?? []).filter(({ kind }) => kind === 'turn');
  expect(turns.length).toBeGreaterThan(20);
  for (const texts of Object.values(textsIn))
    for (const entry of turns) {
      const said = sayAloud(entry, games[table?.terms.game ?? 'carcassonne'].sayPlace, texts);
      expect(said).not.toMatch(/\d,\s*-?\d|\uE000|undefined|null| {2}/);
      expect(said, 'where').toMatch(
        / (of the (start tile|wheel)|der Startkarte|des Rades|(row|Reihe) \d+)\b.*\.$/i,
      );
    }
});
