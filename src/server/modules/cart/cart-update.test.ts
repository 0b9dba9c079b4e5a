import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type CartItemInput,
  createCartCustomer,
  curtain,
  getIds,
  getQuantities,
  paper,
  updateItem,
} from '#tests/support/customers/cart-customers.ts';
import { type CatalogueShop, createCatalogueShop } from '#tests/support/shop/catalogue-shop.ts';
import { createNumberedId, getWallpaperTypeId, testProducts } from '#tests/support/shop/test-catalogue.ts';

let shop: CatalogueShop;
beforeAll(async () => {
  shop = await createCatalogueShop();
});
afterAll(() => shop.close());

const createCustomerWith = (...items: CartItemInput[]) => createCartCustomer(shop, items);

describe('PUT /api/Cart/items/{itemId}', () => {
  it('changes only the given fields and is idempotent [SRV-35, API-12, CART-24]', async () => {
    const first = { ...paper, colorHex: '#99AA88', orderComment: 'Hall' };
    const {
      send,
      cart,
      ids: [id],
    } = await createCustomerWith(first, curtain);
    const patch = { quantity: 4, widthInInches: 20 };
    const { status, data } = await updateItem(send, id?.toUpperCase(), patch);
    expect(status).toBe(200);
    const [line, other] = cart.items;
    const priced = { areaSqFt: 6.6667, unitPrice: 300, lineTotal: 1200 };
    expect(data.items).toEqual([{ ...line, ...patch, ...priced }, other]);
    expect((await updateItem(send, id, patch)).data).toEqual(data);
    expect((await send('GET', 'Cart')).data).toEqual(data);
  });

  it('changes type, colour with its image, options and comment, and clears optional fields [SRV-35]', async () => {
    const {
      send,
      ids: [paperId, curtainId],
    } = await createCustomerWith(
      { ...paper, colorHex: '#EEEEDD', productImageUrl: '/pictures/ivory-room.webp', orderComment: 'Hall' },
      { ...curtain, curtainHeading: 'Eyelet' },
    );
    await updateItem(send, paperId, {
      productTypeId: getWallpaperTypeId(10),
      colorHex: '#99aa88',
      orderComment: 'Study',
    });
    const changed = await updateItem(send, curtainId, { curtainHeading: 'Wave Pleat', curtainTiebacks: 'Rope' });
    expect(changed.data.items).toMatchObject([
      {
        productTypeId: getWallpaperTypeId(10),
        colorHex: '#99AA88',
        productImageUrl: '/pictures/sage.webp',
        orderComment: 'Study',
      },
      { curtainHeading: 'Wave Pleat', curtainTiebacks: 'Rope' },
    ]);
    await updateItem(send, paperId, { colorHex: null, orderComment: '' });
    const { data } = await updateItem(send, curtainId, { curtainTiebacks: null });
    expect(data.items).toMatchObject([{ colorHex: null }, { curtainHeading: 'Wave Pleat', curtainTiebacks: null }]);
    expect(data.items[0]).not.toHaveProperty('orderComment');
  });

  it.each([
    [{ quantity: 0 }],
    [{ quantity: 1000 }],
    [{ quantity: 2.5 }],
    [{ quantity: '2' }],
    [{ widthInInches: 0.5 }],
    [{ heightInInches: 20_000 }],
    [{ productTypeId: getWallpaperTypeId(10).replace('0000', '9999') }],
    [{ colorHex: '#123456' }],
    [{ curtainTiebacks: 5 }],
    [{}],
    [{ quantity: null }],
    [{ unitPrice: 1, lineTotal: 1, productTitle: 'x' }],
    [{ nonsense: true }],
  ])('rejects %j and changes nothing [SRV-35, CART-20]', async (patch) => {
    const {
      send,
      cart,
      ids: [id],
    } = await createCustomerWith(paper);
    expect((await updateItem(send, id, patch)).status).toBe(400);
    expect((await send('GET', 'Cart')).data).toEqual(cart);
  });

  it('keeps a canvas at the size of its type [SRV-31, SRV-35]', async () => {
    const {
      send,
      ids: [id],
    } = await createCustomerWith({ productId: testProducts.canvas.id });
    const { data } = await updateItem(send, id, {
      widthInInches: 1,
      heightInInches: 1,
      productTypeId: createNumberedId(502),
    });
    expect(data.items).toMatchObject([{ widthInInches: 8, heightInInches: 10, unitPrice: 75 }]);
  });

  it.each([
    ['the earlier', 0],
    ['the later', 2],
  ])('merges two lines into the earlier one when %s becomes identical to the other [D-24]', async (_, changed) => {
    const widths = [10, 20, 30];
    const { send, ids: before } = await createCustomerWith(
      ...widths.map((widthInInches, index) => ({ ...paper, widthInInches, quantity: index + 1 })),
    );
    const { data } = await updateItem(send, before[changed], { widthInInches: widths[2 - changed] });
    expect(getIds(data)).toEqual([before[0], before[1]]);
    expect(data.items).toMatchObject([{ widthInInches: widths[2 - changed], quantity: 4 }, { quantity: 2 }]);
    expect((await send('GET', 'Cart')).data).toEqual(data);
  });

  it('merges up to 999 pieces [D-24, D-09]', async () => {
    const {
      send,
      ids: [, second],
    } = await createCustomerWith({ ...paper, quantity: 999 }, { ...paper, widthInInches: 9, quantity: 9 });
    expect(getQuantities((await updateItem(send, second, { widthInInches: 36 })).data)).toEqual([999]);
  });
});
