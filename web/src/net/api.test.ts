// Requests as the server wants them, and what becomes of its answers.
import { describe, expect, it } from 'vitest';
import type { Terms } from '../model/protocol.ts';
import { Api, type Outcome } from './api.ts';

interface Request {
  path: string;
  init: RequestInit;
}

function apiThat(answers: (request: Request) => Response): { api: Api; requests: Request[] } {
  const requests: Request[] = [];
  const api = new Api(
    () => 'de',
    (path, init) => {
      requests.push({ path, init });
      return Promise.resolve(answers({ path, init }));
    },
  );
  return { api, requests };
}

const json = (body: object, status = 200): Response => new Response(JSON.stringify(body), { status });
const anna = { id: 'p0123456789abcdef', name: 'Anna', account: null };
const terms: Terms = {
  game: 'wheel',
  with: [],
  options: {},
  seats: [{ kind: 'open' }, { kind: 'computer', level: 'greedy' }],
  clock: { kind: 'none' },
  aids: false,
  open: true,
};

describe('requests', () => {
  const calls: [string, (api: Api) => Promise<Outcome<unknown>>, object | null][] = [
    ['POST /api/people', (api) => api.makePerson('Anna'), { name: 'Anna' }],
    ['GET /api/me', (api) => api.me(), null],
    ['PATCH /api/me', (api) => api.rename('Anne'), { name: 'Anne' }],
    ['DELETE /api/me', (api) => api.deleteMe(), { confirm: 'delete' }],
    [
      'POST /api/account',
      (api) => api.makeAccount('anna', 'secret words'),
      { name: 'anna', passphrase: 'secret words' },
    ],
    [
      'PATCH /api/account',
      (api) => api.changePassphrase('old', 'new one'),
      { passphrase: 'old', new: 'new one' },
    ],
    [
      'POST /api/account/recovery',
      (api) => api.renewRecovery('secret words'),
      { passphrase: 'secret words' },
    ],
    [
      'POST /api/recover',
      (api) => api.recover('anna', 'k3v9q', 'new words'),
      { name: 'anna', recovery: 'k3v9q', new: 'new words' },
    ],
    ['POST /api/login', (api) => api.logIn('anna', 'secret'), { name: 'anna', passphrase: 'secret' }],
    ['POST /api/logout', (api) => api.logOut(), {}],
    ['GET /api/sessions', (api) => api.sessions(), null],
    ['DELETE /api/sessions', (api) => api.endSession('0f'), { session: '0f' }],
    ['DELETE /api/sessions', (api) => api.logOutEverywhere(), { all: true }],
    ['POST /api/tables/k3/invitation', (api) => api.renewInvitation('k3'), {}],
    ['DELETE /api/tables/k3/invitation', (api) => api.revokeInvitation('k3'), {}],
    ['GET /api/games', (api) => api.games(), null],
    ['POST /api/tables', (api) => api.makeTable(terms), terms],
    ['GET /api/tables?list=own', (api) => api.tables('own'), null],
    ['GET /api/tables?list=open&after=a%26b&size=5', (api) => api.tables('open', 'a&b', 5), null],
    ['GET /api/tables/k3?invitation=x%2Fy', (api) => api.table('k3', 'x/y'), null],
    ['GET /api/tables/k%2F3/record', (api) => api.record('k/3'), null],
  ];

  it.each(calls)('%s', async (line, call, body) => {
    const { api, requests } = apiThat(() => json({ ok: true }));
    await call(api);
    const [{ path, init } = { path: '', init: {} }] = requests;
    expect(`${init.method} ${path}`).toBe(line);
    expect(init.body ?? null).toEqual(body && JSON.stringify(body));
    const headers = new Headers(init.headers);
    expect(headers.get('Accept-Language')).toBe('de');
    expect(headers.get('Content-Type')).toBe(body ? 'application/json' : null);
  });
});

describe('answers', () => {
  it('give what they hold', async () => {
    const { api } = apiThat(() => json({ ok: true, person: anna }));
    expect(await api.me()).toEqual({ ok: true, value: anna });
    const { api: records } = apiThat(() => new Response('trencavel 1\n'));
    expect(await records.record('k3')).toEqual({ ok: true, value: 'trencavel 1\n' });
  });

  it('that refuse give the code, the text and what they are about', async () => {
    const { api } = apiThat(() =>
      json({ ok: false, code: 'bad_field', text: 'Zu lang', about: 'name' }, 400),
    );
    expect(await api.makePerson('')).toEqual({
      ok: false,
      refusal: { code: 'bad_field', text: 'Zu lang', about: 'name', status: 400 },
    });
  });

  it('that are no JSON are refusals too', async () => {
    const page = (status: number) => (): Response => new Response('<html>', { status });
    for (const status of [200, 502]) {
      const outcome = await apiThat(page(status)).api.me();
      expect(outcome).toEqual({ ok: false, refusal: { code: 'unreadable_server', text: '', status } });
    }
  });

  it('that never come are said to be offline', async () => {
    const api = new Api(
      () => 'en',
      () => Promise.reject(new TypeError('network')),
    );
    expect(await api.games()).toEqual({ ok: false, refusal: { code: 'offline', text: '', status: 0 } });
  });
});
