// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { guardFocus } from './focus_guard.ts';

let end = (): void => undefined;

/** A page with a guard, and its elements by id. */
beforeEach(() => {
  document.body.innerHTML = `
    <header><button id="menu"></button></header>
    <main tabindex="-1">
      <div role="application" tabindex="0" id="board"><div id="foot"><button id="confirm"></button></div></div>
      <div role="tabpanel" tabindex="-1" id="panel"><button id="line"></button></div>
    </main>`;
  end = guardFocus(document);
});
afterEach(() => end());

const element = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;
const focused = (): string | undefined => document.activeElement?.id;
const told = async (): Promise<void> => Promise.resolve();

test('an answer leaves the focus on the board', async () => {
  element('confirm').focus();
  element('foot').remove();
  await told();
  expect(focused()).toBe('board');
});

test('a button that is switched off gives it to what is around it', async () => {
  element('line').focus();
  element('line').setAttribute('disabled', '');
  await told();
  expect(focused()).toBe('panel');
});

test('where nothing is around, the board takes it', async () => {
  element('menu').focus();
  element('menu').remove();
  await told();
  expect(focused()).toBe('board');
});

test('whoever has set it elsewhere keeps it there', async () => {
  element('confirm').focus();
  element('foot').remove();
  element('line').focus();
  await told();
  expect(focused()).toBe('line');
});
