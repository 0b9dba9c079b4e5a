import { describe, expect, it } from 'vitest';
import { type PreparedResponse, prepareResponse } from '../http/responses/prepared-response.ts';
import { createPageCache } from './page-cache.ts';

const createPage = (text: string, status = 200): Promise<PreparedResponse> =>
  prepareResponse({ status, contentType: 'text/html', cacheControl: 'public', body: text });

const getBody = (response: PreparedResponse | undefined) => response?.identity.toString();

describe('page cache', () => {
  it('renders a page once and serves it from memory afterwards [D-22]', async () => {
    const cache = createPageCache({ maxBytes: 1e6 });
    let renders = 0;
    const render = () => createPage(`render ${++renders}`);
    await cache.getOrCreate('/', render);
    expect(getBody(await cache.getOrCreate('/', render))).toBe('render 1');
    expect(getBody(cache.find('/'))).toBe('render 1');
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
      cache.find('/page-0');
      expect(cache.getTotalBytes()).toBeLessThanOrEqual(40_000);
    }
    expect(cache.find('/page-0')).toBeDefined();
    expect(cache.find('/page-1')).toBeUndefined();
    expect(cache.find('/page-49')).toBeDefined();
  });

  it('keeps plain pages under a flood of made-up searches and paths [D-22]', async () => {
    const cache = createPageCache({ maxBytes: 40_000 });
    await cache.getOrCreate('/', () => createPage('home'));
    for (let n = 0; n < 200; n++) {
      await cache.getOrCreate(`/products/all?q=${n}`, () => createPage('x'.repeat(400)));
      await cache.getOrCreate(`/product/${n}`, () => createPage('x'.repeat(400), 404));
    }
    expect(getBody(cache.find('/'))).toBe('home');
    expect(cache.getTotalBytes()).toBeLessThanOrEqual(40_000);
  });

  it('discards all pages when cleared, including those still being rendered [D-22]', async () => {
    const cache = createPageCache({ maxBytes: 1e6 });
    await cache.getOrCreate('/', () => createPage('old home'));
    let finish: (response: PreparedResponse) => void = () => {};
    const old = cache.getOrCreate('/wallpaper', () => new Promise((resolve) => (finish = resolve)));
    cache.clear();
    expect(cache.find('/')).toBeUndefined();
    const fresh = cache.getOrCreate('/wallpaper', () => createPage('new list'));
    finish(await createPage('old list'));
    expect(getBody(await old)).toBe('old list');
    expect(getBody(await fresh)).toBe('new list');
    expect(getBody(cache.find('/wallpaper'))).toBe('new list');
  });

  it('replaces a cached page only with a better compressed version of it', async () => {
    const cache = createPageCache({ maxBytes: 1e6 });
    const fast = await cache.getOrCreate('/', () => createPage('home'));
    const best = { ...fast, compression: 'best' } as const;
    cache.replace('/', best);
    cache.replace('/', { ...fast });
    expect(cache.find('/')).toBe(best);
    cache.clear();
    cache.replace('/', best);
    expect(cache.find('/')).toBeUndefined();
    await cache.getOrCreate('/', () => createPage('new home'));
    cache.replace('/', best);
    expect(getBody(cache.find('/'))).toBe('new home');
  });

  it('retries after a failed rendering', async () => {
    const cache = createPageCache({ maxBytes: 1e6 });
    await expect(cache.getOrCreate('/', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(getBody(await cache.getOrCreate('/', () => createPage('home')))).toBe('home');
  });
});
