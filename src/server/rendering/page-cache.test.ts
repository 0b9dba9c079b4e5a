import { describe, expect, it } from 'vitest';
import { type PreparedResponse, prepareResponse } from '../http/responses/prepared-response.ts';
import { createPageCache } from './page-cache.ts';

const page = (text: string, status = 200): Promise<PreparedResponse> =>
  prepareResponse({ status, contentType: 'text/html', cacheControl: 'public', body: text });

const bodyOf = (answer: PreparedResponse | undefined) => answer?.identity.toString();

describe('page cache', () => {
  it('renders a page once and serves it from memory afterwards [D-22]', async () => {
    const cache = createPageCache({ maxBytes: 1e6 });
    let renders = 0;
    const make = () => page(`render ${++renders}`);
    await cache.getOrCreate('/', make);
    expect(bodyOf(await cache.getOrCreate('/', make))).toBe('render 1');
    expect(bodyOf(cache.find('/'))).toBe('render 1');
  });

  it('shares one rendering among all who ask while it is under way [D-22]', async () => {
    const cache = createPageCache({ maxBytes: 1e6 });
    let renders = 0;
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => cache.getOrCreate('/', () => page(`${++renders}`))),
    );
    expect(renders).toBe(1);
    expect(new Set(answers).size).toBe(1);
  });

  it('never exceeds its memory and drops what was used longest ago [D-22]', async () => {
    const cache = createPageCache({ maxBytes: 40_000 });
    for (let n = 0; n < 50; n++) {
      await cache.getOrCreate(`/page-${n}`, () => page('x'.repeat(400)));
      cache.find('/page-0');
      expect(cache.bytes()).toBeLessThanOrEqual(40_000);
    }
    expect(cache.find('/page-0')).toBeDefined();
    expect(cache.find('/page-1')).toBeUndefined();
    expect(cache.find('/page-49')).toBeDefined();
  });

  it('keeps plain pages under a flood of invented searches and addresses [D-22]', async () => {
    const cache = createPageCache({ maxBytes: 40_000 });
    await cache.getOrCreate('/', () => page('home'));
    for (let n = 0; n < 200; n++) {
      await cache.getOrCreate(`/products/all?q=${n}`, () => page('x'.repeat(400)));
      await cache.getOrCreate(`/product/${n}`, () => page('x'.repeat(400), 404));
    }
    expect(bodyOf(cache.find('/'))).toBe('home');
    expect(cache.bytes()).toBeLessThanOrEqual(40_000);
  });

  it('forgets everything when the catalogue changes, also what was being rendered from the old one [D-22]', async () => {
    const cache = createPageCache({ maxBytes: 1e6 });
    await cache.getOrCreate('/', () => page('old home'));
    let finish: (answer: PreparedResponse) => void = () => {};
    const old = cache.getOrCreate('/wallpaper', () => new Promise((resolve) => (finish = resolve)));
    cache.clear();
    expect(cache.find('/')).toBeUndefined();
    const fresh = cache.getOrCreate('/wallpaper', () => page('new list'));
    finish(await page('old list'));
    expect(bodyOf(await old)).toBe('old list');
    expect(bodyOf(await fresh)).toBe('new list');
    expect(bodyOf(cache.find('/wallpaper'))).toBe('new list');
  });

  it('takes further forms of a page that it still has, but none in the place of closer ones', async () => {
    const cache = createPageCache({ maxBytes: 1e6 });
    const quick = await cache.getOrCreate('/', () => page('home'));
    const close = { ...quick, compression: 'close' } as const;
    cache.replace('/', close);
    cache.replace('/', { ...quick });
    expect(cache.find('/')).toBe(close);
    cache.clear();
    cache.replace('/', close);
    expect(cache.find('/')).toBeUndefined();
    await cache.getOrCreate('/', () => page('new home'));
    cache.replace('/', close);
    expect(bodyOf(cache.find('/'))).toBe('new home');
  });

  it('lets a failed rendering be tried again', async () => {
    const cache = createPageCache({ maxBytes: 1e6 });
    await expect(cache.getOrCreate('/', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(bodyOf(await cache.getOrCreate('/', () => page('home')))).toBe('home');
  });
});
