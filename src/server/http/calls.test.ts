import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { makeTestApp, TEST_SECRET, type TestApp } from '#tests/support/make-test-app.ts';
import { AppError } from './app-error.ts';
import { createBearer } from './bearer.ts';
import { inProcessTransport } from './in-process-transport.ts';
import { createRateLimiter } from './rate-limit.ts';
import { bindHandlers, serveAll } from './serve.ts';

const STOREFRONT = 'https://storefront.example';
const USER = '3f2b8c1e-6f0a-4c55-9d4e-0a1b2c3d4e5f';

const rows = {
  echo: endpoint({
    method: 'POST',
    path: '/api/Test/echo',
    summary: '',
    successStatus: 201,
    query: z.object({ Page: z.optional(z.string()) }),
    body: z.object({
      userName: z.string({ error: 'Please tell your name.' }),
      size: z.optional(z.number()),
      items: z.optional(z.array(z.object({ productId: z.string() }))),
    }),
    data: z.unknown(),
    repeatedAtTop: ['seen'],
  }),
  mine: endpoint({ method: 'GET', path: '/api/Test/mine', summary: '', auth: 'bearer', data: z.unknown() }),
  change: endpoint({ method: 'DELETE', path: '/api/Test/mine', summary: '', auth: 'bearer', data: z.unknown() }),
  fails: endpoint({
    method: 'GET',
    path: '/api/Test/fails/:how',
    summary: '',
    params: z.object({ how: z.string() }),
    data: z.unknown(),
  }),
  byId: endpoint({
    method: 'GET',
    path: '/api/Test/byId/:id',
    summary: '',
    params: z.object({ id: z.uuid() }),
    data: z.unknown(),
  }),
  tagged: endpoint({ method: 'GET', path: '/api/Test/tagged', summary: '', caching: 'no-cache', data: z.unknown() }),
};

const failures: Record<string, () => never> = {
  app: () => {
    throw new AppError({ status: 409, message: 'Your cart is empty' });
  },
  sql: () => {
    throw Object.assign(new Error('duplicate key (email)=(asha@example.com) in /srv/shop/x.ts'), { code: '23505' });
  },
  down: () => {
    throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  },
};

const calls = bindHandlers(rows, {
  echo: ({ body, query }) => ({ seen: body, query }),
  mine: ({ user }) => ({ user }),
  change: ({ user }) => ({ user }),
  fails: ({ params }) => failures[params.how]?.(),
  byId: ({ params }) => params,
  tagged: () => ({ text: 'the same words '.repeat(100) }),
});

let shop: TestApp;
beforeAll(async () => {
  shop = await makeTestApp();
  const { db, clock } = shop;
  const bearer = createBearer({ secret: new TextEncoder().encode(TEST_SECRET), clock });
  serveAll(shop.app, calls, {
    bearer,
    limits: createRateLimiter({ db, clock, factor: 1000 }),
    allowedOrigins: new Set([STOREFRONT]),
  });
}, 60_000);
afterAll(() => shop.close());

const json = { 'content-type': 'application/json' };
const post = (payload: string | Buffer, headers: Record<string, string> = json) =>
  shop.app.inject({ method: 'POST', url: '/api/Test/echo', headers, payload });
const get = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ method: 'GET', url, headers });

function expectFailure(answer: Awaited<ReturnType<typeof get>>, status: number): string {
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toMatch(/^application\/json/);
  expect(answer.headers['x-request-id']).toMatch(/^[\w.-]+$/);
  const body = answer.json();
  expect(Object.keys(body).sort()).toEqual(['data', 'message', 'succeeded']);
  expect(body).toMatchObject({ succeeded: false, data: null });
  expect(body.message).toMatch(/^[A-Z].{8,}[.a-z]$/);
  return body.message;
}

describe('a served row', () => {
  it('answers the envelope with its status, and repeats what the row says at the top [SRV-01, SRV-03, ENT-20]', async () => {
    const answer = await post(JSON.stringify({ userName: 'Asha' }));
    expect(answer.statusCode).toBe(201);
    expect(answer.headers['cache-control']).toBe('no-store');
    const seen = { userName: 'Asha' };
    expect(answer.json()).toEqual({ succeeded: true, data: { seen, query: {} }, message: '', seen });
  });

  it('reads property and parameter names in any letter case and ignores unknown ones [SRV-04]', async () => {
    const payload = JSON.stringify({ USERNAME: 'Asha', Extra: 1, Items: [{ ProductID: 'p' }] });
    const answer = await shop.app.inject({ method: 'POST', url: '/api/Test/echo?page=2', headers: json, payload });
    expect(answer.json().data).toEqual({
      seen: { userName: 'Asha', items: [{ productId: 'p' }] },
      query: { Page: '2' },
    });
    expect((await post('{"UserName":"variant","userName":"exact"}')).json().seen).toEqual({ userName: 'exact' });
  });

  it('counts a blank parameter as absent', async () => {
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/Test/echo?Page=',
      headers: json,
      payload: '{"userName":"a"}',
    });
    expect(answer.json().data.query).toEqual({});
  });

  it('refuses a wrong body with a sentence that names the field, or with the rule’s own [SRV-01, SRV-03]', async () => {
    expect(expectFailure(await post('{"userName":"a","size":"big"}'), 400)).toBe(
      "Please check the value of 'size' and try again.",
    );
    expect(expectFailure(await post('{}'), 400)).toBe('Please tell your name.');
    expect(expectFailure(await post('[]'), 400)).toMatch(/could not be read/);
  });

  it('refuses repeated parameters rather than guessing', async () => {
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/Test/echo?Page=1&Page=2',
      headers: json,
      payload: '{"userName":"a"}',
    });
    expect(expectFailure(answer, 400)).toContain("'Page'");
  });

  it('answers a malformed id in the path like an unknown one [SRV-08]', async () => {
    expectFailure(await get('/api/Test/byId/not-an-id'), 404);
    expectFailure(await get(`/api/Test/byId/${'x'.repeat(600)}`), 404);
    expect((await get(`/api/Test/byId/${USER}`)).statusCode).toBe(200);
  });

  it('with an ETag answers 304 to who has it already [D-30]', async () => {
    const first = await get('/api/Test/tagged', { 'accept-encoding': 'gzip' });
    expect(first.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-encoding': 'gzip' });
    const again = await get('/api/Test/tagged', {
      'accept-encoding': 'gzip',
      'if-none-match': String(first.headers.etag),
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

describe('a body that is not right', () => {
  it.each([
    ['malformed JSON', '{"userName":', json, 400],
    ['invalid UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]), json, 400],
    ['NUL in a text', '{"userName":"a\\u0000b"}', json, 400],
    ['half a surrogate pair', '{"userName":"\\ud800"}', json, 400],
    ['__proto__', '{"userName":"a","__proto__":{"x":1}}', json, 400],
    ['constructor', '{"userName":"a","constructor":{"prototype":{"x":1}}}', json, 400],
    ['a depth of 1,000', `{"userName":"a","items":${'['.repeat(1000)}${']'.repeat(1000)}}`, json, 400],
    ['more than 256 KB', JSON.stringify({ userName: 'a'.repeat(262_144) }), json, 413],
    ['a form', 'userName=a', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['plain text', '{"userName":"a"}', { 'content-type': 'text/plain' }, 415],
    ['no type', '{"userName":"a"}', {}, 415],
    ['another charset', '{"userName":"a"}', { 'content-type': 'application/json; charset=utf-16' }, 415],
    ['an encoding', '{"userName":"a"}', { ...json, 'content-encoding': 'gzip' }, 415],
  ])('%s is refused in the envelope [SRV-01, SRV-03, SRV-04, D-29]', async (_what, payload, headers, status) => {
    expectFailure(await post(payload, headers as Record<string, string>), status);
    expect(({} as { x?: number }).x).toBeUndefined();
  });

  it('of any script within 256 KB comes back as it was sent [D-29]', async () => {
    const userName = `आँगन 👩‍👩‍👧 \u202eRTL e\u0301 ${'अ'.repeat(80_000)}`;
    expect(
      (await post(JSON.stringify({ userName }), { 'content-type': 'application/json; charset=UTF-8' })).json().seen,
    ).toEqual({ userName });
  });
});

describe('failures', () => {
  it('of a rule keep their status and sentence [SRV-03]', async () => {
    expect(expectFailure(await get('/api/Test/fails/app'), 409)).toBe('Your cart is empty');
  });

  it('that nobody expected keep their text to the log, where values of customers do not go either [SRV-01, ERR-57]', async () => {
    const answer = await get('/api/Test/fails/sql');
    expectFailure(answer, 500);
    expect(answer.body).not.toMatch(/duplicate|asha|srv|at /);
    const line = shop.logLines.find((one) => one.includes('request failed'));
    expect(JSON.parse(line ?? '')).toMatchObject({ requestId: answer.headers['x-request-id'], err: { code: '23505' } });
    expect(shop.logLines.join()).not.toContain('asha@example.com');
  });

  it('of the database are 503 with a time to come back [D-28]', async () => {
    const answer = await get('/api/Test/fails/down');
    expectFailure(answer, 503);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('for unknown addresses under /api are JSON, never a page [SRV-02]', async () => {
    for (const url of ['/api', '/api/', '/api/nothing', '/api/Test', '/api?x=1']) {
      expect(expectFailure(await get(url), 404)).toBe('This address does not exist.');
    }
    expectFailure(
      await shop.app.inject({
        method: 'POST',
        url: '/api/nothing',
        headers: { 'content-type': 'text/html' },
        payload: 'x',
      }),
      404,
    );
  });

  it('for addresses that cannot be decoded are 400', async () => {
    expectFailure(await get('/api/Test/byId/%E0%A4%A'), 400);
  });

  it('for the wrong method name the right ones [SRV-03]', async () => {
    const answer = await shop.app.inject({ method: 'DELETE', url: '/api/Products/GetAllProducts' });
    expectFailure(answer, 405);
    expect(answer.headers.allow).toBe('GET, HEAD');
    expect((await shop.app.inject({ method: 'POST', url: '/about', headers: json, payload: '{}' })).statusCode).toBe(
      405,
    );
  });
});

const now = () => Math.floor(shop.clock.now().getTime() / 1000);
const signed = (claims: Record<string, unknown>, secret = TEST_SECRET, alg = 'HS256') =>
  new SignJWT(claims).setProtectedHeader({ alg, typ: 'JWT' }).sign(new TextEncoder().encode(secret));
const claims = () => ({ sub: USER, exp: now() + 60 });
const unsigned = (payload: object) =>
  `${[{ alg: 'none' }, payload].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')}.`;

describe('a row for customers', () => {
  const mine = (authorization?: string) => get('/api/Test/mine', authorization === undefined ? {} : { authorization });

  it('knows the customer of a valid token [SRV-05, SRV-06, API-02, D-25]', async () => {
    expect((await mine(`Bearer ${await signed(claims())}`)).json().data).toEqual({ user: { id: USER } });
    expect((await mine(`bearer ${await signed(claims())}`)).statusCode).toBe(200);
  });

  it('refuses every other token with one sentence [SRV-05]', async () => {
    const long = 'k'.repeat(64);
    const bad = {
      none: undefined,
      empty: 'Bearer ',
      garbage: 'Bearer not.a.token',
      basic: 'Basic YTpi',
      'wrong key': `Bearer ${await signed(claims(), 'another secret of more than 32 bytes!')}`,
      'wrong algorithm': `Bearer ${await signed(claims(), TEST_SECRET + long, 'HS512')}`,
      'same key, other algorithm': `Bearer ${await signed(claims(), TEST_SECRET, 'HS384')}`,
      'alg none': `Bearer ${unsigned(claims())}`,
      expired: `Bearer ${await signed({ sub: USER, exp: now() - 1 })}`,
      'no expiry': `Bearer ${await signed({ sub: USER })}`,
      'not yet valid': `Bearer ${await signed({ ...claims(), nbf: now() + 60 })}`,
      'no subject': `Bearer ${await signed({ exp: now() + 60 })}`,
      'subject no UUID': `Bearer ${await signed({ sub: 'admin', exp: now() + 60 })}`,
    };
    for (const [what, authorization] of Object.entries(bad)) {
      expect(expectFailure(await mine(authorization), 401), what).toBe('Please log in to continue.');
    }
  });

  it('answers no-store [D-30]', async () => {
    expect((await mine(`Bearer ${await signed(claims())}`)).headers['cache-control']).toBe('no-store');
    expect((await mine()).headers['cache-control']).toBe('no-store');
  });

  it('needs no body and no content type to delete, and still answers JSON [SRV-02]', async () => {
    const headers = { authorization: `Bearer ${await signed(claims())}` };
    const answer = await shop.app.inject({ method: 'DELETE', url: '/api/Test/mine', headers });
    expect([answer.statusCode, answer.json().succeeded]).toEqual([200, true]);
  });

  it('is not needed on public rows, where a bad token changes nothing [SRV-13]', async () => {
    const plain = await get('/api/Products/GetAllProducts');
    const withBadToken = await get('/api/Products/GetAllProducts', { authorization: 'Bearer rubbish' });
    expect([withBadToken.statusCode, withBadToken.body]).toEqual([200, plain.body]);
  });
});

describe('a change asked from another site', () => {
  it.each(['cross-site', 'same-site'])('is refused when the browser says %s', async (site) => {
    expectFailure(
      await post('{"userName":"a"}', { ...json, 'sec-fetch-site': site, origin: 'https://evil.example' }),
      403,
    );
  });

  it.each(['same-origin', 'none'])('is taken when the browser says %s', async (site) => {
    expect((await post('{"userName":"a"}', { ...json, 'sec-fetch-site': site })).statusCode).toBe(201);
  });
});

describe('a change asked from an allowed origin', () => {
  it('is taken [SRV-11]', async () => {
    const headers = { ...json, 'sec-fetch-site': 'cross-site', origin: STOREFRONT };
    expect((await post('{"userName":"a"}', headers)).statusCode).toBe(201);
  });
});

describe('the same handlers in-process', () => {
  const bearer = createBearer({
    secret: new TextEncoder().encode(TEST_SECRET),
    clock: { now: () => shop.clock.now() },
  });
  const transport = inProcessTransport(calls, bearer);
  const request = {
    method: 'POST' as const,
    path: '/api/Test/echo',
    params: {},
    query: {},
    body: { userName: 'a' },
    token: undefined,
  };

  it('answer what HTTP answers', async () => {
    const overHttp = await post('{"userName":"a"}');
    const answer = await transport(request);
    expect(answer).toMatchObject({ status: 201, text: overHttp.body, json: overHttp.json() });
  });

  it('answer refusals as envelopes, and pass on unexpected faults', async () => {
    const failing = { ...request, method: 'GET' as const, path: '/api/Test/fails/:how', body: undefined };
    expect(await transport({ ...failing, params: { how: 'app' } })).toMatchObject({
      status: 409,
      json: { succeeded: false },
    });
    await expect(transport({ ...failing, params: { how: 'sql' } })).rejects.toThrow();
    expect((await transport({ ...failing, path: '/api/unknown' })).status).toBe(404);
    expect((await transport({ ...request, body: {} })).status).toBe(400);
  });

  it('check the token', async () => {
    const mine = { ...request, method: 'GET' as const, path: '/api/Test/mine', body: undefined };
    expect((await transport(mine)).status).toBe(401);
    expect(await transport({ ...mine, token: await signed(claims()) })).toMatchObject({
      json: { data: { user: { id: USER } } },
    });
  });
});
