import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '#contract/storefront/catalogue.ts';
import { type Wishlist, wishlistSchema } from '#contract/storefront/wishlist.ts';
import { type CatalogueShop, createCatalogueShop } from '#tests/support/shop/catalogue-shop.ts';
import { createNumberedId, testProducts } from '#tests/support/shop/test-catalogue.ts';

let shop: CatalogueShop;
beforeAll(async () => {
  shop = await createCatalogueShop();
});
afterAll(() => shop.close());

async function createCustomerWith(...products: Product[]) {
  const { send, userId } = await shop.createCustomer();
  const list = async () => (await send<Wishlist>('GET', 'Wishlist')).data;
  for (const { id } of products) {
    shop.clock.advance(1000);
    expect((await send('POST', `Wishlist/${id}`)).status).toBe(200);
  }
  return { send, userId, list, listProductIds: async () => (await list()).items.map(({ productId }) => productId) };
}

describe('GET /api/Wishlist', () => {
  it('returns an empty, uncacheable list for a new customer [SRV-24, API-07, D-30]', async () => {
    const { send } = await shop.createCustomer();
    const response = await send<Wishlist>('GET', 'Wishlist');
    expect(response).toMatchObject({ status: 200, data: { items: [] }, message: '' });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('returns entries with their product and its fields, newest first [SRV-24, ENT-19]', async () => {
    const { list } = await createCustomerWith(testProducts.canvas, testProducts.wallpaper, testProducts.untyped);
    const response = await list();
    expect(wishlistSchema.parse(response)).toEqual(response);
    expect(response.items.map(({ productId }) => productId)).toEqual(
      [testProducts.untyped, testProducts.wallpaper, testProducts.canvas].map(({ id }) => id),
    );
    const { title, subCategory, images, category, slug } = testProducts.wallpaper;
    expect(response.items[1]).toMatchObject({
      product: { id: testProducts.wallpaper.id, wallpaperTypes: testProducts.wallpaper.wallpaperTypes },
      title,
      subCategory,
      images,
      category,
      slug,
    });
    expect(response.items[1]?.productTypes.map(({ pricePerSqFt }) => pricePerSqFt)).toEqual(
      testProducts.wallpaper.wallpaperTypes.map(({ pricePerSqFt }) => pricePerSqFt),
    );
    expect(response.items[0]).toMatchObject({ subCategory: null, images: [], productTypes: [] });
  });

  it('keeps each customer’s list between visits [GEN-04, SRV-06]', async () => {
    const { userId, listProductIds } = await createCustomerWith(testProducts.canvas);
    const other = await createCustomerWith(testProducts.fabrics);
    const again = await shop.createCustomer(userId);
    expect((await again.send<Wishlist>('GET', 'Wishlist')).data.items).toMatchObject([
      { productId: testProducts.canvas.id },
    ]);
    expect(await other.listProductIds()).toEqual([testProducts.fabrics.id]);
    expect(await listProductIds()).toEqual([testProducts.canvas.id]);
  });

  it('still describes a product that has left the catalogue [ENT-19, SRV-24]', async () => {
    const { send, list, listProductIds } = await createCustomerWith(testProducts.wallpaper, testProducts.canvas);
    await shop.replaceProducts([testProducts.canvas]);
    const { items } = await list();
    expect(wishlistSchema.parse({ items })).toEqual({ items });
    expect(items[1]).not.toHaveProperty('product');
    expect(items[1]).toMatchObject({
      productId: testProducts.wallpaper.id,
      title: 'Basant Vine',
      slug: 'basant-vine',
      category: 'wallpaper',
      images: testProducts.wallpaper.images.slice(0, 2),
    });
    expect(items[1]?.productTypes[0]?.pricePerSqFt).toBe(45);
    expect((await send('DELETE', `Wishlist/${testProducts.wallpaper.id}`)).status).toBe(200);
    expect(await listProductIds()).toEqual([testProducts.canvas.id]);
    await shop.replaceProducts(Object.values(testProducts));
  });
});

describe('POST /api/Wishlist/{productId}', () => {
  it('adds a product once, however often and in whichever case the id is sent [SRV-25, API-08]', async () => {
    const { send, listProductIds } = await createCustomerWith(testProducts.wallpaper, testProducts.canvas);
    shop.clock.advance(1000);
    const again = await send('POST', `Wishlist/${testProducts.wallpaper.id.toUpperCase()}`);
    expect(again).toMatchObject({ status: 200, data: { productId: testProducts.wallpaper.id } });
    const atOnce = await Promise.all(
      Array.from({ length: 10 }, () => send('POST', `Wishlist/${testProducts.blinds.id}`)),
    );
    expect(atOnce.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await listProductIds()).toEqual([testProducts.blinds.id, testProducts.canvas.id, testProducts.wallpaper.id]);
  });

  it.each([createNumberedId(999), 'x', "' or 1=1", '\0'])(
    'returns 404 for the unknown product %j [SRV-25, SRV-08]',
    async (id) => {
      const { send, list } = await createCustomerWith();
      const response = await send('POST', `Wishlist/${encodeURIComponent(id)}`);
      expect(response).toMatchObject({ status: 404, data: null, message: 'Product not found' });
      expect(await list()).toEqual({ items: [] });
    },
  );
});

describe('DELETE /api/Wishlist/{productId}', () => {
  it('returns 200 with JSON whether or not the product was on the list [SRV-26, SRV-02, API-09]', async () => {
    const { send, listProductIds } = await createCustomerWith(testProducts.wallpaper, testProducts.canvas);
    for (const _ of [1, 2]) {
      const response = await send('DELETE', `Wishlist/${testProducts.wallpaper.id}`);
      expect(response).toMatchObject({ status: 200, data: { productId: testProducts.wallpaper.id } });
    }
    expect((await send('DELETE', `Wishlist/${createNumberedId(999)}`)).status).toBe(200);
    expect(await listProductIds()).toEqual([testProducts.canvas.id]);
  });

  it.each(['x', '\0'])('returns 404 for the malformed id %j [SRV-08]', async (id) => {
    const { send } = await createCustomerWith();
    expect((await send('DELETE', `Wishlist/${encodeURIComponent(id)}`)).status).toBe(404);
  });
});
