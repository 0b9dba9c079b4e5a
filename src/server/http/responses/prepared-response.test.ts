import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { getPreferredEncodings } from './accept-encoding.ts';
import { prepareResponse, type ResponseVariant, selectVariant } from './prepared-response.ts';

const text = 'the same words again and again '.repeat(100);
const prepare = (body: string, status = 200) =>
  prepareResponse({
    status,
    contentType: 'text/html',
    cacheControl: 'no-cache',
    body,
    headers: { 'x-robots-tag': 'noindex' },
  });

const toHeaderObject = ({ headers }: ResponseVariant) =>
  Object.fromEntries(headers.flatMap((name, index) => (index % 2 === 0 ? [[name, headers[index + 1]]] : [])));

describe('a prepared response', () => {
  it('is sent in the best encoding that the client accepts', async () => {
    const response = await prepare(text);
    const send = (encoding?: string) =>
      selectVariant(encoding === undefined ? {} : { 'accept-encoding': encoding }, response);
    expect(brotliDecompressSync(send('gzip, deflate, br').body ?? '').toString()).toBe(text);
    expect(gunzipSync(send('gzip').body ?? '').toString()).toBe(text);
    expect(send().body?.toString()).toBe(text);
    expect(toHeaderObject(send('br'))).toMatchObject({
      'content-encoding': 'br',
      'content-length': String(response.br?.length),
      vary: 'Accept-Encoding',
    });
    expect(toHeaderObject(send())).toMatchObject({
      'content-length': String(text.length),
      vary: 'Accept-Encoding',
      'x-robots-tag': 'noindex',
    });
    expect(toHeaderObject(send())).not.toHaveProperty('content-encoding');
  });

  it('keeps no pooled buffer in memory', async () => {
    const response = await prepare(text);
    for (const bytes of [response.identity, response.br, response.gzip]) {
      expect(bytes?.buffer.byteLength).toBe(bytes?.length);
    }
  });

  it('has a strong ETag that depends on content and encoding', async () => {
    const [response, same, other] = [await prepare(text), await prepare(text), await prepare(`${text}!`)];
    expect(response.etag).toMatch(/^"[\w-]{22}"$/);
    expect(same.etag).toBe(response.etag);
    expect(other.etag).not.toBe(response.etag);
    const tags = ['br', 'gzip', 'identity'].map(
      (name) => toHeaderObject(selectVariant({ 'accept-encoding': name }, response)).etag,
    );
    expect(new Set(tags).size).toBe(3);
  });

  it('is 304 without a body for an ETag of any encoding', async () => {
    const response = await prepare(text);
    const tags = ['br', 'gzip', 'identity'].map((name) =>
      String(toHeaderObject(selectVariant({ 'accept-encoding': name }, response)).etag),
    );
    for (const tag of [...tags, `W/${tags[0]}`, `"x", ${tags[1]}`, '*']) {
      const variant = selectVariant({ 'accept-encoding': 'br', 'if-none-match': tag }, response);
      expect([variant.status, variant.body]).toEqual([304, undefined]);
      const expectedEtag = tags.find((candidate) => tag.includes(candidate)) ?? tags[0];
      expect(toHeaderObject(variant)).toMatchObject({ etag: expectedEtag, 'cache-control': 'no-cache' });
    }
    expect(selectVariant({ 'if-none-match': '"x"' }, response).status).toBe(200);
  });

  it('is never 304 after an error, and a short one is not compressed', async () => {
    const missing = await prepare(text, 404);
    expect(selectVariant({ 'if-none-match': '*' }, missing).status).toBe(404);
    expect(await prepare('short')).toMatchObject({ br: undefined, gzip: undefined });
  });
});

describe('Accept-Encoding', () => {
  it.each([
    [undefined, ['identity']],
    ['', ['identity']],
    ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
    ['br;q=0.5, gzip', ['gzip', 'br', 'identity']],
    ['br;q=0, *', ['gzip', 'identity']],
    ['*;q=0', ['identity']],
    ['GZIP;q=x', ['identity']],
  ])('%s means %s', (header, expected) => {
    expect(getPreferredEncodings(header)).toEqual(expected);
  });
});
