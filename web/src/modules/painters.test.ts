// Followers, bridges, castles, corner towers and signs on the board.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cornerTowers } from '../tiles/plane/corners.ts';
import { paintFollower, paintFollowerOutline } from '../tiles/plane/followers.ts';
import { bridgeSpot, paintBridge } from './bridges/painter.ts';
import { paintCastle } from './castles/painter.ts';
import { wheelBoard } from './wheel/board.ts';
import { paintPig } from './wheel/painter_pig.ts';
import * as marks from '../tiles/plane/marks.ts';
import { planeDefinitions } from '../tiles/plane/symbols.ts';
import { designNamed, designs, turns } from '../tiles/plane/testing.ts';
import { paintTile } from '../tiles/plane/tile.ts';
import { paintWheelBoard } from './wheel/painter.ts';

const roles = ['knight', 'robber', 'monk', 'farmer'] as const;

test('seats differ by more than their colour', () => {
  for (const role of roles) {
    const colourless = [0, 1, 2, 3, 4, 5].map((seat) =>
      paintFollower(role, seat, 'A').replace(/seat-\d/, ''),
    );
    expect(new Set(colourless).size).toBe(6);
  }
  expect(paintFollower('monk', 1, '<')).toContain('>&lt;</text>');
});

test('roles differ, also as outlines', () => {
  expect(new Set(roles.map((role) => paintFollower(role, 0, 'A'))).size).toBe(4);
  expect(new Set(roles.map(paintFollowerOutline)).size).toBe(4);
});

test('one tower stands where several walls meet', () => {
  const [cap, corner] = [designNamed('E'), designNamed('N')];
  expect(cornerTowers([{ x: 0, y: 0, design: cap, turn: 0 }]).match(/<use/g)).toHaveLength(2);
  const both = cornerTowers([
    { x: 0, y: 0, design: cap, turn: 2 },
    { x: 0, y: 1, design: corner, turn: 0 },
  ]);
  expect(both.match(/<use/g)).toHaveLength(3);
  expect(both).toContain('x="100" y="100"');
});

/** Everything that the painter can paint. */
function everything(): string {
  const things = [
    ...roles.flatMap((role) => [paintFollower(role, 0, 'A'), paintFollowerOutline(role)]),
    ...[paintBridge('ew'), paintBridge('ns'), paintCastle(0, 'A', 'level'), paintCastle(0, 'A'), paintPig()],
    ...[marks.paintLegalCell(), marks.paintDeadCell(), marks.paintLastPlaced(0), marks.paintGhostFrame()],
    ...[marks.paintAreaOutline('M0 0', true), marks.paintAreaTint('M0 0'), marks.paintAreaTint('M0 0', 2)],
    ...[planeDefinitions(), paintWheelBoard(wheelBoard, {}, 'storm')],
    ...designs.flatMap((design) => turns.map((turn) => paintTile(design, turn, { number: 1 }))),
  ];
  return things.join('');
}

/** Classes that only mark what something is, or that have no rule of their own. */
const markers = [
  'bridge',
  'castle',
  'pig',
  'follower',
  'wheel-board',
  'choice',
  'segment',
  'tint',
  'area-fine',
];

test('every class has a rule, no picture a style', () => {
  const markup = everything();
  const css = readFileSync(new URL('../tiles/plane/plane.css', import.meta.url), 'utf8');
  const ruled = new Set([...css.matchAll(/^\.p-([a-z-]+)[ ,]/gm)].map(([, name]) => name));
  const lists = [...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
  const classes = [...new Set(lists)].flatMap((name) => (name.startsWith('p-') ? [name.slice(2)] : []));
  expect(classes.length).toBeGreaterThan(80);
  expect(classes.filter((name) => !ruled.has(name) && !markers.includes(name))).toEqual([]);
  expect(markup).not.toMatch(/NaN|undefined|style=|fill="#|stroke="#/);
});

test('every colour that is used is named', () => {
  const css = readFileSync(new URL('../tiles/plane/plane.css', import.meta.url), 'utf8');
  const named = new Set([...css.matchAll(/^  (--p-[a-z-]+):/gm)].map(([, name]) => name));
  expect(named.size).toBeGreaterThan(50);
  for (const [, name] of css.matchAll(/var\((--p-[a-z-]+)/g)) expect(named).toContain(name);
});

test('the robber of a bridge stands on its deck', () => {
  expect(bridgeSpot('ew').x).toBe(50);
  expect(bridgeSpot('ns').x).toBeLessThan(50);
});
