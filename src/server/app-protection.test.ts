import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ListeningShop, startListeningShop } from '#tests/support/shop/listening-shop.ts';

const STOREFRONT = 'https://storefront.example';

let shop: ListeningShop;
beforeAll(async () => {
  shop = await startListeningShop({ env: { CORS_ORIGINS: STOREFRONT, API_HOST: 'https://api.example' } });
}, 60_000);
afterAll(() => shop.close());

const ask: ListeningShop['ask'] = (...given) => shop.ask(...given);
const raw: ListeningShop['raw'] = (bytes) => shop.raw(bytes);

describe('security headers', () => {
  it('let pages run no inline script and talk only to us and the provider', async () => {
    const { headers } = await ask('/');
    const policy = String(headers['content-security-policy']);
    const directives = new Map(policy.split('; ').map((one) => [one.split(' ')[0], one.split(' ').slice(1).join(' ')]));
    const provider = new URL(shop.config.payments.baseUrl).origin;
    expect(Object.fromEntries(directives)).toEqual({
      'default-src': "'none'",
      'script-src': `'self' ${provider}`,
      'style-src': "'self'",
      'style-src-attr': "'unsafe-inline'",
      'img-src': "'self' https://api.example data: blob:",
      'media-src': "'self'",
      'font-src': "'self'",
      'manifest-src': "'self'",
      'connect-src': `'self' https://api.example ${provider}`,
      'frame-src': provider,
      'form-action': `'self' ${provider}`,
      'base-uri': "'none'",
      'object-src': "'none'",
      'frame-ancestors': "'none'",
    });
  });

  it.each(['/', '/missing', '/api/Products/GetAllProducts', '/api/none', '/healthz', '/%E0%A4%A'])(
    'stand on %s',
    async (path) => {
      const { headers } = await ask(path);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['x-request-id']).toBeTruthy();
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('strict-transport-security');
    },
  );
});

describe('other origins', () => {
  const preflight = (origin: string) =>
    ask('/api/Cart/addtocart', {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    });

  it('on the list may call, and their preflight is answered [SRV-11]', async () => {
    const asked = await preflight(STOREFRONT);
    expect(asked.status).toBe(204);
    expect(asked.headers).toMatchObject({
      'access-control-allow-origin': STOREFRONT,
      'access-control-allow-methods': 'GET, POST, PUT, DELETE',
      'access-control-allow-headers': 'Authorization, Content-Type',
    });
    await ask('/api/Products/GetAllProducts');
    const called = await ask('/api/Products/GetAllProducts', { headers: { origin: STOREFRONT } });
    expect(called.headers['access-control-allow-origin']).toBe(STOREFRONT);
    expect(called.headers.vary).toBe('Accept-Encoding, Origin');
    expect(called.headers).not.toHaveProperty('access-control-allow-credentials');
  });

  it.each([
    'null',
    'https://storefront.example.evil.example',
    'https://evil.example',
    'HTTPS://STOREFRONT.EXAMPLE',
    'http://storefront.example',
  ])('such as %s get no CORS header [SRV-11]', async (origin) => {
    for (const answer of [
      await preflight(origin),
      await ask('/api/Products/GetAllProducts', { headers: { origin } }),
    ]) {
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });
});

describe('hostile requests', () => {
  const head = 'GET / HTTP/1.1\r\nHost: x\r\n';
  it.each([
    ['rubbish', 'hello\r\n\r\n', 400],
    ['100 KB of headers', `${head}X: ${'x'.repeat(100_000)}\r\n\r\n`, 431],
    ['an address of 1 MB', `GET /${'x'.repeat(1_000_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
    [
      'length and chunks together',
      'POST /api/Contact HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['two lengths', 'POST /api/Contact HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\nabcd', 400],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['a target that is no address', 'GET *?x HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['TRACE', 'TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 405],
  ])('%s: answered, and the shop goes on', async (_what, bytes, status) => {
    expect(await raw(bytes)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect((await ask('/healthz')).status).toBe(200);
  });

  it('an absolute address means its path', async () => {
    expect((await ask('http://a/healthz?x')).status).toBe(200);
    expect((await ask('http://a/products/all?q=1')).status).toBe((await ask('/products/all?q=1')).status);
  });

  it('what cannot be read as HTTP gets the envelope too [SRV-01]', async () => {
    const [, body] = (await raw('hello\r\n\r\n')).split('\r\n\r\n');
    expect(JSON.parse(body ?? '')).toMatchObject({ succeeded: false, data: null });
  });
});

describe('slow clients', () => {
  it('have 10 s for their headers and 30 s for the whole request', () => {
    expect(shop.app.server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 30_000 });
  });
});
