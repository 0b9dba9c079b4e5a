import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endpointRoutes } from '#contract/endpoint-routes.ts';
import type { Product } from '#contract/storefront/catalogue.ts';
import { type CheckoutShop, createCheckoutShop, createWallpaperInput } from '#tests/support/shop/checkout-shop.ts';
import { minimalStorefrontBuild } from '#tests/support/shop/test-app.ts';
import { testProducts } from '#tests/support/shop/test-catalogue.ts';
import { type StoredChange, storeProductChanges } from './modules/catalogue/desk/product-repository.ts';
import { deskProducts } from './platform/database/tables/catalogue/desk-product-tables.ts';
import { runInTransaction } from './platform/database/transaction.ts';
import type { StorefrontBuild } from './rendering/storefront-build.ts';

/** Pages with the status of the product's response, as the storefront renders them. */
const web: StorefrontBuild = {
  ...minimalStorefrontBuild,
  renderer: {
    ...minimalStorefrontBuild.renderer,
    getCacheKey: (address) => address,
    async render({ address, transport, ...rest }) {
      const page = await minimalStorefrontBuild.renderer.render({ address, transport, ...rest });
      const id = address.split(/\/product\/|productId=/)[1];
      if (id === undefined) return page;
      const request = {
        ...endpointRoutes.getProductById,
        params: { id },
        query: {},
        body: undefined,
        token: undefined,
      };
      return { ...page, status: (await transport(request)).status };
    },
  },
};

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await createCheckoutShop({ web });
}, 60_000);
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.delete(deskProducts);
  await shop.replaceProducts(Object.values(testProducts));
});

const { curtains, fabrics, blinds, wallpaper } = testProducts;
async function withdraw(
  product: Product,
  state: StoredChange['state'] = 'archived',
  redirectTo: Product | null = null,
) {
  const change = { product, ...(state && { state }), redirectProductId: redirectTo?.id ?? null };
  const stored = { changes: [change], action: 'test', actor: { name: 'x', staffId: null }, at: shop.clock.now() };
  await runInTransaction(shop.db, (tx) => storeProductChanges(tx, stored));
  await shop.catalogue.refresh();
}
const visit = async (product: Product, buildAddress = (id: string) => `/product/${id}`) => {
  const { statusCode, headers } = await shop.app.inject(buildAddress(product.id));
  return [statusCode, headers.location];
};

describe('the page of an archived product', () => {
  it.each([
    (id: string) => `/product/${id}`,
    (id: string) => `/product/${id.toUpperCase()}?x=1`,
    (id: string) => `/product?productId=${id}`,
    (id: string) => `/product?pid=${id}`,
  ])('leads to the product that replaces it (%s)', async (buildAddress) => {
    await withdraw(curtains, 'archived', fabrics);
    expect(await visit(curtains, buildAddress)).toEqual([301, `/product/${fabrics.id}`]);
    const { headers } = await shop.app.inject(buildAddress(curtains.id));
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('is gone without a replacement, and back when it is shown again', async () => {
    expect(await visit(curtains)).toEqual([200, undefined]);
    await withdraw(curtains);
    expect(await visit(curtains)).toEqual([410, undefined]);
    await withdraw(curtains, 'published');
    expect(await visit(curtains)).toEqual([200, undefined]);
  });

  it('follows a replacement that was archived later, and never leads to a dead page', async () => {
    await withdraw(curtains, 'archived', fabrics);
    await withdraw(fabrics, 'archived', blinds);
    expect(await visit(curtains)).toEqual([301, `/product/${blinds.id}`]);
    await withdraw(blinds, 'hidden');
    expect(await visit(curtains)).toEqual([410, undefined]);
    await withdraw(blinds, 'archived', null);
    expect(await visit(curtains)).toEqual([410, undefined]);
  });

  it('is gone if two products lead to each other', async () => {
    await withdraw(curtains, 'archived', fabrics);
    await withdraw(fabrics, 'archived', curtains);
    expect(await visit(curtains)).toEqual([410, undefined]);
  });
});

it('a hidden product is as unknown as one that never existed', async () => {
  await withdraw(curtains, 'hidden');
  expect(await visit(curtains)).toEqual([404, undefined]);
});

it.each(['hidden', 'archived'] as const)('no list, search or sitemap has a product that is %s', async (state) => {
  await withdraw(wallpaper, state, fabrics);
  const unknown = await shop.app.inject('/api/Products/GetProductById/00000000-0000-4000-8000-999999999999');
  const response = await shop.app.inject(`/api/Products/GetProductById/${wallpaper.id}`);
  expect([response.statusCode, response.body]).toEqual([404, unknown.body]);
  for (const path of ['/api/Products/GetAllProducts', '/api/Products/GetProductsByCategory/wallpaper', '/sitemap.xml'])
    expect((await shop.app.inject(path)).body, path).not.toContain(wallpaper.id);
});

it.each(['hidden', 'archived'] as const)('carts and wishlists treat a product that is %s as removed', async (state) => {
  const readAll = async () => {
    const buyer = await shop.createBuyer([
      createWallpaperInput(),
      { ...createWallpaperInput(), productId: fabrics.id },
    ]);
    await buyer.send('POST', `Wishlist/${fabrics.id}`);
    return {
      buyer,
      async read() {
        const cart = await buyer.send('GET', 'Cart');
        const wishlist = await buyer.send<unknown[]>('GET', 'Wishlist');
        return {
          titles: cart.data.items.map(({ productTitle }) => productTitle),
          wished: JSON.stringify(wishlist.data).includes(fabrics.title),
          order: (await buyer.createOrder()).message,
        };
      },
    };
  };
  const [removed, withdrawn] = [await readAll(), await readAll()];
  await shop.replaceProducts(Object.values<Product>(testProducts).filter(({ id }) => id !== fabrics.id));
  const expected = await removed.read();
  expect(expected.titles).toEqual([wallpaper.title]);
  expect(expected.order).toMatch(/^We no longer sell Item 2 in your cart, so we.ve removed it/);
  await shop.replaceProducts(Object.values(testProducts));
  await withdraw(fabrics, state);
  expect(await withdrawn.read()).toEqual(expected);
});
