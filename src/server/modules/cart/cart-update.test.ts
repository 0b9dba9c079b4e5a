import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type CartItemInput,
  createCartCustomer,
  curtain,
  ids,
  paper,
  put,
  quantities,
} from '#tests/support/customers/cart-customers.ts';
import { type CatalogueShop, createCatalogueShop } from '#tests/support/shop/catalogue-shop.ts';
import { numberedId, testProducts, wallpaperTypeAtRate } from '#tests/support/shop/test-catalogue.ts';

let shop: CatalogueShop;
beforeAll(async () => {
  shop = await createCatalogueShop();
});
afterAll(() => shop.close());

const customerWith = (...items: CartItemInput[]) => createCartCustomer(shop, items);

describe('PUT /api/Cart/items/{itemId}', () => {
  it('changes the given fields only, and says the same when repeated [SRV-35, API-12, CART-24]', async () => {
    const first = { ...paper, colorHex: '#99AA88', orderComment: 'Hall' };
    const {
      ask,
      cart,
      ids: [id],
    } = await customerWith(first, curtain);
    const patch = { quantity: 4, widthInInches: 20 };
    const { status, data } = await put(ask, id?.toUpperCase(), patch);
    expect(status).toBe(200);
    const [line, other] = cart.items;
    const priced = { areaSqFt: 6.6667, unitPrice: 300, lineTotal: 1200 };
    expect(data.items).toEqual([{ ...line, ...patch, ...priced }, other]);
    expect((await put(ask, id, patch)).data).toEqual(data);
    expect((await ask('GET', 'Cart')).data).toEqual(data);
  });

  it('changes type, colour with its picture, options and comment, and clears what may be absent [SRV-35]', async () => {
    const {
      ask,
      ids: [paperId, curtainId],
    } = await customerWith(
      { ...paper, colorHex: '#EEEEDD', productImageUrl: '/pictures/ivory-room.webp', orderComment: 'Hall' },
      { ...curtain, curtainHeading: 'Eyelet' },
    );
    await put(ask, paperId, { productTypeId: wallpaperTypeAtRate(10), colorHex: '#99aa88', orderComment: 'Study' });
    const changed = await put(ask, curtainId, { curtainHeading: 'Wave Pleat', curtainTiebacks: 'Rope' });
    expect(changed.data.items).toMatchObject([
      {
        productTypeId: wallpaperTypeAtRate(10),
        colorHex: '#99AA88',
        productImageUrl: '/pictures/sage.webp',
        orderComment: 'Study',
      },
      { curtainHeading: 'Wave Pleat', curtainTiebacks: 'Rope' },
    ]);
    await put(ask, paperId, { colorHex: null, orderComment: '' });
    const { data } = await put(ask, curtainId, { curtainTiebacks: null });
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
    [{ productTypeId: wallpaperTypeAtRate(10).replace('0000', '9999') }],
    [{ colorHex: '#123456' }],
    [{ curtainTiebacks: 5 }],
    [{}],
    [{ quantity: null }],
    [{ unitPrice: 1, lineTotal: 1, productTitle: 'x' }],
    [{ nonsense: true }],
  ])('refuses %j and changes nothing [SRV-35, CART-20]', async (patch) => {
    const {
      ask,
      cart,
      ids: [id],
    } = await customerWith(paper);
    expect((await put(ask, id, patch)).status).toBe(400);
    expect((await ask('GET', 'Cart')).data).toEqual(cart);
  });

  it('keeps a canvas in the size of its type [SRV-31, SRV-35]', async () => {
    const {
      ask,
      ids: [id],
    } = await customerWith({ productId: testProducts.canvas.id });
    const { data } = await put(ask, id, { widthInInches: 1, heightInInches: 1, productTypeId: numberedId(502) });
    expect(data.items).toMatchObject([{ widthInInches: 8, heightInInches: 10, unitPrice: 75 }]);
  });

  it.each([
    ['the earlier', 0],
    ['the later', 2],
  ])('merges two lines into the earlier one when %s becomes the same as the other [D-24]', async (_, changed) => {
    const widths = [10, 20, 30];
    const { ask, ids: before } = await customerWith(
      ...widths.map((widthInInches, at) => ({ ...paper, widthInInches, quantity: at + 1 })),
    );
    const { data } = await put(ask, before[changed], { widthInInches: widths[2 - changed] });
    expect(ids(data)).toEqual([before[0], before[1]]);
    expect(data.items).toMatchObject([{ widthInInches: widths[2 - changed], quantity: 4 }, { quantity: 2 }]);
    expect((await ask('GET', 'Cart')).data).toEqual(data);
  });

  it('merges up to 999 pieces [D-24, D-09]', async () => {
    const {
      ask,
      ids: [, second],
    } = await customerWith({ ...paper, quantity: 999 }, { ...paper, widthInInches: 9, quantity: 9 });
    expect(quantities((await put(ask, second, { widthInInches: 36 })).data)).toEqual([999]);
  });
});
