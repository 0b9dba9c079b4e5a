import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addItems,
  blind,
  type CartItemInput,
  createCartCustomer,
  curtain,
  getIds,
  getQuantities,
  paper,
  sampleSize,
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

async function expectRejected(item: CartItemInput, status: number, message?: string | RegExp) {
  const { send } = await shop.createCustomer();
  const response = await addItems(send, paper, item);
  expect(response).toMatchObject({ status, data: null });
  if (message !== undefined) expect(response.message).toMatch(message);
  expect((await send('GET', 'Cart')).data).toEqual({ items: [], subtotal: 0 });
}

describe('POST /api/Cart/addtocart', () => {
  it('returns the whole cart, not only the added items [API-11, CART-24]', async () => {
    const { send, cart } = await createCustomerWith(paper);
    const { data } = await addItems(send, curtain);
    expect(data.items.slice(0, 1)).toEqual(cart.items);
    expect(data.items).toHaveLength(2);
    expect((await send('GET', 'Cart')).data).toEqual(data);
  });

  it('accepts the own user id in any case or none, and a single object instead of a list [SRV-06, SRV-28, SRV-04]', async () => {
    const { send, userId } = await shop.createCustomer();
    for (const body of [{ userId }, { UserId: userId.toUpperCase() }, { userId: null }, {}]) {
      expect((await send('POST', 'Cart/addtocart', { ...body, items: paper })).status).toBe(200);
    }
    expect(getQuantities((await send('GET', 'Cart')).data)).toEqual([4]);
  });

  it.each([[[]], [null], [undefined], ['x'], [[null]], [[{}]]])('rejects items %j [SRV-28]', async (items) => {
    const { send } = await shop.createCustomer();
    expect((await send('POST', 'Cart/addtocart', { items })).status).toBe(400);
  });

  it('rejects an unknown product id [SRV-08, SRV-28]', async () => {
    await expectRejected({ ...paper, productId: createNumberedId(999) }, 404, 'Product not found');
    await expectRejected({ ...paper, productId: "x'; --" }, 404, 'Product not found');
  });

  it('adds nothing if one item is invalid [SRV-28]', async () => {
    await expectRejected({ ...paper, quantity: 0 }, 400);
  });

  it.each([0, -1, 1000, 1.5, 1e300, '2', true])(
    'rejects a quantity of %j [SRV-32, Q-71, CART-20]',
    async (quantity) => {
      await expectRejected({ ...paper, quantity }, 400);
    },
  );

  it('accepts 1 to 999 pieces and defaults to 1 [SRV-32, D-09]', async () => {
    const { cart } = await createCustomerWith(
      { ...paper, heightInInches: 1, quantity: 1 },
      { ...paper, heightInInches: 2, quantity: 999 },
      { ...paper, heightInInches: 3, quantity: null },
      { ...paper, heightInInches: 4 },
    );
    expect(getQuantities(cart)).toEqual([1, 999, 1, 1]);
  });

  it.each([0, 0.99, -5, null])('rejects a side of %j inches with a message [SRV-31]', async (side) => {
    await expectRejected({ ...paper, widthInInches: side }, 400, 'Width and height must be at least 1 inch.');
    await expectRejected({ ...paper, heightInInches: side }, 400, 'Width and height must be at least 1 inch.');
  });

  it.each([10_000.01, 1e9, '36', {}])('rejects a side of %j inches [SRV-31, D-09]', async (side) => {
    await expectRejected({ ...paper, widthInInches: side }, 400);
  });

  it('rounds sizes to two decimals [D-09]', async () => {
    const { cart } = await createCustomerWith({ ...paper, widthInInches: 36.126, heightInInches: 10_000 });
    expect(cart.items[0]).toMatchObject({ widthInInches: 36.13, heightInInches: 10_000 });
  });

  it('defaults to the first type and rejects another product’s type [SRV-30]', async () => {
    const { cart } = await createCustomerWith(
      { productId: testProducts.wallpaper.id, ...sampleSize },
      { productId: testProducts.untyped.id, ...sampleSize },
    );
    expect(cart.items).toMatchObject([
      { productTypeId: getWallpaperTypeId(45), pricePerSqFt: 45 },
      { productTypeId: null, pricePerSqFt: 10 },
    ]);
    await expectRejected({ ...curtain, productTypeId: getWallpaperTypeId(10) }, 400);
    await expectRejected(
      { productId: testProducts.untyped.id, ...sampleSize, productTypeId: getWallpaperTypeId(10) },
      400,
    );
    await expectRejected({ ...paper, productTypeId: 'no-id' }, 400);
  });

  it('rejects a canvas without types [SRV-31]', async () => {
    await expectRejected({ productId: testProducts.untypedCanvas.id, ...sampleSize }, 400);
  });

  it('stores the options of the product’s category and no others [SRV-33, ENT-14, ENT-15]', async () => {
    const curtains = { curtainConfiguration: 'Pair of Curtains', curtainHeading: 'Eyelet', curtainTiebacks: 'Rope' };
    const blinds = {
      fittingType: 'Inside',
      blindStyle: 'Platinum',
      motorisation: 'Motor Only',
      chainColour: 'Grey',
      sideOfControls: 'Left',
    };
    const all = { ...curtains, ...blinds, wallpaperFinish: 'Gold', fabricMaterial: 'Silk', canvasFrameType: 'Oak' };
    const { cart } = await createCustomerWith({ ...curtain, ...all }, { ...blind, ...all }, { ...paper, ...all });
    const toNulls = (fields: object) => Object.fromEntries(Object.keys(fields).map((field) => [field, null]));
    const noOtherOptions = { fabricMaterial: null, canvasFrameType: null };
    expect(cart.items).toMatchObject([
      { ...curtains, ...toNulls(blinds), ...noOtherOptions, wallpaperFinish: null },
      { ...toNulls(curtains), ...blinds, ...noOtherOptions, wallpaperFinish: null },
      { ...toNulls(curtains), ...toNulls(blinds), ...noOtherOptions, wallpaperFinish: 'Matt' },
    ]);
  });

  it('rejects an unlisted option [SRV-33]', async () => {
    await expectRejected({ ...curtain, curtainHeading: 'Goblet' }, 400, 'heading');
    await expectRejected({ ...blind, chainColour: 'white' }, 400);
    await expectRejected({ ...blind, sideOfControls: 7 }, 400);
  });

  it('accepts a colour of the product or none [SRV-33]', async () => {
    const { cart } = await createCustomerWith(
      { ...paper, colorHex: '#99aa88' },
      { ...paper, colorHex: null },
      { ...paper, colorHex: '' },
    );
    expect(cart.items.map(({ colorHex }) => colorHex)).toEqual(['#99AA88', null]);
    await expectRejected({ ...paper, colorHex: '#000000' }, 400);
  });

  it.each([
    [
      'its own image',
      { productImageUrl: '/pictures/ivory-room.webp', colorHex: '#99AA88' },
      '/pictures/ivory-room.webp',
    ],
    ['a foreign image', { productImageUrl: 'https://evil.example/x.png', colorHex: '#99AA88' }, '/pictures/sage.webp'],
    ['no image', { colorHex: '#99AA88' }, '/pictures/sage.webp'],
    ['neither image nor colour', {}, '/pictures/ivory.webp'],
  ])('shows an image of the product when the request sends %s [SRV-29]', async (_, sent, shown) => {
    const { cart } = await createCustomerWith({ ...paper, ...sent });
    expect(cart.items[0]?.productImageUrl).toBe(shown);
  });

  it('trims comments and limits them to 500 characters [Q-45]', async () => {
    const { send, cart } = await createCustomerWith(
      { ...paper, orderComment: '  For the hall 🏡\n' },
      { ...paper, orderComment: '  ' },
    );
    expect(cart.items.map((line) => line.orderComment)).toEqual(['For the hall 🏡', undefined]);
    expect(cart.items[1]).not.toHaveProperty('orderComment');
    const tooLong = { orderComment: 'x'.repeat(501) };
    await expectRejected({ ...paper, ...tooLong }, 400, '500');
    expect((await updateItem(send, cart.items[0]?.id, tooLong)).status).toBe(400);
  });

  it('merges identical configurations, also within one request, up to 999 pieces [SRV-34, Q-70]', async () => {
    const same = { ...paper, colorHex: '#eeeedd', orderComment: ' a ' };
    const { send, cart } = await createCustomerWith(
      { ...same, quantity: 2 },
      { ...same, colorHex: '#EEEEDD', quantity: 3 },
    );
    expect(getQuantities(cart)).toEqual([5]);
    const more = await addItems(send, { ...same, quantity: 998, productImageUrl: '/pictures/sage.webp' });
    expect(getQuantities(more.data)).toEqual([999]);
    expect(getIds(more.data)).toEqual(getIds(cart));
  });

  it('adds a new line for any difference [SRV-34, Q-70]', async () => {
    const { cart } = await createCustomerWith(
      paper,
      { ...paper, productTypeId: getWallpaperTypeId(10) },
      { ...paper, colorHex: '#99AA88' },
      { ...paper, widthInInches: 36.01 },
      { ...paper, heightInInches: 36, widthInInches: 48 },
      { ...paper, orderComment: 'x' },
      curtain,
      { ...curtain, curtainHeading: 'Eyelet' },
    );
    expect(getQuantities(cart)).toEqual(Array(8).fill(1));
    expect(new Set(getIds(cart)).size).toBe(8);
  });

  it('refuses more than a thousand items without reading them', async () => {
    const { send } = await shop.createCustomer();
    const response = await send('POST', 'Cart/addtocart', { items: Array(1001).fill({}) });
    expect(response).toMatchObject({ status: 400, message: expect.stringMatching(/at most 1000 items at once/) });
  });

  it('holds a hundred lines and rejects a request that would exceed them [D-09, SRV-28]', async () => {
    const lines = Array.from({ length: 100 }, (_, index) => ({ ...paper, widthInInches: index + 1 }));
    const { send, cart } = await createCustomerWith(...lines);
    const response = await addItems(send, { ...paper, widthInInches: 1 }, { ...paper, widthInInches: 200 });
    expect(response.status).toBe(409);
    expect(response.message).toContain('100 different items');
    expect((await send('GET', 'Cart')).data).toEqual(cart);
    expect((await addItems(send, { ...paper, widthInInches: 1 })).status).toBe(200);
  });
});
