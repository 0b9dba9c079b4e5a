import { once } from 'node:events';
import { type ClientRequestArgs, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestApp, plainWeb, type TestApp } from '#tests/support/make-test-app.ts';

const STOREFRONT = 'https://storefront.example';

let shop: TestApp;
let renders = 0;
beforeAll(async () => {
  const { renderer } = plainWeb;
  const counting = {
    ...renderer,
    render: (page: Parameters<typeof renderer.render>[0]) => {
      renders++;
      return renderer.render(page);
    },
  };
  shop = await makeTestApp({
    web: { ...plainWeb, renderer: counting },
    env: { CORS_ORIGINS: STOREFRONT, API_HOST: 'https://api.example' },
  });
  await shop.app.listen({ port: 0, host: '127.0.0.1', listenTextResolver: () => '' });
}, 60_000);
afterAll(() => shop.close());

const port = () => (shop.app.server.address() as AddressInfo).port;

/** The way of a browser: over a socket, so that the fast path takes part. */
async function ask(path: string, options: ClientRequestArgs = {}) {
  const sent = httpRequest({ host: '127.0.0.1', port: port(), path, agent: false, ...options }).end();
  const [response] = await once(sent, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return {
    status: response.statusCode as number,
    headers: response.headers as IncomingHttpHeaders,
    body: Buffer.concat(chunks).toString(),
  };
}

/** Bytes on the wire, as they are. */
async function raw(bytes: string): Promise<string> {
  const socket = connect(port(), '127.0.0.1');
  socket.end(bytes);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  socket.on('error', () => {});
  await once(socket, 'close');
  return Buffer.concat(chunks).toString();
}

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
    const limited = await makeTestApp({ env: { RATE_LIMIT_FACTOR: '0.01' } });
    try {
      await limited.app.listen({ port: 0, host: '127.0.0.1', listenTextResolver: () => '' });
      const there = { port: (limited.app.server.address() as AddressInfo).port };
      const statuses: number[] = [];
      for (const path of [
        'GetAllProducts',
        'GetAllProducts',
        'GetAllProducts',
        'unknown',
        'GetAllProducts',
        'category/Canvas',
      ]) {
        statuses.push((await ask(`/api/Products/${path}`, there)).status);
      }
      expect(statuses).toEqual([200, 200, 200, 404, 200, 200]);
      const refused = await ask('/api/Products/GetAllProducts', there);
      expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60']);
      expect(JSON.parse(refused.body)).toMatchObject({ succeeded: false, data: null });
      expect((await ask('/', there)).status).toBe(200);
    } finally {
      await limited.close();
    }
  }, 30_000);

  it('is not ready when its database does not answer', async () => {
    const broken = await makeTestApp({ env: { PUBLIC_ORIGIN: 'https://shop.example' } });
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
