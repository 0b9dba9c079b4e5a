import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cartSchema } from '#contract/storefront/cart.ts';
import type { Product } from '#contract/storefront/catalogue.ts';
import { ALL_CART_OPTION_FIELDS } from '#domain/cart/cart-options.ts';
import { isUuid } from '#domain/text/uuid.ts';
import {
  add,
  blind,
  type CartItemInput,
  createCartCustomer,
  curtain,
  paper,
  put,
  size,
} from '#tests/support/customers/cart-customers.ts';
import { type CatalogueShop, createCatalogueShop } from '#tests/support/shop/catalogue-shop.ts';
import { numberedId, testProducts } from '#tests/support/shop/test-catalogue.ts';

let shop: CatalogueShop;
beforeAll(async () => {
  shop = await createCatalogueShop();
});
afterAll(() => shop.close());

const customerWith = (...items: CartItemInput[]) => createCartCustomer(shop, items);

describe('GET /api/Cart', () => {
  it('returns an empty, uncacheable cart for a new customer [SRV-27, API-10, D-30]', async () => {
    const { ask } = await shop.customer();
    const answer = await ask('GET', 'Cart');
    expect(answer).toMatchObject({ status: 200, data: { items: [], subtotal: 0 } });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('returns every field of every line, null where the option is not of its category [SRV-27, ENT-12, ENT-13, ENT-14, ENT-15, ENT-16, ENT-17]', async () => {
    const canvas = { productId: testProducts.canvas.id };
    const fabric = { productId: testProducts.fabrics.id, ...size };
    const { ask } = await customerWith(paper, curtain, blind, fabric, canvas);
    const { data } = await ask('GET', 'Cart');
    expect(cartSchema.parse(data)).toEqual(data);
    for (const line of data.items) {
      expect(Object.keys(line)).toEqual(expect.arrayContaining([...ALL_CART_OPTION_FIELDS]));
      expect(isUuid(line.id)).toBe(true);
    }
    expect(data.items).toMatchObject([
      {
        ...{ productTitle: 'Basant Vine', productSlug: 'basant-vine', category: 'wallpaper', subCategory: 'Bahaara' },
        ...{ wallpaperFinish: 'Matt', wallpaperIsWashable: false, fabricMaterial: null, canvasFrameType: null },
      },
      { category: 'curtains', wallpaperFinish: null },
      { category: 'blinds', fabricIsWashable: null },
      {
        category: 'fabrics',
        fabricMaterial: 'Linen',
        fabricWidth: 54,
        fabricIsWashable: true,
        wallpaperIsWashable: null,
      },
      {
        category: 'canvas',
        canvasFrameType: 'Gallery Wrap',
        canvasHasMirrorEdges: true,
        widthInInches: 24,
        heightInInches: 36,
      },
    ]);
  });

  it('keeps the cart between visits, and the lines in the order first added [GEN-04, SRV-27]', async () => {
    const sizes = [40, 20, 30, 10];
    const { userId } = await customerWith(...sizes.map((widthInInches) => ({ ...paper, widthInInches })));
    const again = await shop.customer(userId);
    await add(again.ask, { ...paper, widthInInches: 20 });
    const { data } = await again.ask('GET', 'Cart');
    expect(data.items.map(({ widthInInches }) => widthInInches)).toEqual(sizes);
  });
});

describe('DELETE', () => {
  it('removes one line and returns the rest; again it is 404 [SRV-36, API-13]', async () => {
    const {
      ask,
      cart,
      ids: [first],
    } = await customerWith(paper, curtain);
    const { status, data } = await ask('DELETE', `Cart/items/${first}`);
    expect([status, data.items]).toEqual([200, cart.items.slice(1)]);
    expect(data.subtotal).toBe(cart.items[1]?.lineTotal);
    expect((await ask('DELETE', `Cart/items/${first}`)).status).toBe(404);
  });

  it('empties the cart, and an empty one too [SRV-37, API-14]', async () => {
    const { ask } = await customerWith(paper, curtain);
    for (const _ of [1, 2]) {
      expect(await ask('DELETE', 'Cart')).toMatchObject({ status: 200, data: { items: [], subtotal: 0 } });
    }
    expect((await ask('GET', 'Cart')).data.items).toEqual([]);
  });

  it.each(['x', '\0', numberedId(1), "1' or '1'='1", 'é'])('returns 404 for the line id %j [SRV-08]', async (id) => {
    const { ask } = await customerWith(paper);
    const path = `Cart/items/${encodeURIComponent(id)}`;
    expect((await ask('DELETE', path)).status).toBe(404);
    expect((await ask('PUT', path, { quantity: 2 })).status).toBe(404);
  });
});

describe('a line that is no longer sold', () => {
  const others = Object.values<Product>(testProducts).filter(({ id }) => id !== testProducts.wallpaper.id);
  const without = (change: Partial<Product>) => [{ ...testProducts.wallpaper, ...change }, ...others];
  afterAll(() => shop.restock(Object.values(testProducts)));

  it.each([
    ['product', others],
    ['type', without({ wallpaperTypes: testProducts.wallpaper.wallpaperTypes.slice(1) })],
    ['last type', without({ wallpaperTypes: [] })],
    ['colour', without({ images: testProducts.wallpaper.images.slice(0, 2) })],
  ])('leaves the cart with its %s [SRV-38]', async (_, stock) => {
    await shop.restock(Object.values(testProducts));
    const {
      ask,
      cart,
      ids: [id],
    } = await customerWith({ ...paper, colorHex: '#99AA88' }, curtain);
    await shop.restock(stock);
    const rest = { items: cart.items.slice(1), subtotal: cart.items[1]?.lineTotal };
    expect((await ask('GET', 'Cart')).data).toEqual(rest);
    expect((await put(ask, id, { quantity: 2 })).status).toBe(404);
    expect((await put(ask, rest.items[0]?.id, { quantity: 1 })).data).toEqual(rest);
    await shop.restock(Object.values(testProducts));
    expect((await ask('GET', 'Cart')).data, 'gone since the last change').toEqual(rest);
  });

  it('is back with its product while the cart was not changed, and can be removed meanwhile [SRV-38]', async () => {
    const {
      ask,
      cart,
      ids: [id],
    } = await customerWith(paper, curtain);
    await shop.restock(others);
    await shop.restock(Object.values(testProducts));
    expect((await ask('GET', 'Cart')).data).toEqual(cart);
    await shop.restock(others);
    expect((await ask('DELETE', `Cart/items/${id}`)).data.items).toEqual(cart.items.slice(1));
  });

  it('of a product without types leaves when types appear: never 10 rupees for a product that has types [SRV-30, SRV-38]', async () => {
    await shop.restock(Object.values(testProducts));
    const { ask } = await customerWith({ productId: testProducts.untyped.id, ...size });
    const typed = { ...testProducts.untyped, curtainTypes: testProducts.curtains.curtainTypes };
    await shop.restock([
      ...Object.values<Product>(testProducts).filter(({ id }) => id !== typed.id && id !== testProducts.curtains.id),
      typed,
    ]);
    expect((await ask('GET', 'Cart')).data.items).toEqual([]);
  });
});
