import { describe, expect, it } from 'vitest';
import type { Product } from '#contract/storefront/catalogue.ts';
import { findAllProducts, findProductsBySubCategory } from './catalogue-lookup.ts';
import { findByPath } from './catalogue-path.ts';
import { createCatalogueResponseCache, stringifyEnvelope } from './catalogue-response-cache.ts';
import { buildCatalogue, type Catalogue } from './catalogue-snapshot.ts';
import type { LiveCatalogue } from './live-catalogue.ts';
import { createResponseCache } from './response-cache.ts';

const createProduct = (number: number, subCategory: string | null = 'Kids'): Product => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  title: `Product ${number}`,
  slug: `product-${number}`,
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

function createFakeCatalogue(products: Product[]): LiveCatalogue & { replaceProducts(products: Product[]): void } {
  let current: Catalogue = buildCatalogue({ version: 'first', products });
  const listeners: ((catalogue: Catalogue) => void)[] = [];
  return {
    getCurrent: () => current,
    onChange: (listener) => {
      listeners.push(listener);
      return () => {};
    },
    replaceProducts(next) {
      current = buildCatalogue({ version: 'next', products: next });
      for (const listener of listeners) listener(current);
    },
    refresh: async () => {},
    close() {},
  };
}

const ALL = '/api/Products/GetAllProducts';

describe('the catalogue response cache', () => {
  it('finds a built response by URL, whatever its query and spelling [SRV-15, SRV-16]', async () => {
    const live = createFakeCatalogue([createProduct(1, 'Indian Motifs')]);
    const cache = createCatalogueResponseCache(live);
    expect(cache.find(ALL)).toBeUndefined();
    const built = await cache.getOrBuild(findAllProducts(live.getCurrent()));
    expect(cache.find(ALL)).toBe(built);
    expect(cache.find(`${ALL}?utm_source=mail`)).toBe(built);
    const found = findProductsBySubCategory(live.getCurrent(), 'wallpaper', 'indian-motifs');
    const list = found && (await cache.getOrBuild(found));
    expect(cache.find('/api/Products/category/WALLPAPER/sub/Indian%20Motifs')).toBe(list);
    expect(cache.find('/api/Products/category/wallpaper/sub/indian--motifs')).toBe(list);
  });

  it('drops its responses when the catalogue changes', async () => {
    const live = createFakeCatalogue([createProduct(1)]);
    const cache = createCatalogueResponseCache(live);
    const pending = cache.getOrBuild(findAllProducts(live.getCurrent()));
    live.replaceProducts([createProduct(2)]);
    await pending;
    expect(cache.find(ALL)).toBeUndefined();
    const built = await cache.getOrBuild(findAllProducts(live.getCurrent()));
    expect(built.identity.toString()).toContain('Product 2');
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
  ])('finds nothing at %s', (path) => {
    expect(findByPath(buildCatalogue({ version: '', products: [createProduct(1)] }), path)).toBeUndefined();
  });

  it('builds a response once for concurrent requests', async () => {
    const live = createFakeCatalogue([createProduct(1)]);
    const cache = createCatalogueResponseCache(live);
    const found = findAllProducts(live.getCurrent());
    const built = await Promise.all([cache.getOrBuild(found), cache.getOrBuild(found), cache.getOrBuild(found)]);
    expect(new Set(built).size).toBe(1);
  });

  it('limits the memory of lists and products separately', async () => {
    const many = Array.from({ length: 50 }, (_, index) => createProduct(index));
    const live = createFakeCatalogue(many);
    const cache = createCatalogueResponseCache(live, { listBytes: 100_000, productBytes: 20_000 });
    const list = await cache.getOrBuild(findAllProducts(live.getCurrent()));
    for (const product of many) await cache.getOrBuild({ key: product.id, data: product });
    expect(cache.find(ALL)).toBe(list);
    const cachedProducts = many.filter(({ id }) => cache.find(`/api/Products/GetProductById/${id}`));
    expect(cachedProducts.length).toBeGreaterThan(2);
    expect(cachedProducts.length).toBeLessThan(15);
    expect(cachedProducts).toContain(many.at(-1));
  });

  it('retries after a failed build', async () => {
    const cache = createResponseCache(1000);
    const failBuild = () => Promise.reject(new Error('no memory'));
    await expect(cache.getOrBuild('a', failBuild)).rejects.toThrow('no memory');
    await expect(cache.getOrBuild('a', failBuild)).rejects.toThrow('no memory');
    expect(cache.find('a')).toBeUndefined();
  });
});

describe('stringifyEnvelope', () => {
  it.each([0, 1, 199, 200, 201, 650])('equals JSON.stringify for %i products', async (count) => {
    const list = Array.from({ length: count }, (_, index) => createProduct(index));
    const expected = JSON.stringify({ succeeded: true, data: list, message: '' });
    expect((await stringifyEnvelope(list)).toString()).toBe(expected);
  });
});
