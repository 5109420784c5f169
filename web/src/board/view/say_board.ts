// What lies and stands on the board, for those who hear it: tiles with their followers, cells with what is beside them,
// areas with where they are.
import type { Cell } from '../../model/game_events.ts';
import { sameCell, type PlacedTile } from '../../model/position.ts';
import { figureOfBuilt } from '../../modules/built.ts';
import { spanFeature } from '../../modules/spans.ts';
import { boardTile, kindOf } from '../../model/sets.ts';
import { sayTile } from '../../words/tile.ts';
import { spotOf } from '../surface/area_index.ts';
import { neighboursOf, type Neighbour } from '../surface/neighbours.ts';
import { namesOf, sayCell, sayPlaced, sayWholeArea, type Sayer } from '../ask/say_choice.ts';
import { keyOf } from '../surface/surface.ts';
import type { AreaInfo } from '../types.ts';

/** `city to the north (Anna)` */
function sayNeighbour({ side, cell, feature }: Neighbour, sayer: Sayer): string {
  const { words, board } = sayer.texts;
  if (feature === null) return `${board.wall} ${words.to([side])}`;
  const tile = sayer.surface.tileAt(cell)?.tile ?? '';
  const said = `${words.nouns[kindOf(tile, cell, feature)]} ${words.to([side])}`;
  const owners = sayer.areas.at(cell, feature)?.owners ?? [];
  return owners.length > 0 ? `${said} (${namesOf(owners, sayer)})` : said;
}

/** `2 east of the start tile, beside it: city to the north (Anna) and field to the west` */
export function sayFreeCell(cell: Cell, sayer: Sayer): string {
  const beside = neighboursOf(sayer.surface, cell).map((each) => sayNeighbour(each, sayer));
  const { board, names } = sayer.texts;
  return [sayCell(cell, sayer), ...(beside.length > 0 ? [board.nextTo(names.list(beside))] : [])].join(', ');
}

function sayFigures(cell: Cell, sayer: Sayer): string[] {
  const there = sayer.surface.position.followers.filter((each) => sameCell(each.cell, cell));
  return there.map((each) => {
    const { feature } = each;
    const figure =
      typeof feature === 'number' || feature === spanFeature
        ? sayPlaced(sayer, { ...each, feature })
        : sayer.texts.names.figure[figureOfBuilt[feature]];
    return sayer.texts.board.figureOf(sayer.seats[each.seat]?.name ?? '', figure);
  });
}

/** A tile on the board with who laid it and who stands on it. */
export function sayLaid({ tile, turn, cell, seat }: PlacedTile, sayer: Sayer): string {
  const { texts } = sayer;
  const who = seat === null ? '' : (sayer.seats[seat]?.name ?? '');
  const said = texts.board.laidBy(sayTile(tile, turn, texts), sayCell(cell, sayer), who);
  return [said, ...sayFigures(cell, sayer)].join('; ');
}

/** The tile that was laid last. */
export function lastLaid({ surface }: Sayer): PlacedTile | null {
  return surface.position.tiles.findLast(({ tile, seat }) => tile !== boardTile && seat !== null) ?? null;
}

/** `Anna × 2` */
function sayFollowers({ followers }: AreaInfo, { seats, texts }: Sayer): string[] {
  const there = followers.flatMap((count, seat) => {
    const name = seats[seat]?.name ?? '';
    return count === 0 ? [] : [count > 1 ? `${name} × ${count}` : name];
  });
  return there.length > 0 ? [texts.board.followersOf(texts.names.list(there))] : [];
}

/** An area with its followers and a cell of it. */
export function sayAreaThere(area: AreaInfo, sayer: Sayer): string {
  const taken = new Set(sayer.surface.position.followers.map(({ cell, feature }) => keyOf(cell) + feature));
  const spot = spotOf(area, (cell, feature) => taken.has(keyOf(cell) + feature));
  const where = spot ? [sayCell(spot.cell, sayer)] : [];
  return [sayWholeArea(area, sayer), ...sayFollowers(area, sayer), ...where].join(', ');
}
