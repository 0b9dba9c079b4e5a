import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cart, cartSchema } from '#contract/api/cart.ts';
import type { Product } from '#contract/api/catalogue.ts';
import { ALL_CART_OPTION_FIELDS } from '#domain/cart/cart-options.ts';
import { isUuid } from '#domain/text/uuid.ts';
import { idNumber, shelf, typeAtRate } from '#tests/support/shelf.ts';
import { type Ask, openShopWithShelf, type ShelfShop } from '#tests/support/shop-with-shelf.ts';

let shop: ShelfShop;
beforeAll(async () => {
  shop = await openShopWithShelf();
});
afterAll(() => shop.close());

type Item = Record<string, unknown>;
const size = { widthInInches: 36, heightInInches: 48 };
const paper: Item = { productId: shelf.wallpaper.id, productTypeId: typeAtRate(45), ...size };
const curtain: Item = { productId: shelf.curtains.id, ...size };
const blind: Item = { productId: shelf.blinds.id, ...size };

const add = (ask: Ask, ...items: Item[]) => ask('POST', 'Cart/addtocart', { items });
const put = (ask: Ask, id: string | undefined, patch: Item) => ask('PUT', `Cart/items/${id}`, patch);
const ids = ({ items }: Cart) => items.map(({ id }) => id);
const quantities = ({ items }: Cart) => items.map(({ quantity }) => quantity);

async function customerWith(...items: Item[]) {
  const { ask, userId } = await shop.customer();
  const { status, data, message } = await add(ask, ...items);
  expect([status, message]).toEqual([200, '']);
  return { ask, userId, cart: data, ids: ids(data) };
}

async function expectRefused(item: Item, status: number, message?: string | RegExp) {
  const { ask } = await shop.customer();
  const answer = await add(ask, paper, item);
  expect(answer).toMatchObject({ status, data: null });
  if (message !== undefined) expect(answer.message).toMatch(message);
  expect((await ask('GET', 'Cart')).data).toEqual({ items: [], subtotal: 0 });
}

describe('GET /api/Cart', () => {
  it('answers a new customer an empty cart, never to be stored [SRV-27, API-10, D-30]', async () => {
    const { ask } = await shop.customer();
    const answer = await ask('GET', 'Cart');
    expect(answer).toMatchObject({ status: 200, data: { items: [], subtotal: 0 } });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('answers every field of every line, null where the option is not of its category [SRV-27, ENT-12, ENT-13, ENT-14, ENT-15, ENT-16, ENT-17]', async () => {
    const canvas = { productId: shelf.canvas.id };
    const fabric = { productId: shelf.fabrics.id, ...size };
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

describe('POST /api/Cart/addtocart', () => {
  it('answers the whole cart, not only what was added [API-11, CART-24]', async () => {
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
    await expectRefused({ ...paper, productId: idNumber(999) }, 404, 'Product not found');
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
      { productId: shelf.wallpaper.id, ...size },
      { productId: shelf.untyped.id, ...size },
    );
    expect(cart.items).toMatchObject([
      { productTypeId: typeAtRate(45), pricePerSqFt: 45 },
      { productTypeId: null, pricePerSqFt: 10 },
    ]);
    await expectRefused({ ...curtain, productTypeId: typeAtRate(10) }, 400);
    await expectRefused({ productId: shelf.untyped.id, ...size, productTypeId: typeAtRate(10) }, 400);
    await expectRefused({ ...paper, productTypeId: 'no-id' }, 400);
  });

  it('sells no canvas without a type [SRV-31]', async () => {
    await expectRefused({ productId: shelf.untypedCanvas.id, ...size }, 400);
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
      { ...paper, productTypeId: typeAtRate(10) },
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
    await put(ask, paperId, { productTypeId: typeAtRate(10), colorHex: '#99aa88', orderComment: 'Study' });
    const changed = await put(ask, curtainId, { curtainHeading: 'Wave Pleat', curtainTiebacks: 'Rope' });
    expect(changed.data.items).toMatchObject([
      {
        productTypeId: typeAtRate(10),
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
    [{ productTypeId: typeAtRate(10).replace('0000', '9999') }],
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
    } = await customerWith({ productId: shelf.canvas.id });
    const { data } = await put(ask, id, { widthInInches: 1, heightInInches: 1, productTypeId: idNumber(502) });
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

describe('DELETE', () => {
  it('removes one line and answers the rest; again it is 404 [SRV-36, API-13]', async () => {
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

  it.each(['x', '\0', idNumber(1), "1' or '1'='1", 'é'])('answers 404 to the line id %j [SRV-08]', async (id) => {
    const { ask } = await customerWith(paper);
    const path = `Cart/items/${encodeURIComponent(id)}`;
    expect((await ask('DELETE', path)).status).toBe(404);
    expect((await ask('PUT', path, { quantity: 2 })).status).toBe(404);
  });
});

describe('a line that is sold no more', () => {
  const others = Object.values<Product>(shelf).filter(({ id }) => id !== shelf.wallpaper.id);
  const without = (change: Partial<Product>) => [{ ...shelf.wallpaper, ...change }, ...others];
  afterAll(() => shop.restock(Object.values(shelf)));

  it.each([
    ['product', others],
    ['type', without({ wallpaperTypes: shelf.wallpaper.wallpaperTypes.slice(1) })],
    ['last type', without({ wallpaperTypes: [] })],
    ['colour', without({ images: shelf.wallpaper.images.slice(0, 2) })],
  ])('leaves the cart with its %s [SRV-38]', async (_, stock) => {
    await shop.restock(Object.values(shelf));
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
    await shop.restock(Object.values(shelf));
    expect((await ask('GET', 'Cart')).data, 'gone since the last change').toEqual(rest);
  });

  it('is back with its product while the cart was not changed, and can be removed meanwhile [SRV-38]', async () => {
    const {
      ask,
      cart,
      ids: [id],
    } = await customerWith(paper, curtain);
    await shop.restock(others);
    await shop.restock(Object.values(shelf));
    expect((await ask('GET', 'Cart')).data).toEqual(cart);
    await shop.restock(others);
    expect((await ask('DELETE', `Cart/items/${id}`)).data.items).toEqual(cart.items.slice(1));
  });

  it('of a product without types leaves when types appear: never 10 rupees for a product that has types [SRV-30, SRV-38]', async () => {
    await shop.restock(Object.values(shelf));
    const { ask } = await customerWith({ productId: shelf.untyped.id, ...size });
    const typed = { ...shelf.untyped, curtainTypes: shelf.curtains.curtainTypes };
    await shop.restock([
      ...Object.values<Product>(shelf).filter(({ id }) => id !== typed.id && id !== shelf.curtains.id),
      typed,
    ]);
    expect((await ask('GET', 'Cart')).data.items).toEqual([]);
  });
});
