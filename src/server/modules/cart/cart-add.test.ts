import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  add,
  blind,
  type CartItemInput,
  createCartCustomer,
  curtain,
  ids,
  paper,
  put,
  quantities,
  size,
} from '#tests/support/customers/cart-customers.ts';
import { type CatalogueShop, createCatalogueShop } from '#tests/support/shop/catalogue-shop.ts';
import { numberedId, testProducts, wallpaperTypeAtRate } from '#tests/support/shop/test-catalogue.ts';

let shop: CatalogueShop;
beforeAll(async () => {
  shop = await createCatalogueShop();
});
afterAll(() => shop.close());

const customerWith = (...items: CartItemInput[]) => createCartCustomer(shop, items);

async function expectRefused(item: CartItemInput, status: number, message?: string | RegExp) {
  const { ask } = await shop.customer();
  const answer = await add(ask, paper, item);
  expect(answer).toMatchObject({ status, data: null });
  if (message !== undefined) expect(answer.message).toMatch(message);
  expect((await ask('GET', 'Cart')).data).toEqual({ items: [], subtotal: 0 });
}

describe('POST /api/Cart/addtocart', () => {
  it('returns the whole cart, not only what was added [API-11, CART-24]', async () => {
    const { ask, cart } = await customerWith(paper);
    const { data } = await add(ask, curtain);
    expect(data.items.slice(0, 1)).toEqual(cart.items);
    expect(data.items).toHaveLength(2);
    expect((await ask('GET', 'Cart')).data).toEqual(data);
  });

  it('takes the own user id in any case, none at all, and one object for a list [SRV-06, SRV-28, SRV-04]', async () => {
    const { ask, userId } = await shop.customer();
    for (const named of [{ userId }, { UserId: userId.toUpperCase() }, { userId: null }, {}]) {
      expect((await ask('POST', 'Cart/addtocart', { ...named, items: paper })).status).toBe(200);
    }
    expect(quantities((await ask('GET', 'Cart')).data)).toEqual([4]);
  });

  it.each([[[]], [null], [undefined], ['x'], [[null]], [[{}]]])('refuses items %j [SRV-28]', async (items) => {
    const { ask } = await shop.customer();
    expect((await ask('POST', 'Cart/addtocart', { items })).status).toBe(400);
  });

  it('refuses a product that is not sold, whatever its id looks like [SRV-08, SRV-28]', async () => {
    await expectRefused({ ...paper, productId: numberedId(999) }, 404, 'Product not found');
    await expectRefused({ ...paper, productId: "x'; --" }, 404, 'Product not found');
  });

  it('adds nothing when one of the items is bad [SRV-28]', async () => {
    await expectRefused({ ...paper, quantity: 0 }, 400);
  });

  it.each([0, -1, 1000, 1.5, 1e300, '2', true])(
    'refuses a quantity of %j [SRV-32, Q-71, CART-20]',
    async (quantity) => {
      await expectRefused({ ...paper, quantity }, 400);
    },
  );

  it('takes one to 999 pieces, and one when nothing is said [SRV-32, D-09]', async () => {
    const { cart } = await customerWith(
      { ...paper, heightInInches: 1, quantity: 1 },
      { ...paper, heightInInches: 2, quantity: 999 },
      { ...paper, heightInInches: 3, quantity: null },
      { ...paper, heightInInches: 4 },
    );
    expect(quantities(cart)).toEqual([1, 999, 1, 1]);
  });

  it.each([0, 0.99, -5, null])('refuses a side of %j inches with the sentence [SRV-31]', async (side) => {
    await expectRefused({ ...paper, widthInInches: side }, 400, 'Width and height must be at least 1 inch.');
    await expectRefused({ ...paper, heightInInches: side }, 400, 'Width and height must be at least 1 inch.');
  });

  it.each([10_000.01, 1e9, '36', {}])('refuses a side of %j inches [SRV-31, D-09]', async (side) => {
    await expectRefused({ ...paper, widthInInches: side }, 400);
  });

  it('keeps two decimals of a size [D-09]', async () => {
    const { cart } = await customerWith({ ...paper, widthInInches: 36.126, heightInInches: 10_000 });
    expect(cart.items[0]).toMatchObject({ widthInInches: 36.13, heightInInches: 10_000 });
  });

  it('takes the first type when none is named, and no other product’s [SRV-30]', async () => {
    const { cart } = await customerWith(
      { productId: testProducts.wallpaper.id, ...size },
      { productId: testProducts.untyped.id, ...size },
    );
    expect(cart.items).toMatchObject([
      { productTypeId: wallpaperTypeAtRate(45), pricePerSqFt: 45 },
      { productTypeId: null, pricePerSqFt: 10 },
    ]);
    await expectRefused({ ...curtain, productTypeId: wallpaperTypeAtRate(10) }, 400);
    await expectRefused({ productId: testProducts.untyped.id, ...size, productTypeId: wallpaperTypeAtRate(10) }, 400);
    await expectRefused({ ...paper, productTypeId: 'no-id' }, 400);
  });

  it('sells no canvas without a type [SRV-31]', async () => {
    await expectRefused({ productId: testProducts.untypedCanvas.id, ...size }, 400);
  });

  it('stores listed options of the own category, and none of another [SRV-33, ENT-14, ENT-15]', async () => {
    const curtains = { curtainConfiguration: 'Pair of Curtains', curtainHeading: 'Eyelet', curtainTiebacks: 'Rope' };
    const blinds = {
      ...{ fittingType: 'Inside', blindStyle: 'Platinum', motorisation: 'Motor Only' },
      ...{ chainColour: 'Grey', sideOfControls: 'Left' },
    };
    const all = { ...curtains, ...blinds, wallpaperFinish: 'Gold', fabricMaterial: 'Silk', canvasFrameType: 'Oak' };
    const { cart } = await customerWith({ ...curtain, ...all }, { ...blind, ...all }, { ...paper, ...all });
    const none = (fields: object) => Object.fromEntries(Object.keys(fields).map((field) => [field, null]));
    const neither = { fabricMaterial: null, canvasFrameType: null };
    expect(cart.items).toMatchObject([
      { ...curtains, ...none(blinds), ...neither, wallpaperFinish: null },
      { ...none(curtains), ...blinds, ...neither, wallpaperFinish: null },
      { ...none(curtains), ...none(blinds), ...neither, wallpaperFinish: 'Matt' },
    ]);
  });

  it('refuses an option that is not in its list [SRV-33]', async () => {
    await expectRefused({ ...curtain, curtainHeading: 'Goblet' }, 400, 'heading');
    await expectRefused({ ...blind, chainColour: 'white' }, 400);
    await expectRefused({ ...blind, sideOfControls: 7 }, 400);
  });

  it('takes a colour of the product or none [SRV-33]', async () => {
    const { cart } = await customerWith(
      { ...paper, colorHex: '#99aa88' },
      { ...paper, colorHex: null },
      { ...paper, colorHex: '' },
    );
    expect(cart.items.map(({ colorHex }) => colorHex)).toEqual(['#99AA88', null]);
    await expectRefused({ ...paper, colorHex: '#000000' }, 400);
  });

  it.each([
    ['its own', { productImageUrl: '/pictures/ivory-room.webp', colorHex: '#99AA88' }, '/pictures/ivory-room.webp'],
    ['a foreign one', { productImageUrl: 'https://evil.example/x.png', colorHex: '#99AA88' }, '/pictures/sage.webp'],
    ['none', { colorHex: '#99AA88' }, '/pictures/sage.webp'],
    ['none, and no colour', {}, '/pictures/ivory.webp'],
  ])('shows a picture of the product when %s is sent [SRV-29]', async (_, sent, shown) => {
    const { cart } = await customerWith({ ...paper, ...sent });
    expect(cart.items[0]?.productImageUrl).toBe(shown);
  });

  it('keeps a comment without its margins, up to 500 characters [Q-45]', async () => {
    const { ask, cart } = await customerWith(
      { ...paper, orderComment: '  For the hall 🏡\n' },
      { ...paper, orderComment: '  ' },
    );
    expect(cart.items.map((line) => line.orderComment)).toEqual(['For the hall 🏡', undefined]);
    expect(cart.items[1]).not.toHaveProperty('orderComment');
    const tooLong = { orderComment: 'x'.repeat(501) };
    await expectRefused({ ...paper, ...tooLong }, 400, '500');
    expect((await put(ask, cart.items[0]?.id, tooLong)).status).toBe(400);
  });

  it('adds up identical configurations, also within one call, to 999 at most [SRV-34, Q-70]', async () => {
    const same = { ...paper, colorHex: '#eeeedd', orderComment: ' a ' };
    const { ask, cart } = await customerWith({ ...same, quantity: 2 }, { ...same, colorHex: '#EEEEDD', quantity: 3 });
    expect(quantities(cart)).toEqual([5]);
    const more = await add(ask, { ...same, quantity: 998, productImageUrl: '/pictures/sage.webp' });
    expect(quantities(more.data)).toEqual([999]);
    expect(ids(more.data)).toEqual(ids(cart));
  });

  it('makes a new line of any difference [SRV-34, Q-70]', async () => {
    const { cart } = await customerWith(
      paper,
      { ...paper, productTypeId: wallpaperTypeAtRate(10) },
      { ...paper, colorHex: '#99AA88' },
      { ...paper, widthInInches: 36.01 },
      { ...paper, heightInInches: 36, widthInInches: 48 },
      { ...paper, orderComment: 'x' },
      curtain,
      { ...curtain, curtainHeading: 'Eyelet' },
    );
    expect(quantities(cart)).toEqual(Array(8).fill(1));
    expect(new Set(ids(cart)).size).toBe(8);
  });

  it('holds a hundred lines and refuses the next, all or nothing [D-09, SRV-28]', async () => {
    const lines = Array.from({ length: 100 }, (_, at) => ({ ...paper, widthInInches: at + 1 }));
    const { ask, cart } = await customerWith(...lines);
    const answer = await add(ask, { ...paper, widthInInches: 1 }, { ...paper, widthInInches: 200 });
    expect(answer.status).toBe(409);
    expect(answer.message).toContain('100 lines');
    expect((await ask('GET', 'Cart')).data).toEqual(cart);
    expect((await add(ask, { ...paper, widthInInches: 1 })).status).toBe(200);
  });
});
