import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerPageRoutes } from '#server/rendering/page-routes.ts';
import { createTestConfig } from '#tests/support/shop/test-app.ts';
import { registerErrorHandler } from './error-handler.ts';
import { buildSecurityHeaders } from './security/security-headers.ts';
import { registerStaticFiles, type StaticFolder } from './static-files.ts';

let root: string;
let folders: StaticFolder[];
const SCRIPT = 'export const answer = 42;\n'.repeat(200);
const VIDEO = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251));

const write = async (path: string, content: string | Buffer) => {
  await mkdir(join(root, path, '..'), { recursive: true });
  await writeFile(join(root, path), content);
};

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'static-files-'));
  await write('assets/app-Ab12.js', SCRIPT);
  await write('assets/app-Ab12.js.br', brotliCompressSync(SCRIPT));
  await write('public/video/band.1a2b3c4d.mp4', VIDEO);
  await write('public/icons/mark.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await write('public/icons/.env.json', '{"secret":1}');
  await write('secret.json', '{"secret":2}');
  folders = [
    { folder: join(root, 'public/icons'), prefix: '/icons/' },
    { folder: join(root, 'public/video'), prefix: '/video/' },
    { folder: join(root, 'assets'), prefix: '/assets/', isPrecompressed: true },
  ];
});
afterAll(() => rm(root, { recursive: true }));

const headers = buildSecurityHeaders(createTestConfig());

const pages = { respond: () => Promise.reject(new Error('the database is at postgres://secret')) };

describe('static files', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = fastify();
    registerErrorHandler(app);
    app.addHook('onRequest', (_, reply, done) => {
      reply.headers(headers.pages);
      done();
    });
    registerStaticFiles(app, { folders, headers });
    registerPageRoutes(app, pages);
  });
  afterAll(() => app.close());

  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

  it('sends a script compressed, cacheable for a year, with the headers that hooks have set', async () => {
    const response = await get('/assets/app-Ab12.js', { 'accept-encoding': 'br, gzip' });
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'application/javascript; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(response.rawPayload.length).toBeLessThan(SCRIPT.length / 10);
  });

  it('omits document-only headers and denies all loads to a file opened as a page', async () => {
    for (const path of ['/assets/app-Ab12.js', '/video/band.1a2b3c4d.mp4']) {
      const { headers } = await get(path);
      expect(headers).not.toHaveProperty('permissions-policy');
      expect(headers).toMatchObject({
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
      });
    }
  });

  it('lets files without a hash be cached briefly and returns 304 for a matching ETag', async () => {
    const first = await get('/icons/mark.svg');
    expect(first.headers['cache-control']).toBe('public, max-age=3600');
    const again = await get('/icons/mark.svg', { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('serves a file that is added while the shop runs', async () => {
    expect((await get('/icons/new.svg')).statusCode).toBe(404);
    await write('public/icons/new.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect((await get('/icons/new.svg')).statusCode).toBe(200);
    await rm(join(root, 'public/icons/new.svg'));
    expect((await get('/icons/new.svg')).statusCode).toBe(404);
  });

  it('sends a video whole or in part, and 416 beyond its end', async () => {
    const whole = await get('/video/band.1a2b3c4d.mp4');
    expect(whole.headers).toMatchObject({
      'accept-ranges': 'bytes',
      'cache-control': expect.stringContaining('immutable'),
    });
    expect(whole.rawPayload).toEqual(VIDEO);
    const part = await get('/video/band.1a2b3c4d.mp4', { range: 'bytes=100-199' });
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, 'bytes 100-199/1000']);
    expect(part.headers['content-length']).toBe('100');
    expect(part.rawPayload).toEqual(VIDEO.subarray(100, 200));
    const beyond = await get('/video/band.1a2b3c4d.mp4', { range: 'bytes=1000-' });
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, 'bytes */1000']);
    expect(beyond.json().message).toBe('The file ends before the requested part.');
  });

  it('sends the whole video when If-Range names an older version', async () => {
    const response = await get('/video/band.1a2b3c4d.mp4', { range: 'bytes=0-9', 'if-range': '"old"' });
    expect([response.statusCode, response.rawPayload.length]).toEqual([200, 1000]);
  });

  it('responds to HEAD with the length and no body', async () => {
    const response = await app.inject({ method: 'HEAD', url: '/video/band.1a2b3c4d.mp4' });
    expect([response.statusCode, response.headers['content-length'], response.body]).toEqual([200, '1000', '']);
  });

  it.each([
    '/icons/.env.json',
    '/icons/%2eenv.json',
    '/assets/../secret.json',
    '/..%2fsecret.json',
    '/%2e%2e/secret.json',
    '/icons/..%5c..%5csecret.json',
    '/icons/..\\..\\secret.json',
    '/assets/%2e%2e%2f%2e%2e%2fsecret.json',
    '/assets/..%252fsecret.json',
    '/icons/mark.svg%00.json',
    '/.git/config',
    '/.env',
    '/package.json',
    `/assets/${'x'.repeat(5000)}.js`,
    '/assets/missing.js',
    '/icons',
  ])('never serves %s', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.body).not.toContain('"secret"');
  });

  it.each([
    '/icons/',
    '/icons//mark.svg',
    '/icons/.env.json',
    '/icons/..%5c..%5csecret.json',
    '/assets/',
    '/assets/missing.js',
  ])('responds with 404 to %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});

it('responds with a plain 500 page that hides the cause', async () => {
  const app = fastify();
  registerPageRoutes(app, pages);
  const response = await app.inject('/wallpaper');
  expect([response.statusCode, response.headers['cache-control']]).toEqual([500, 'no-store']);
  expect(response.body).toContain('Something went wrong');
  expect(response.body).not.toContain('postgres');
  await app.close();
});

it('leaves unknown API paths to the not-found handler', async () => {
  const app = fastify();
  app.setNotFoundHandler((_, reply) => reply.code(404).send({ succeeded: false }));
  registerPageRoutes(app, pages);
  expect((await app.inject('/api/Nothing')).json()).toEqual({ succeeded: false });
  await app.close();
});
