import { describe, expect, it } from 'vitest';
import { type PreparedResponse, prepareResponse } from '../http/responses/prepared-response.ts';
import type { ResponseCache } from '../http/responses/response-cache.ts';
import { createPageCache } from './page-cache.ts';

const createPage = (text: string, status = 200): Promise<PreparedResponse> =>
  prepareResponse({ status, contentType: 'text/html', cacheControl: 'public', body: text });

/** Returns the cached text, or `undefined` and leaves no trace in the cache. */
async function findText(cache: ResponseCache, key: string): Promise<string | undefined> {
  const miss = createPage('', 500);
  const response = await cache.getOrCreate(key, () => miss);
  return response === (await miss) ? undefined : response.plain.body.toString();
}

describe('page cache', () => {
  it('renders a page once and serves it from memory afterwards [D-22]', async () => {
    const cache = createPageCache({ maxBytes: 1e6 });
    await cache.getOrCreate('/', () => createPage('first'));
    expect(await findText(cache, '/')).toBe('first');
  });

  it('shares one rendering between concurrent requests [D-22]', async () => {
    const cache = createPageCache({ maxBytes: 1e6 });
    let renders = 0;
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => cache.getOrCreate('/', () => createPage(`${++renders}`))),
    );
    expect(renders).toBe(1);
    expect(new Set(responses).size).toBe(1);
  });

  it('stays within its memory budget and evicts the least recently used page [D-22]', async () => {
    const cache = createPageCache({ maxBytes: 40_000 });
    for (let n = 0; n < 50; n++) {
      await cache.getOrCreate(`/page-${n}`, () => createPage('x'.repeat(400)));
      await findText(cache, '/page-0');
      expect(cache.getTotalBytes()).toBeLessThanOrEqual(40_000);
    }
    expect(await findText(cache, '/page-0')).toBeDefined();
    expect(await findText(cache, '/page-1')).toBeUndefined();
    expect(await findText(cache, '/page-49')).toBeDefined();
  });

  it('keeps plain pages under a flood of made-up searches and paths [D-22]', async () => {
    const cache = createPageCache({ maxBytes: 40_000 });
    await cache.getOrCreate('/', () => createPage('home'));
    for (let n = 0; n < 200; n++) {
      await cache.getOrCreate(`/products/all?q=${n}`, () => createPage('x'.repeat(400)));
      await cache.getOrCreate(`/product/${n}`, () => createPage('x'.repeat(400), 404));
    }
    expect(await findText(cache, '/')).toBe('home');
    expect(await findText(cache, '/product/199')).toBeDefined();
    expect(cache.getTotalBytes()).toBeLessThanOrEqual(40_000);
  });

  it('discards all pages when cleared, including those still being rendered [D-22]', async () => {
    const cache = createPageCache({ maxBytes: 1e6 });
    await cache.getOrCreate('/', () => createPage('old home'));
    let finish: (response: PreparedResponse) => void = () => {};
    const old = cache.getOrCreate('/wallpaper', () => new Promise((resolve) => (finish = resolve)));
    cache.clear();
    expect(await findText(cache, '/')).toBeUndefined();
    const fresh = cache.getOrCreate('/wallpaper', () => createPage('new list'));
    finish(await createPage('old list'));
    expect((await old).plain.body.toString()).toBe('old list');
    expect((await fresh).plain.body.toString()).toBe('new list');
    expect(await findText(cache, '/wallpaper')).toBe('new list');
  });

  it('caches no page that failed with a server error', async () => {
    const cache = createPageCache({ maxBytes: 1e6 });
    await cache.getOrCreate('/', () => createPage('unavailable', 503));
    expect(await findText(cache, '/')).toBeUndefined();
  });

  it('retries after a failed rendering', async () => {
    const cache = createPageCache({ maxBytes: 1e6 });
    await expect(cache.getOrCreate('/', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect((await cache.getOrCreate('/', () => createPage('home'))).plain.body.toString()).toBe('home');
  });
});
