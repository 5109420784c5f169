// Accounts: made with a code that brings their owners back, and ended wherever they are open.
import { expect, test } from 'vitest';
import { House } from './house.ts';
import { keepNotices, noticed } from './notices.ts';

const house = new House();

test('a new account shows its recovery code once, and the code sets a new passphrase', async () => {
  const visit = await house.visit();
  const { page } = visit;
  await keepNotices(page);
  const open = (): Promise<void> => page.locator('header .person').click();
  await open();
  expect(await page.getByRole('radio', { name: 'Log in' }).isChecked()).toBe(true);
  await page.getByRole('radio', { name: 'Create an account' }).check();
  await page.getByLabel('Account name').fill('esclarmonde');
  await page.getByLabel('Passphrase').fill('correct horse');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await noticed(page, 'Account esclarmonde created.');
  const code = await page.locator('.code').innerText();
  expect(code).toMatch(/^\w{5}(-\w{5}){3}$/);
  await page.getByRole('button', { name: 'I have saved it' }).click();
  await open();
  await page.getByText('This browser').waitFor();
  expect(await page.locator('.code').count()).toBe(0);
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await noticed(page, 'You are logged out.');
  await open();
  await page.getByRole('button', { name: 'Forgot your passphrase?' }).click();
  await page.getByLabel('Account name').fill('esclarmonde');
  await page.getByLabel('Recovery code').fill(code.toUpperCase());
  await page.getByLabel('New passphrase').fill('battery staple');
  await page.getByRole('button', { name: 'Set a new passphrase' }).click();
  await noticed(page, 'The passphrase for esclarmonde has been reset');
  expect(await page.locator('.code').innerText()).not.toBe(code);
  await visit.close();
});

test('the host gives out a new link, and the old one says that it is old', async () => {
  const host = await house.visit();
  const made = await host.page.evaluate(async () => {
    const post = async (path: string, body: object): Promise<{ table: string; invitation: string }> => {
      const headers = { 'Content-Type': 'application/json' };
      return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
    };
    await post('/api/people', { name: 'Anna' });
    const seats = [{ kind: 'open' }, { kind: 'open' }];
    return post('/api/tables', { game: 'carcassonne', seats, open: false });
  });
  const old = `/t/${made.table}?invitation=${made.invitation}`;
  await host.page.goto(house.server.url + old);
  const link = host.page.locator('.link input');
  await link.waitFor();
  const before = await link.inputValue();
  await host.page.getByRole('button', { name: 'New link' }).click();
  await host.page.waitForFunction(
    (value) => document.querySelector<HTMLInputElement>('.link input')?.value !== value,
    before,
  );
  const late = await house.visit(house.server.url + old);
  await late.page.getByText('This invitation has been withdrawn').waitFor();
  const guest = await house.visit(await link.inputValue());
  await guest.page.locator('.seat').first().waitFor();
  for (const visit of [host, late, guest]) await visit.close();
});
