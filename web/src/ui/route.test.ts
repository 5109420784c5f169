// Addresses and pages.
import { describe, expect, it } from 'vitest';
import { readRoute, tablePath } from './route.ts';

const read = (path: string): unknown => readRoute(new URL(path, 'http://x'));

describe('a route', () => {
  it.each([
    ['/', { page: 'start' }],
    ['/t/k3v9', { page: 'table', id: 'k3v9', invitation: null, at: null }],
    ['/t/k3v9?invitation=a%2Fb&at=12', { page: 'table', id: 'k3v9', invitation: 'a/b', at: 12 }],
    ['/t/k3v9?at=soon', { page: 'table', id: 'k3v9', invitation: null, at: null }],
    ['/t', { page: 'nothing' }],
    ['/tiles/', { page: 'tiles' }],
    ['/rules', { page: 'rules', game: null, rule: null }],
    ['/rules/wheel#W4', { page: 'rules', game: 'wheel', rule: 'W4' }],
    ['/rules/a/b', { page: 'nothing' }],
    ['/t/%E0%A4%A', { page: 'table', id: '%E0%A4%A', invitation: null, at: null }],
  ])('is read from %s', (path, route) => expect(read(path)).toEqual(route));

  it('leads back to the same table and moment', () => {
    const path = tablePath('k3/v9', { invitation: 'a&b', at: 0 });
    expect(read(path)).toEqual({ page: 'table', id: 'k3/v9', invitation: 'a&b', at: 0 });
    expect(tablePath('k3', { invitation: null, at: null })).toBe('/t/k3');
  });
});
