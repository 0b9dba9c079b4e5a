import { describe, expect, it } from 'vitest';
import type { Product } from '#contract/storefront/catalogue.ts';
import { findAll, findSubCategory } from './catalogue-lookup.ts';
import { findByPath } from './catalogue-path.ts';
import { createCatalogueResponseCache } from './catalogue-response-cache.ts';
import { buildCatalogue, type Catalogue } from './catalogue-snapshot.ts';
import { stringifyEnvelope } from './envelope-json.ts';
import type { LiveCatalogue } from './live-catalogue.ts';
import { createResponseCache } from './response-cache.ts';

const product = (at: number, subCategory: string | null = 'Kids'): Product => ({
  id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
  title: `Product ${at}`,
  slug: `product-${at}`,
  category: 'wallpaper',
  subCategory,
  orderComment: 'Text '.repeat(200),
  isFeatured: false,
  images: [],
  wallpaperTypes: [],
  curtainTypes: [],
  blindsTypes: [],
  canvasTypes: [],
  fabricTypes: [],
});

function liveCatalogue(products: Product[]): LiveCatalogue & { become(products: Product[]): void } {
  let current: Catalogue = buildCatalogue({ version: 'first', products });
  const listeners: ((catalogue: Catalogue) => void)[] = [];
  return {
    current: () => current,
    onChange: (listener) => {
      listeners.push(listener);
      return () => {};
    },
    become(next) {
      current = buildCatalogue({ version: 'next', products: next });
      for (const listener of listeners) listener(current);
    },
    refresh: async () => {},
    close() {},
  };
}

const ALL = '/api/Products/GetAllProducts';

describe('the catalogue response cache', () => {
  it('are found by address once they have been made, whatever the query and the spelling [SRV-15, SRV-16]', async () => {
    const live = liveCatalogue([product(1, 'Indian Motifs')]);
    const answers = createCatalogueResponseCache(live);
    expect(answers.find(ALL)).toBeUndefined();
    const made = await answers.obtain(findAll(live.current()));
    expect(answers.find(ALL)).toBe(made);
    expect(answers.find(`${ALL}?utm_source=mail`)).toBe(made);
    const found = findSubCategory(live.current(), 'wallpaper', 'indian-motifs');
    const list = found && (await answers.obtain(found));
    expect(answers.find('/api/Products/category/WALLPAPER/sub/Indian%20Motifs')).toBe(list);
    expect(answers.find('/api/Products/category/wallpaper/sub/indian--motifs')).toBe(list);
  });

  it('are forgotten with the catalogue that they were made of', async () => {
    const live = liveCatalogue([product(1)]);
    const answers = createCatalogueResponseCache(live);
    const slow = answers.obtain(findAll(live.current()));
    live.become([product(2)]);
    await slow;
    expect(answers.find(ALL)).toBeUndefined();
    const made = await answers.obtain(findAll(live.current()));
    expect(made.identity.toString()).toContain('Product 2');
  });

  it.each([
    '/api/Products/GetProductById/',
    '/api/Products/GetProductById/unknown',
    '/api/Products/category/',
    '/api/Products/category/rugs',
    '/api/Products/category/wallpaper/sub/',
    '/api/Products/category/wallpaper/sub/kids/sub/kids',
    '/api/Products/category/wallpaper/kids',
    '/api/Products/category/%E0%A4%A/sub/kids',
    '/api/Products/getallproducts',
    '/api/Cart',
  ])('are not found at %s', (path) => {
    expect(findByPath(buildCatalogue({ version: '', products: [product(1)] }), path)).toBeUndefined();
  });

  it('are made once for all who ask meanwhile', async () => {
    const live = liveCatalogue([product(1)]);
    const answers = createCatalogueResponseCache(live);
    const found = findAll(live.current());
    const made = await Promise.all([answers.obtain(found), answers.obtain(found), answers.obtain(found)]);
    expect(new Set(made).size).toBe(1);
  });

  it('take no more memory than they may', async () => {
    const many = Array.from({ length: 50 }, (_, at) => product(at));
    const live = liveCatalogue(many);
    const answers = createCatalogueResponseCache(live, { listBytes: 100_000, productBytes: 20_000 });
    const list = await answers.obtain(findAll(live.current()));
    for (const one of many) await answers.obtain({ key: one.id, data: one });
    expect(answers.find(ALL)).toBe(list);
    const kept = many.filter(({ id }) => answers.find(`/api/Products/GetProductById/${id}`));
    expect(kept.length).toBeGreaterThan(2);
    expect(kept.length).toBeLessThan(15);
    expect(kept).toContain(many.at(-1));
  });

  it('are tried again after a failure', async () => {
    const store = createResponseCache(1000);
    const failing = () => Promise.reject(new Error('no memory'));
    await expect(store.obtain('a', failing)).rejects.toThrow('no memory');
    await expect(store.obtain('a', failing)).rejects.toThrow('no memory');
    expect(store.find('a')).toBeUndefined();
  });
});

describe('the JSON of a list', () => {
  it.each([0, 1, 199, 200, 201, 650])('of %i products is what JSON.stringify writes', async (count) => {
    const list = Array.from({ length: count }, (_, at) => product(at));
    const expected = JSON.stringify({ succeeded: true, data: list, message: '' });
    expect((await stringifyEnvelope(list)).toString()).toBe(expected);
  });
});
