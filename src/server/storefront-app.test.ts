import type { IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ListeningShop, startListeningShop } from '#tests/support/shop/listening-shop.ts';
import { createTestApp, minimalWebBuild } from '#tests/support/shop/test-app.ts';

let shop: ListeningShop;
let renders = 0;
beforeAll(async () => {
  const { renderer } = minimalWebBuild;
  const counting = {
    ...renderer,
    render: (page: Parameters<typeof renderer.render>[0]) => {
      renders++;
      return renderer.render(page);
    },
  };
  shop = await startListeningShop({
    web: { ...minimalWebBuild, renderer: counting },
    env: { CORS_ORIGINS: 'https://storefront.example', API_HOST: 'https://api.example' },
  });
}, 60_000);
afterAll(() => shop.close());

const ask: ListeningShop['ask'] = (...given) => shop.ask(...given);

const withoutVarying = ({
  date: _d,
  connection: _c,
  'keep-alive': _k,
  'x-request-id': _r,
  ...rest
}: IncomingHttpHeaders) => rest;

describe('the fast path', () => {
  it.each(['/', '/api/Products/GetAllProducts'])('answers %s as the usual way does, headers included', async (path) => {
    const slow = await ask(path);
    const fast = await ask(path);
    expect(fast.status).toBe(200);
    expect(fast.body).toBe(slow.body);
    expect(withoutVarying(fast.headers)).toEqual(withoutVarying(slow.headers));
    expect(fast.headers['x-request-id']).not.toBe(slow.headers['x-request-id']);
  });

  it('renders a page once, answers HEAD without and 304 with the known ETag', async () => {
    const { headers } = await ask('/once');
    const before = renders;
    const head = await ask('/once', { method: 'HEAD' });
    expect([head.status, head.body, head.headers['content-length']]).toEqual([200, '', headers['content-length']]);
    expect((await ask('/once', { headers: { 'if-none-match': String(headers.etag) } })).status).toBe(304);
    expect(renders).toBe(before);
  });

  it('writes one line per request, without query or personal data', async () => {
    await ask('/seen');
    shop.logLines.length = 0;
    const fast = await ask('/seen?email=asha@example.com', { headers: { authorization: 'Bearer abc', cookie: 'a=b' } });
    const slow = await ask('/api/Products/GetProductById/none?token=abc');
    await ask('/api/x%0d%0a{"level":"fatal"}');
    const lines = shop.logLines
      .join('')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatchObject({
      method: 'GET',
      route: '/seen',
      status: 200,
      requestId: fast.headers['x-request-id'],
    });
    expect(lines[1]).toMatchObject({
      route: '/api/Products/GetProductById/:id',
      status: 404,
      requestId: slow.headers['x-request-id'],
    });
    expect(lines[0].ms).toBeGreaterThanOrEqual(0);
    expect(lines[0].time).toMatch(/Z$/);
    expect(shop.logLines.join('')).not.toMatch(/asha|abc|a=b/);
  });
});

describe('about itself the shop tells', () => {
  it('that it lives and is ready', async () => {
    expect((await ask('/healthz')).status).toBe(200);
    expect((await ask('/readyz')).status).toBe(200);
  });

  it('what its calls are', async () => {
    const { status, body, headers } = await ask('/openapi.json');
    expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    expect(Object.keys(JSON.parse(body).paths)).toContain('/api/Products/GetProductById/{id}');
  });
});

describe('a second shop', () => {
  it('limits calls on the fast path and the usual way together [D-28, SRV-03]', async () => {
    const limited = await startListeningShop({ env: { RATE_LIMIT_FACTOR: '0.01' } });
    try {
      const statuses: number[] = [];
      for (const path of [
        'GetAllProducts',
        'GetAllProducts',
        'GetAllProducts',
        'unknown',
        'GetAllProducts',
        'category/Canvas',
      ]) {
        statuses.push((await limited.ask(`/api/Products/${path}`)).status);
      }
      expect(statuses).toEqual([200, 200, 200, 404, 200, 200]);
      const refused = await limited.ask('/api/Products/GetAllProducts');
      expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60']);
      expect(JSON.parse(refused.body)).toMatchObject({ succeeded: false, data: null });
      expect((await limited.ask('/')).status).toBe(200);
    } finally {
      await limited.close();
    }
  }, 30_000);

  it('is not ready when its database does not answer', async () => {
    const broken = await createTestApp({ env: { PUBLIC_ORIGIN: 'https://shop.example' } });
    const down = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
    Object.assign(broken.db, {
      select() {
        throw down;
      },
    });
    const answer = await broken.app.inject('/readyz');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '1']);
    expect((await broken.app.inject('/healthz')).statusCode).toBe(200);
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    await broken.close();
  }, 30_000);
});
