import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cartSchema } from '#contract/storefront/cart.ts';
import type { Product } from '#contract/storefront/catalogue.ts';
import { ALL_CART_OPTION_FIELDS } from '#domain/cart/cart-options.ts';
import { isUuid } from '#domain/text/uuid.ts';
import {
  addItems,
  blind,
  type CartItemInput,
  createCartCustomer,
  curtain,
  paper,
  sampleSize,
  updateItem,
} from '#tests/support/customers/cart-customers.ts';
import { type CatalogueShop, createCatalogueShop } from '#tests/support/shop/catalogue-shop.ts';
import { createNumberedId, testProducts } from '#tests/support/shop/test-catalogue.ts';

let shop: CatalogueShop;
beforeAll(async () => {
  shop = await createCatalogueShop();
});
afterAll(() => shop.close());

const createCustomerWith = (...items: CartItemInput[]) => createCartCustomer(shop, items);

describe('GET /api/Cart', () => {
  it('returns an empty, uncacheable cart for a new customer [SRV-27, API-10, D-30]', async () => {
    const { send } = await shop.createCustomer();
    const response = await send('GET', 'Cart');
    expect(response).toMatchObject({ status: 200, data: { items: [], subtotal: 0 } });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('returns every field of every line, with null for options of other categories [SRV-27, ENT-12, ENT-13, ENT-14]', async () => {
    const canvas = { productId: testProducts.canvas.id };
    const fabric = { productId: testProducts.fabrics.id, ...sampleSize };
    const { send } = await createCustomerWith(paper, curtain, blind, fabric, canvas);
    const { data } = await send('GET', 'Cart');
    expect(cartSchema.parse(data)).toEqual(data);
    for (const line of data.items) {
      expect(Object.keys(line)).toEqual(expect.arrayContaining([...ALL_CART_OPTION_FIELDS]));
      expect(isUuid(line.id)).toBe(true);
    }
    expect(data.items).toMatchObject([
      {
        productTitle: 'Basant Vine',
        productSlug: 'basant-vine',
        category: 'wallpaper',
        subCategory: 'Bahaara',
        wallpaperFinish: 'Matt',
        wallpaperIsWashable: false,
        fabricMaterial: null,
        canvasFrameType: null,
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

  it('names the type of every line [D-34]', async () => {
    const { send } = await createCustomerWith(paper, { productId: testProducts.untyped.id, ...sampleSize });
    const [type] = testProducts.wallpaper.wallpaperTypes;
    expect((await send('GET', 'Cart')).data.items).toMatchObject([
      { productTypeId: type?.id, productTypeTitle: type?.title },
      { productTypeId: null, productTypeTitle: null },
    ]);
  });

  it('keeps the cart between visits and its lines in the order added [GEN-04, SRV-27]', async () => {
    const sizes = [40, 20, 30, 10];
    const { userId } = await createCustomerWith(...sizes.map((widthInInches) => ({ ...paper, widthInInches })));
    const again = await shop.createCustomer(userId);
    await addItems(again.send, { ...paper, widthInInches: 20 });
    const { data } = await again.send('GET', 'Cart');
    expect(data.items.map(({ widthInInches }) => widthInInches)).toEqual(sizes);
  });
});

describe('DELETE', () => {
  it('removes one line and returns the rest; a repeated request gets 404 [SRV-36, API-13]', async () => {
    const {
      send,
      cart,
      ids: [first],
    } = await createCustomerWith(paper, curtain);
    const { status, data } = await send('DELETE', `Cart/items/${first}`);
    expect([status, data.items]).toEqual([200, cart.items.slice(1)]);
    expect(data.subtotal).toBe(cart.items[1]?.lineTotal);
    expect((await send('DELETE', `Cart/items/${first}`)).status).toBe(404);
  });

  it('clears the cart, also an empty one [SRV-37, API-14]', async () => {
    const { send } = await createCustomerWith(paper, curtain);
    for (const _ of [1, 2]) {
      expect(await send('DELETE', 'Cart')).toMatchObject({ status: 200, data: { items: [], subtotal: 0 } });
    }
    expect((await send('GET', 'Cart')).data.items).toEqual([]);
  });

  it('lets a client restore a cleared cart exactly, in its order [D-45, SRV-37]', async () => {
    const { send, cart } = await createCustomerWith(
      { ...paper, quantity: 3, orderComment: 'For the study' },
      { ...paper, widthInInches: 40.25 },
      curtain,
      blind,
    );
    await send('DELETE', 'Cart');
    const { status } = await addItems(send, ...cart.items);
    const { data } = await send('GET', 'Cart');
    const withoutIds = (items: readonly { id: string }[]) => items.map(({ id: _, ...item }) => item);
    expect([status, withoutIds(data.items), data.subtotal]).toEqual([200, withoutIds(cart.items), cart.subtotal]);
  });

  it.each(['x', '\0', createNumberedId(1), "1' or '1'='1", 'é'])(
    'returns 404 for the line id %j [SRV-08]',
    async (id) => {
      const { send } = await createCustomerWith(paper);
      const path = `Cart/items/${encodeURIComponent(id)}`;
      expect((await send('DELETE', path)).status).toBe(404);
      expect((await send('PUT', path, { quantity: 2 })).status).toBe(404);
    },
  );
});

describe('a line that is no longer sold', () => {
  const others = Object.values<Product>(testProducts).filter(({ id }) => id !== testProducts.wallpaper.id);
  const replaceWallpaper = (change: Partial<Product>) => [{ ...testProducts.wallpaper, ...change }, ...others];
  afterAll(() => shop.replaceProducts(Object.values(testProducts)));

  it.each([
    ['product', others],
    ['type', replaceWallpaper({ wallpaperTypes: testProducts.wallpaper.wallpaperTypes.slice(1) })],
    ['last type', replaceWallpaper({ wallpaperTypes: [] })],
    ['colour', replaceWallpaper({ images: testProducts.wallpaper.images.slice(0, 2) })],
  ])('disappears when its %s leaves the catalogue [SRV-38]', async (_, catalogue) => {
    await shop.replaceProducts(Object.values(testProducts));
    const {
      send,
      cart,
      ids: [id],
    } = await createCustomerWith({ ...paper, colorHex: '#99AA88' }, curtain);
    await shop.replaceProducts(catalogue);
    const rest = { items: cart.items.slice(1), subtotal: cart.items[1]?.lineTotal };
    expect((await send('GET', 'Cart')).data).toEqual(rest);
    expect((await updateItem(send, id, { quantity: 2 })).status).toBe(404);
    expect((await updateItem(send, rest.items[0]?.id, { quantity: 1 })).data).toEqual(rest);
    await shop.replaceProducts(Object.values(testProducts));
    expect((await send('GET', 'Cart')).data, 'removed by the last change').toEqual(rest);
  });

  it('returns with its product if the cart has not changed, and can be removed meanwhile [SRV-38]', async () => {
    const {
      send,
      cart,
      ids: [id],
    } = await createCustomerWith(paper, curtain);
    await shop.replaceProducts(others);
    await shop.replaceProducts(Object.values(testProducts));
    expect((await send('GET', 'Cart')).data).toEqual(cart);
    await shop.replaceProducts(others);
    expect((await send('DELETE', `Cart/items/${id}`)).data.items).toEqual(cart.items.slice(1));
  });

  it('disappears when its product gains types, so that the default rate never applies to a product with types [SRV-30, SRV-38]', async () => {
    await shop.replaceProducts(Object.values(testProducts));
    const { send } = await createCustomerWith({ productId: testProducts.untyped.id, ...sampleSize });
    const typed = { ...testProducts.untyped, curtainTypes: testProducts.curtains.curtainTypes };
    await shop.replaceProducts([
      ...Object.values<Product>(testProducts).filter(({ id }) => id !== typed.id && id !== testProducts.curtains.id),
      typed,
    ]);
    expect((await send('GET', 'Cart')).data.items).toEqual([]);
  });
});
