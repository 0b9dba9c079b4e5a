import { describe, expect, it } from 'vitest';
import type { Product } from '#contract/storefront/catalogue.ts';
import { findAllProducts, findProductsBySubCategory } from './catalogue-lookup.ts';
import { createCatalogueResponseCache, stringifyEnvelope } from './catalogue-response-cache.ts';
import { buildCatalogue, type Catalogue } from './catalogue-snapshot.ts';
import type { LiveCatalogue } from './live-catalogue.ts';

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

const NOTHING_ARCHIVED = { revisions: new Map(), archived: new Map(), subCategoryRedirects: new Map() };

function createFakeCatalogue(products: Product[]): LiveCatalogue & { replaceProducts(products: Product[]): void } {
  let current: Catalogue = buildCatalogue({ version: 'first', products, ...NOTHING_ARCHIVED });
  const listeners: ((catalogue: Catalogue) => void)[] = [];
  return {
    getCurrent: () => current,
    onChange: (listener) => {
      listeners.push(listener);
      return () => {};
    },
    replaceProducts(next) {
      current = buildCatalogue({ version: 'next', products: next, ...NOTHING_ARCHIVED });
      for (const listener of listeners) listener(current);
    },
    refresh: async () => {},
    close() {},
  };
}

describe('the catalogue response cache', () => {
  it('builds a response once per list, whatever the spelling of its name [SRV-15, SRV-16]', async () => {
    const live = createFakeCatalogue([createProduct(1, 'Indian Motifs')]);
    const cache = createCatalogueResponseCache(live);
    const find = async (category: string, sub: string) => {
      const found = findProductsBySubCategory(live.getCurrent(), category, sub);
      return found && (await cache.getOrCreate(found));
    };
    const list = await find('wallpaper', 'indian-motifs');
    expect(list).toBeDefined();
    expect(await find('WALLPAPER', 'Indian Motifs')).toBe(list);
  });

  it('drops its responses when the catalogue changes', async () => {
    const live = createFakeCatalogue([createProduct(1)]);
    const cache = createCatalogueResponseCache(live);
    const pending = cache.getOrCreate(findAllProducts(live.getCurrent()));
    live.replaceProducts([createProduct(2)]);
    await pending;
    const built = await cache.getOrCreate(findAllProducts(live.getCurrent()));
    expect(built.plain.body.toString()).toContain('Product 2');
  });

  it('limits the memory of lists and products separately', async () => {
    const many = Array.from({ length: 50 }, (_, index) => createProduct(index));
    const live = createFakeCatalogue(many);
    const cache = createCatalogueResponseCache(live, { listBytes: 100_000, productBytes: 20_000 });
    const all = findAllProducts(live.getCurrent());
    const list = await cache.getOrCreate(all);
    const getResponse = (product: Product) => cache.getOrCreate({ key: product.id, getData: () => product });
    const firstResponse = await getResponse(createProduct(0));
    for (const product of many) await getResponse(product);
    expect(await cache.getOrCreate(all)).toBe(list);
    expect(await getResponse(createProduct(0))).not.toBe(firstResponse);
  });
});

describe('stringifyEnvelope', () => {
  it.each([0, 1, 199, 200, 201, 650])('equals JSON.stringify for %i products', async (count) => {
    const list = Array.from({ length: count }, (_, index) => createProduct(index));
    const expected = JSON.stringify({ succeeded: true, data: list, message: '' });
    expect((await stringifyEnvelope(list)).toString()).toBe(expected);
  });
});
