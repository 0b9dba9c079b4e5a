import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { preferredEncodings } from './accept-encoding.ts';
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

const headersOf = ({ headers }: ResponseVariant) =>
  Object.fromEntries(headers.flatMap((name, at) => (at % 2 === 0 ? [[name, headers[at + 1]]] : [])));

describe('a prepared answer', () => {
  it('is sent in the best encoding that the client takes', async () => {
    const answer = await prepare(text);
    const send = (encoding?: string) =>
      selectVariant(encoding === undefined ? {} : { 'accept-encoding': encoding }, answer);
    expect(brotliDecompressSync(send('gzip, deflate, br').body ?? '').toString()).toBe(text);
    expect(gunzipSync(send('gzip').body ?? '').toString()).toBe(text);
    expect(send().body?.toString()).toBe(text);
    expect(headersOf(send('br'))).toMatchObject({
      'content-encoding': 'br',
      'content-length': String(answer.br?.length),
      vary: 'Accept-Encoding',
    });
    expect(headersOf(send())).toMatchObject({
      'content-length': String(text.length),
      vary: 'Accept-Encoding',
      'x-robots-tag': 'noindex',
    });
    expect(headersOf(send())).not.toHaveProperty('content-encoding');
  });

  it('holds no more memory than its bytes, although Node cuts short buffers out of larger pieces', async () => {
    const answer = await prepare(text);
    for (const bytes of [answer.identity, answer.br, answer.gzip]) {
      expect(bytes?.buffer.byteLength).toBe(bytes?.length);
    }
  });

  it('has a strong ETag of its content, another for each encoding', async () => {
    const [answer, same, other] = [await prepare(text), await prepare(text), await prepare(`${text}!`)];
    expect(answer.etag).toMatch(/^"[\w-]{22}"$/);
    expect(same.etag).toBe(answer.etag);
    expect(other.etag).not.toBe(answer.etag);
    const tags = ['br', 'gzip', 'identity'].map(
      (name) => headersOf(selectVariant({ 'accept-encoding': name }, answer)).etag,
    );
    expect(new Set(tags).size).toBe(3);
  });

  it('is 304 without a body for whoever has it in any encoding', async () => {
    const answer = await prepare(text);
    const tags = ['br', 'gzip', 'identity'].map((name) =>
      String(headersOf(selectVariant({ 'accept-encoding': name }, answer)).etag),
    );
    for (const tag of [...tags, `W/${tags[0]}`, `"x", ${tags[1]}`, '*']) {
      const form = selectVariant({ 'accept-encoding': 'br', 'if-none-match': tag }, answer);
      expect([form.status, form.body]).toEqual([304, undefined]);
      const held = tags.find((one) => tag.includes(one)) ?? tags[0];
      expect(headersOf(form)).toMatchObject({ etag: held, 'cache-control': 'no-cache' });
    }
    expect(selectVariant({ 'if-none-match': '"x"' }, answer).status).toBe(200);
  });

  it('that is no success is never 304, and one that is short is not compressed', async () => {
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
    expect(preferredEncodings(header)).toEqual(expected);
  });
});
