// @vitest-environment jsdom
// The page as a reader uses it: it shows a game, finds by words, and follows links to rules.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '../model/protocol.ts';
import RulesPage from './RulesPage.svelte';
import type { RulesGame } from './types.ts';

// Node would give the half of Svelte that runs on servers, which mounts nothing.
vi.mock('svelte', () => vi.importActual('../../node_modules/svelte/src/index-client.js'));

const navigate = vi.fn<(path: string) => void>();
let close = (): void => undefined;

async function open(game: RulesGame | null, anchor: string | null = null, language: Language = 'de') {
  const page = mount(RulesPage, { target: document.body, props: { game, language, anchor, navigate } });
  close = () => void unmount(page);
  if (game !== null || anchor !== null)
    await vi.waitFor(() => expect(shownRules()).not.toEqual([]), { timeout: 100_000 });
}

/** Pictures wait until they are seen, so that only one test has to paint them. */
class Unseen {
  observe(): void {}
  disconnect(): void {}
}

beforeEach(() => void vi.stubGlobal('IntersectionObserver', Unseen));

const shownRules = (): string[] => [...document.querySelectorAll('section[id]')].map(({ id }) => id);
const words = (): string => document.body.textContent;

function search(query: string): void {
  const field = document.querySelector('input');
  if (!field) throw new Error('no field to search in');
  field.value = query;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
}

afterEach(() => {
  close();
  document.body.replaceChildren();
  navigate.mockClear();
});

describe('the page of the rules', () => {
  it('shows a game with its introduction, contents and pictures', async () => {
    vi.unstubAllGlobals();
    await open('bridges');
    expect(shownRules()).toHaveLength(23);
    expect(document.querySelectorAll('header ol li')).toHaveLength(5);
    expect(document.querySelector('a[aria-current=page]')?.textContent.trim()).toBe(
      'Brücken, Burgen und Basare',
    );
    expect(document.querySelector('#B6 figure svg path')).not.toBeNull();
    expect(document.title).toContain('Brücken, Burgen und Basare');
  });

  it('says that it is unofficial, in both languages', async () => {
    await open(null);
    expect(words()).toContain('inoffizielles Projekt');
    close();
    await open('castle', null, 'en');
    expect(words()).toContain('not affiliated with the publisher');
  });

  it.each([
    ['castle', 'de', 'Nachbau'],
    ['falcon', 'de', 'Nachbau'],
    ['castle', 'en', 'reconstruction'],
    ['falcon', 'en', 'reconstruction'],
  ] as const)('%s in %s says that its tiles are a %s', async (game, language, word) => {
    await open(game, null, language);
    expect(words()).toContain(word);
  });

  it('finds rules by their words, whatever the accents', async () => {
    await open('bridges');
    search('wegelagerer brucke');
    expect(shownRules()).toEqual(['B7']);
    expect(words()).toContain('1 von 23 Regeln');
    search('qwertz');
    expect(shownRules()).toEqual([]);
    expect(words()).toContain('qwertz');
  });

  it('lights the rule of the address', async () => {
    await open('wheel', 'W6');
    expect([...document.querySelectorAll('.lit')].map(({ id }) => id)).toEqual(['W6']);
    await vi.waitFor(() => expect(document.activeElement?.id).toBe('W6-title'));
  });

  it('finds the game of a rule that stands alone in the address', async () => {
    await open(null, 'F9');
    expect(shownRules()).toContain('F9');
  });

  it('follows links to rules and to games, and lets the search go', async () => {
    await open('castle');
    search('palas');
    document.querySelector<HTMLElement>('#K13 a[href="/rules/castle#K18"]')?.click();
    flushSync();
    expect(navigate).toHaveBeenLastCalledWith('/rules/castle#K18');
    expect(shownRules()).toHaveLength(19);
    document.querySelector<HTMLElement>('a[href="/rules/falcon"]')?.click();
    expect(navigate).toHaveBeenLastCalledWith('/rules/falcon');
  });
});
