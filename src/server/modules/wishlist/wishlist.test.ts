import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '#contract/storefront/catalogue.ts';
import { type Wishlist, wishlistSchema } from '#contract/storefront/wishlist.ts';
import { type CatalogueShop, createCatalogueShop } from '#tests/support/shop/catalogue-shop.ts';
import { numberedId, testProducts } from '#tests/support/shop/test-catalogue.ts';

let shop: CatalogueShop;
beforeAll(async () => {
  shop = await createCatalogueShop();
});
afterAll(() => shop.close());

async function customerWith(...products: Product[]) {
  const { ask, userId } = await shop.customer();
  const list = async () => (await ask<Wishlist>('GET', 'Wishlist')).data;
  for (const { id } of products) {
    shop.clock.advance(1000);
    expect((await ask('POST', `Wishlist/${id}`)).status).toBe(200);
  }
  return { ask, userId, list, order: async () => (await list()).items.map(({ productId }) => productId) };
}

describe('GET /api/Wishlist', () => {
  it('returns an empty, uncacheable list for a new customer [SRV-24, API-07, D-30]', async () => {
    const { ask } = await shop.customer();
    const answer = await ask<Wishlist>('GET', 'Wishlist');
    expect(answer).toMatchObject({ status: 200, data: { items: [] }, message: '' });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('returns entries with their product and its fields, newest first [SRV-24, ENT-19]', async () => {
    const { list } = await customerWith(testProducts.canvas, testProducts.wallpaper, testProducts.untyped);
    const answer = await list();
    expect(wishlistSchema.parse(answer)).toEqual(answer);
    expect(answer.items.map(({ productId }) => productId)).toEqual(
      [testProducts.untyped, testProducts.wallpaper, testProducts.canvas].map(({ id }) => id),
    );
    const { title, subCategory, images, category, slug } = testProducts.wallpaper;
    expect(answer.items[1]).toMatchObject({
      product: { id: testProducts.wallpaper.id, wallpaperTypes: testProducts.wallpaper.wallpaperTypes },
      ...{ title, subCategory, images, category, slug },
    });
    expect(answer.items[1]?.productTypes.map(({ pricePerSqFt }) => pricePerSqFt)).toEqual(
      testProducts.wallpaper.wallpaperTypes.map(({ pricePerSqFt }) => pricePerSqFt),
    );
    expect(answer.items[0]).toMatchObject({ subCategory: null, images: [], productTypes: [] });
  });

  it('keeps the list between visits, each customer their own [GEN-04, SRV-06]', async () => {
    const { userId, order } = await customerWith(testProducts.canvas);
    const other = await customerWith(testProducts.fabrics);
    const again = await shop.customer(userId);
    expect((await again.ask<Wishlist>('GET', 'Wishlist')).data.items).toMatchObject([
      { productId: testProducts.canvas.id },
    ]);
    expect(await other.order()).toEqual([testProducts.fabrics.id]);
    expect(await order()).toEqual([testProducts.canvas.id]);
  });

  it('still tells what a product was that has left the catalogue [ENT-19, SRV-24]', async () => {
    const { ask, list, order } = await customerWith(testProducts.wallpaper, testProducts.canvas);
    await shop.restock([testProducts.canvas]);
    const { items } = await list();
    expect(wishlistSchema.parse({ items })).toEqual({ items });
    expect(items[1]).not.toHaveProperty('product');
    expect(items[1]).toMatchObject({
      ...{ productId: testProducts.wallpaper.id, title: 'Basant Vine', slug: 'basant-vine', category: 'wallpaper' },
      images: testProducts.wallpaper.images.slice(0, 2),
    });
    expect(items[1]?.productTypes[0]?.pricePerSqFt).toBe(45);
    expect((await ask('DELETE', `Wishlist/${testProducts.wallpaper.id}`)).status).toBe(200);
    expect(await order()).toEqual([testProducts.canvas.id]);
    await shop.restock(Object.values(testProducts));
  });
});

describe('POST /api/Wishlist/{productId}', () => {
  it('adds once, however often and in whichever letters it is asked [SRV-25, API-08]', async () => {
    const { ask, order } = await customerWith(testProducts.wallpaper, testProducts.canvas);
    shop.clock.advance(1000);
    const again = await ask('POST', `Wishlist/${testProducts.wallpaper.id.toUpperCase()}`);
    expect(again).toMatchObject({ status: 200, data: { productId: testProducts.wallpaper.id } });
    const atOnce = await Promise.all(
      Array.from({ length: 10 }, () => ask('POST', `Wishlist/${testProducts.blinds.id}`)),
    );
    expect(atOnce.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await order()).toEqual([testProducts.blinds.id, testProducts.canvas.id, testProducts.wallpaper.id]);
  });

  it.each([numberedId(999), 'x', "' or 1=1", '\0'])(
    'answers 404 to the unknown product %j [SRV-25, SRV-08]',
    async (id) => {
      const { ask, list } = await customerWith();
      const answer = await ask('POST', `Wishlist/${encodeURIComponent(id)}`);
      expect(answer).toMatchObject({ status: 404, data: null, message: 'Product not found' });
      expect(await list()).toEqual({ items: [] });
    },
  );
});

describe('DELETE /api/Wishlist/{productId}', () => {
  it('returns 200 in JSON whether or not the product was there [SRV-26, SRV-02, API-09]', async () => {
    const { ask, order } = await customerWith(testProducts.wallpaper, testProducts.canvas);
    for (const _ of [1, 2]) {
      const answer = await ask('DELETE', `Wishlist/${testProducts.wallpaper.id}`);
      expect(answer).toMatchObject({ status: 200, data: { productId: testProducts.wallpaper.id } });
    }
    expect((await ask('DELETE', `Wishlist/${numberedId(999)}`)).status).toBe(200);
    expect(await order()).toEqual([testProducts.canvas.id]);
  });

  it.each(['x', '\0'])('returns 404 for the malformed id %j [SRV-08]', async (id) => {
    const { ask } = await customerWith();
    expect((await ask('DELETE', `Wishlist/${encodeURIComponent(id)}`)).status).toBe(404);
  });
});
