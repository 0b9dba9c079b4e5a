import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ListeningShop, startListeningShop } from '#tests/support/shop/listening-shop.ts';

const STOREFRONT = 'https://storefront.example';

let shop: ListeningShop;
beforeAll(async () => {
  shop = await startListeningShop({ env: { CORS_ORIGINS: STOREFRONT, API_HOST: 'https://api.example' } });
}, 60_000);
afterAll(() => shop.close());

const send: ListeningShop['send'] = (...args) => shop.send(...args);
const sendBytes: ListeningShop['sendBytes'] = (bytes) => shop.sendBytes(bytes);

describe('security headers', () => {
  it('allow no inline script and connections only to the shop and the provider', async () => {
    const { headers } = await send('/');
    const policy = String(headers['content-security-policy']);
    const directives = new Map(
      policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]),
    );
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
    'are set on %s',
    async (path) => {
      const { headers } = await send(path);
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
  const sendPreflight = (origin: string) =>
    send('/api/Cart/addtocart', {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    });

  it('in CORS_ORIGINS are allowed, including their preflight [SRV-11]', async () => {
    const preflight = await sendPreflight(STOREFRONT);
    expect(preflight.status).toBe(204);
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': STOREFRONT,
      'access-control-allow-methods': 'GET, POST, PUT, DELETE',
      'access-control-allow-headers': 'Authorization, Content-Type',
    });
    await send('/api/Products/GetAllProducts');
    const response = await send('/api/Products/GetAllProducts', { headers: { origin: STOREFRONT } });
    expect(response.headers['access-control-allow-origin']).toBe(STOREFRONT);
    expect(response.headers.vary).toBe('Origin, Accept-Encoding');
    expect(response.headers).not.toHaveProperty('access-control-allow-credentials');
  });

  it('in CORS_ORIGINS can read why a token was refused and when to try again [D-47]', async () => {
    const headers = { origin: STOREFRONT, authorization: 'Bearer not.a.token' };
    const response = await send('/api/Cart', { headers });
    expect([response.status, response.headers['www-authenticate']]).toEqual([401, 'Bearer error="invalid_token"']);
    const exposed = String(response.headers['access-control-expose-headers']).split(', ');
    expect(exposed).toEqual(expect.arrayContaining(['WWW-Authenticate', 'Retry-After']));
  });

  it.each([
    ['GET', '/api/Nothing', 404],
    ['DELETE', '/api/Products/GetAllProducts', 405],
  ])('in CORS_ORIGINS can read the response to %s %s [SRV-11]', async (method, path, status) => {
    const response = await send(path, { method, headers: { origin: STOREFRONT } });
    expect([response.status, response.headers['access-control-allow-origin']]).toEqual([status, STOREFRONT]);
  });

  it('in CORS_ORIGINS get no CORS header for a page [SRV-11]', async () => {
    const headers = { origin: STOREFRONT, 'access-control-request-method': 'GET' };
    const response = await send('/about', { method: 'OPTIONS', headers });
    expect(response.status).toBe(405);
    expect(response.headers).not.toHaveProperty('access-control-allow-origin');
  });

  it.each([
    'null',
    'https://storefront.example.evil.example',
    'https://evil.example',
    'HTTPS://STOREFRONT.EXAMPLE',
    'http://storefront.example',
  ])('not in CORS_ORIGINS, such as %s, get no CORS header [SRV-11]', async (origin) => {
    for (const response of [
      await sendPreflight(origin),
      await send('/api/Products/GetAllProducts', { headers: { origin } }),
    ]) {
      expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });
});

describe('hostile requests', () => {
  const head = 'GET / HTTP/1.1\r\nHost: x\r\n';
  it.each([
    ['a request that is not HTTP', 'hello\r\n\r\n', 400],
    ['100 KB of headers', `${head}X: ${'x'.repeat(100_000)}\r\n\r\n`, 431],
    ['a URL of 1 MB', `GET /${'x'.repeat(1_000_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
    [
      'a content length with chunked encoding',
      'POST /api/Contact HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    [
      'two content lengths',
      'POST /api/Contact HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\nabcd',
      400,
    ],
    ['no host header', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['an invalid request target', 'GET *?x HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['TRACE', 'TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 405],
  ])('%s: gets an error response and the shop keeps running', async (_name, bytes, status) => {
    expect(await sendBytes(bytes)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect((await send('/healthz')).status).toBe(200);
  });

  it('accepts an absolute URL as request target', async () => {
    expect((await send('http://a/healthz?x')).status).toBe(200);
    expect((await send('http://a/products/all?q=1')).status).toBe((await send('/products/all?q=1')).status);
  });

  it('responds with the error envelope to a request that is not HTTP [SRV-01]', async () => {
    const [, body] = (await sendBytes('hello\r\n\r\n')).split('\r\n\r\n');
    expect(JSON.parse(body ?? '')).toMatchObject({ succeeded: false, data: null });
  });
});

describe('slow clients', () => {
  it('have 10 s for the headers and 30 s for the whole request', () => {
    expect(shop.app.server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 30_000 });
  });
});
