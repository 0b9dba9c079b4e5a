import type { IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ListeningShop, startListeningShop } from '#tests/support/shop/listening-shop.ts';
import { createTestApp, minimalStorefrontBuild } from '#tests/support/shop/test-app.ts';

let shop: ListeningShop;
let renderCount = 0;
beforeAll(async () => {
  const { renderer } = minimalStorefrontBuild;
  const countingRenderer = {
    ...renderer,
    render: (page: Parameters<typeof renderer.render>[0]) => {
      renderCount++;
      return renderer.render(page);
    },
  };
  shop = await startListeningShop({
    web: { ...minimalStorefrontBuild, renderer: countingRenderer },
    env: { CORS_ORIGINS: 'https://storefront.example', API_HOST: 'https://api.example' },
  });
}, 60_000);
afterAll(() => shop.close());

const send: ListeningShop['send'] = (...args) => shop.send(...args);

const omitVaryingHeaders = ({
  date: _d,
  connection: _c,
  'keep-alive': _k,
  'x-request-id': _r,
  ...rest
}: IncomingHttpHeaders) => rest;

describe('cached responses', () => {
  it.each(['/', '/api/Products/GetAllProducts'])('sends %s again with the same body and headers', async (path) => {
    const [first, again] = [await send(path), await send(path)];
    expect(again.status).toBe(200);
    expect(again.body).toBe(first.body);
    expect(omitVaryingHeaders(again.headers)).toEqual(omitVaryingHeaders(first.headers));
    expect(again.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  });

  it('responds to HEAD and to a matching ETag without rendering again', async () => {
    const { headers } = await send('/once');
    const countBefore = renderCount;
    const head = await send('/once', { method: 'HEAD' });
    expect([head.status, head.body, head.headers['content-length']]).toEqual([200, '', headers['content-length']]);
    expect((await send('/once', { headers: { 'if-none-match': String(headers.etag) } })).status).toBe(304);
    expect(renderCount).toBe(countBefore);
  });

  it('logs one line per request, without query or personal data', async () => {
    await send('/seen');
    shop.logLines.length = 0;
    const page = await send('/seen?email=asha@example.com', {
      headers: { authorization: 'Bearer abc', cookie: 'a=b' },
    });
    const product = await send('/api/Products/GetProductById/none?token=abc');
    await send('/api/x%0d%0a{"level":"fatal"}');
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
      requestId: page.headers['x-request-id'],
    });
    expect(lines[1]).toMatchObject({
      route: '/api/Products/GetProductById/:id',
      status: 404,
      requestId: product.headers['x-request-id'],
    });
    expect(lines[0].ms).toBeGreaterThanOrEqual(0);
    expect(lines[0].time).toMatch(/Z$/);
    expect(shop.logLines.join('')).not.toMatch(/asha|abc|a=b/);
  });
});

describe('the shop', () => {
  it('reports that it is alive and ready', async () => {
    expect((await send('/healthz')).status).toBe(200);
    expect((await send('/readyz')).status).toBe(200);
  });

  it('serves its OpenAPI description', async () => {
    const { status, body, headers } = await send('/openapi.json');
    expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    expect(Object.keys(JSON.parse(body).paths)).toContain('/api/Products/GetProductById/{id}');
  });
});

describe('a second shop', () => {
  it('limits API requests by client, but not pages [D-28, SRV-03]', async () => {
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
        statuses.push((await limited.send(`/api/Products/${path}`)).status);
      }
      expect(statuses).toEqual([200, 200, 200, 404, 200, 200]);
      const rejected = await limited.send('/api/Products/GetAllProducts');
      expect(rejected.status).toBe(429);
      expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
      expect(JSON.parse(rejected.body)).toMatchObject({ succeeded: false, data: null });
      expect((await limited.send('/')).status).toBe(200);
    } finally {
      await limited.close();
    }
  }, 30_000);

  it('is not ready when its database does not respond', async () => {
    const broken = await createTestApp({ env: { PUBLIC_ORIGIN: 'https://shop.example' } });
    const down = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
    Object.assign(broken.db, {
      select() {
        throw down;
      },
    });
    const response = await broken.app.inject('/readyz');
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '1']);
    expect((await broken.app.inject('/healthz')).statusCode).toBe(200);
    expect(response.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    await broken.close();
  }, 30_000);
});
