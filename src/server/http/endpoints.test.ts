import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createEndpointsShop,
  type EndpointsShop,
  expectFailure,
  json,
  USER,
} from '#tests/support/shop/endpoints-shop.ts';

let shop: EndpointsShop;
beforeAll(async () => {
  shop = await createEndpointsShop();
}, 60_000);
afterAll(() => shop.close());

const post: EndpointsShop['post'] = (...args) => shop.post(...args);
const get: EndpointsShop['get'] = (...args) => shop.get(...args);

describe('an endpoint', () => {
  it('returns the envelope with its status and repeats the declared keys at the top level [SRV-01, SRV-03, ENT-20]', async () => {
    const response = await post(JSON.stringify({ userName: 'Asha' }));
    expect(response.statusCode).toBe(201);
    expect(response.headers['cache-control']).toBe('no-store');
    const seen = { userName: 'Asha' };
    expect(response.json()).toEqual({ succeeded: true, data: { seen, query: {} }, message: '', seen });
  });

  it('accepts property and parameter names in any case and ignores unknown ones [SRV-04]', async () => {
    const payload = JSON.stringify({ USERNAME: 'Asha', Extra: 1, Items: [{ ProductID: 'p' }] });
    const response = await shop.app.inject({ method: 'POST', url: '/api/Test/echo?page=2', headers: json, payload });
    expect(response.json().data).toEqual({
      seen: { userName: 'Asha', items: [{ productId: 'p' }] },
      query: { Page: '2' },
    });
    expect((await post('{"UserName":"variant","userName":"exact"}')).json().seen).toEqual({ userName: 'exact' });
  });

  it('treats a blank parameter as absent', async () => {
    const response = await shop.app.inject({
      method: 'POST',
      url: '/api/Test/echo?Page=',
      headers: json,
      payload: '{"userName":"a"}',
    });
    expect(response.json().data.query).toEqual({});
  });

  it('rejects an invalid body with a message that names the field, or with the schema’s own [SRV-01, SRV-03]', async () => {
    expect(expectFailure(await post('{"userName":"a","size":"big"}'), 400)).toBe(
      "Please check the value of 'size' and try again.",
    );
    expect(expectFailure(await post('{}'), 400)).toBe('Please tell your name.');
    expect(expectFailure(await post('[]'), 400)).toMatch(/couldn't read/);
  });

  it('rejects repeated parameters', async () => {
    const response = await shop.app.inject({
      method: 'POST',
      url: '/api/Test/echo?Page=1&Page=2',
      headers: json,
      payload: '{"userName":"a"}',
    });
    expect(expectFailure(response, 400)).toContain("'Page'");
  });

  it('returns 404 for a malformed id in the path [SRV-08]', async () => {
    expectFailure(await get('/api/Test/byId/not-an-id'), 404);
    expectFailure(await get(`/api/Test/byId/${'x'.repeat(600)}`), 404);
    expect((await get(`/api/Test/byId/${USER}`)).statusCode).toBe(200);
  });

  it('returns 304 for a matching ETag [D-30]', async () => {
    const first = await get('/api/Test/tagged', { 'accept-encoding': 'br' });
    expect(first.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-encoding': 'br' });
    const again = await get('/api/Test/tagged', {
      'accept-encoding': 'br',
      'if-none-match': String(first.headers.etag),
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

describe('the request body', () => {
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
  ])(
    'is rejected with an error envelope: %s [SRV-01, SRV-03, SRV-04, D-29]',
    async (_case, payload, headers, status) => {
      expectFailure(await post(payload, headers as Record<string, string>), status);
      expect(({} as { x?: number }).x).toBeUndefined();
    },
  );

  it('accepts any script up to 256 KB unchanged [D-29]', async () => {
    const userName = `आँगन 👩‍👩‍👧 \u202eRTL e\u0301 ${'अ'.repeat(80_000)}`;
    expect(
      (await post(JSON.stringify({ userName }), { 'content-type': 'application/json; charset=UTF-8' })).json().seen,
    ).toEqual({ userName });
  });
});

describe('errors', () => {
  it('keep the status and message of an application error [SRV-03]', async () => {
    expect(expectFailure(await get('/api/Test/fails/app'), 409)).toBe('Your cart is empty');
  });

  it('hide details of unexpected errors and keep customer data out of the log [SRV-01, ERR-57]', async () => {
    const response = await get('/api/Test/fails/sql');
    expectFailure(response, 500);
    expect(response.body).not.toMatch(/duplicate|asha|srv|at /);
    const line = shop.logLines.find((logLine) => logLine.includes('request failed'));
    expect(JSON.parse(line ?? '')).toMatchObject({
      requestId: response.headers['x-request-id'],
      err: { code: '23505' },
    });
    expect(shop.logLines.join()).not.toContain('asha@example.com');
  });

  it('are 503 with Retry-After while the database is down [D-28]', async () => {
    const response = await get('/api/Test/fails/down');
    expectFailure(response, 503);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('are JSON for unknown paths under /api [SRV-02]', async () => {
    for (const url of ['/api', '/api/', '/api/nothing', '/api/Test', '/api?x=1']) {
      expect(expectFailure(await get(url), 404)).toBe("This address doesn't exist.");
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

  it('are 400 for paths that cannot be decoded', async () => {
    expectFailure(await get('/api/Test/byId/%E0%A4%A'), 400);
  });

  it('are 405 with Allow for a wrong method [SRV-03]', async () => {
    const response = await shop.app.inject({ method: 'DELETE', url: '/api/Products/GetAllProducts' });
    expectFailure(response, 405);
    expect(response.headers.allow).toBe('GET, HEAD');
    expect((await shop.app.inject({ method: 'POST', url: '/about', headers: json, payload: '{}' })).statusCode).toBe(
      405,
    );
  });
});
