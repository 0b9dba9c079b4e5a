import { brotliDecompressSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { prepareResponse, sendPrepared } from './prepared-response.ts';

const text = 'the same words again and again '.repeat(100);

let app: FastifyInstance;
afterEach(() => app.close());

async function serve(body: string, status = 200) {
  const response = await prepareResponse({
    status,
    contentType: 'text/html',
    cacheControl: 'no-cache',
    body,
    headers: { 'x-robots-tag': 'noindex' },
  });
  app = fastify();
  app.get('/', (request, reply) => sendPrepared(request, reply, response));
  return (headers: Record<string, string> = {}) => app.inject({ url: '/', headers });
}

describe('a prepared response', () => {
  it('is sent as Brotli to clients that accept it, and plain to others', async () => {
    const get = await serve(text);
    const compressed = await get({ 'accept-encoding': 'gzip, deflate, br' });
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(text);
    expect(compressed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    const plain = await get({ 'accept-encoding': 'gzip' });
    expect(plain.body).toBe(text);
    expect(plain.headers).toMatchObject({ vary: 'Accept-Encoding', 'x-robots-tag': 'noindex' });
    expect(plain.headers).not.toHaveProperty('content-encoding');
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.5, gzip', 'br'],
    ['BR', 'br'],
    ['*', 'br'],
    ['br;q=0, gzip', undefined],
    ['br;q=0, *', undefined],
    ['gzip, *;q=0.1', 'br'],
    ['br;q=0.0', undefined],
    ['brotli', undefined],
    ['', undefined],
  ])('reads Accept-Encoding: %s', async (header, encoding) => {
    const get = await serve(text);
    expect((await get({ 'accept-encoding': header })).headers['content-encoding']).toBe(encoding);
  });

  it('reads a long Accept-Encoding header as fast as any other', async () => {
    const get = await serve(text);
    const spaces = ' '.repeat(15_500);
    /** The fastest of three. */
    const measure = async (encoding: string) => {
      const times = [];
      for (let round = 0; round < 3; round++) {
        const start = performance.now();
        await get({ 'accept-encoding': `${encoding}${spaces}x` });
        times.push(performance.now() - start);
      }
      return Math.min(...times);
    };
    const other = await measure('gzip');
    for (const name of ['br', '*']) expect(await measure(name)).toBeLessThan(30 * other);
  });

  it('has a strong ETag that depends on content and encoding', async () => {
    const get = await serve(text);
    const [plain, compressed] = [await get(), await get({ 'accept-encoding': 'br' })];
    expect(plain.headers.etag).toMatch(/^"[\w-]{22}"$/);
    expect(compressed.headers.etag).not.toBe(plain.headers.etag);
    await app.close();
    expect((await (await serve(`${text}!`))()).headers.etag).not.toBe(plain.headers.etag);
  });

  it('is 304 without a body for an ETag of either encoding', async () => {
    const get = await serve(text);
    const tags = [(await get()).headers.etag, (await get({ 'accept-encoding': 'br' })).headers.etag];
    for (const tag of [...tags, `W/${tags[0]}`, `"x", ${tags[1]}`, '*']) {
      const response = await get({ 'accept-encoding': 'br', 'if-none-match': String(tag) });
      expect([response.statusCode, response.body]).toEqual([304, '']);
      expect(response.headers).toMatchObject({ etag: tags[1], 'cache-control': 'no-cache' });
    }
    expect((await get({ 'if-none-match': '"x"' })).statusCode).toBe(200);
  });

  it('is never 304 after an error', async () => {
    const get = await serve(text, 404);
    expect((await get({ 'if-none-match': '*' })).statusCode).toBe(404);
  });

  it('is not compressed when it is short', async () => {
    const get = await serve('short');
    expect((await get({ 'accept-encoding': 'br' })).headers).not.toHaveProperty('content-encoding');
  });
});
