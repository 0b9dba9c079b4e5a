import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  NO_SAMPLES_MESSAGE,
  SAMPLE_IN_CART_MESSAGE,
  SAMPLE_QUANTITY_MESSAGE,
  TOO_MANY_SAMPLES_MESSAGE,
} from '#domain/cart/samples.ts';
import { cartLines } from '#server/platform/database/tables/orders/cart-tables.ts';
import {
  addItems,
  type CartItemInput,
  createCartCustomer,
  createSampleInput,
  paper,
  updateItem,
} from '#tests/support/customers/cart-customers.ts';
import { createSampleProduct } from '#tests/support/samples/product-samples.ts';
import { writeSettingsFile } from '#tests/support/samples/settings-samples.ts';
import { type CatalogueShop, createCatalogueShop } from '#tests/support/shop/catalogue-shop.ts';
import { createNumberedId, testProducts } from '#tests/support/shop/test-catalogue.ts';

let shop: CatalogueShop;
beforeAll(async () => {
  shop = await createCatalogueShop();
});
afterAll(() => shop.close());

const createCustomerWith = (...items: CartItemInput[]) => createCartCustomer(shop, items);
const sage = createSampleInput(testProducts.wallpaper.id, '#99aa88');

/** Eleven samples: of four products in two colours, and of three without colours. */
const elevenSamples = async () => {
  const extra = createSampleProduct(createNumberedId(80));
  await shop.replaceProducts([...Object.values(testProducts), extra]);
  const { wallpaper, curtains, blinds, fabrics, untyped, untypedCanvas } = testProducts;
  const coloured = [wallpaper, curtains, blinds, fabrics].flatMap(({ id }) =>
    ['#EEEEDD', '#99AA88'].map((colorHex) => createSampleInput(id, colorHex)),
  );
  return [...coloured, ...[untyped, untypedCanvas, extra].map(({ id }) => createSampleInput(id))];
};

describe('a sample in POST /api/Cart/addtocart', () => {
  it('is a line of its own kind at the flat price, without type, size and area [D-38, D-34]', async () => {
    const { send, cart } = await createCustomerWith(paper, sage);
    expect(cart.items[1]).toMatchObject({
      kind: 'sample',
      productId: testProducts.wallpaper.id,
      productTypeId: null,
      productTypeTitle: null,
      colorHex: '#99AA88',
      colorName: 'Sage',
      productImageUrl: '/pictures/sage.webp',
      widthInInches: 0,
      heightInInches: 0,
      areaSqFt: 0,
      pricePerSqFt: 0,
      quantity: 1,
      unitPrice: 99,
      lineTotal: 99,
    });
    expect(cart.items[0]).not.toHaveProperty('kind');
    expect(cart.subtotal).toBe(540 + 99);
    expect((await send('GET', 'Cart')).data).toEqual(cart);
  });

  it('ignores type, size, options and comment [D-38]', async () => {
    const { cart } = await createCustomerWith({
      ...createSampleInput(testProducts.curtains.id, '#EEEEDD'),
      productTypeId: 'no-id',
      widthInInches: 36,
      heightInInches: 0,
      curtainHeading: 'Goblet',
      orderComment: 'x'.repeat(501),
    });
    expect(cart.items[0]).toMatchObject({ productTypeId: null, widthInInches: 0, curtainHeading: null, unitPrice: 99 });
    expect(cart.items[0]).not.toHaveProperty('orderComment');
  });

  it('is possible in every category, also without types [D-38]', async () => {
    const products = Object.values(testProducts);
    const { cart } = await createCustomerWith(...products.map(({ id }) => createSampleInput(id)));
    expect(cart.items.map(({ unitPrice }) => unitPrice)).toEqual(products.map(() => 99));
  });

  it('is of the first colour unless it names one of the product [D-38]', async () => {
    const { send, cart } = await createCustomerWith(createSampleInput(testProducts.wallpaper.id));
    expect(cart.items[0]?.colorHex).toBe('#EEEEDD');
    expect((await addItems(send, createSampleInput(testProducts.wallpaper.id, '#000000'))).status).toBe(400);
  });

  it('has a quantity of 1 [D-38]', async () => {
    const { send } = await shop.createCustomer();
    for (const quantity of [0, 2, 999, 1.5])
      expect(await addItems(send, { ...sage, quantity })).toMatchObject({
        status: 400,
        message: SAMPLE_QUANTITY_MESSAGE,
      });
    expect((await addItems(send, { ...sage, quantity: '1' })).status).toBe(400);
    expect((await send('GET', 'Cart')).data.items).toEqual([]);
    for (const quantity of [1, null]) {
      const { cart } = await createCustomerWith({ ...sage, quantity });
      expect(cart.items[0]?.quantity).toBe(1);
    }
  });

  it('is refused the second time, also within one request; pieces of the same colour are not [D-38]', async () => {
    const { send, cart } = await createCustomerWith({ ...paper, colorHex: '#99AA88' }, sage);
    const refused = { status: 409, message: SAMPLE_IN_CART_MESSAGE };
    expect(await addItems(send, { ...sage, colorHex: '#99AA88' })).toMatchObject(refused);
    const ivory = { ...sage, colorHex: '#EEEEDD' };
    expect(await addItems(send, paper, ivory, ivory)).toMatchObject(refused);
    expect((await send('GET', 'Cart')).data).toEqual(cart);
    expect((await addItems(send, ivory)).data.items).toHaveLength(3);
  });

  it('is refused as the eleventh [D-38]', async () => {
    const samples = await elevenSamples();
    const { send, cart } = await createCustomerWith(...samples.slice(0, 10));
    const refused = { status: 409, message: TOO_MANY_SAMPLES_MESSAGE };
    expect(await addItems(send, paper, ...samples.slice(10))).toMatchObject(refused);
    expect((await send('GET', 'Cart')).data).toEqual(cart);
    expect((await addItems(send, paper)).status).toBe(200);
  });

  it.each(['Sample', 'piece', '', 7, true])('is not a kind of %j [D-38]', async (kind) => {
    const { send } = await shop.createCustomer();
    const response = await addItems(send, { ...sage, kind });
    expect(response).toMatchObject({ status: 400, message: expect.stringContaining('kind') });
  });

  it('without a kind is a piece, which needs a size [D-38]', async () => {
    const { send } = await shop.createCustomer();
    expect((await addItems(send, { ...sage, kind: null })).status).toBe(400);
    const { cart } = await createCustomerWith({ ...paper, kind: null });
    expect(cart.items[0]).not.toHaveProperty('kind');
  });

  it('comes back by sending the removed line again [D-38]', async () => {
    const { send, cart } = await createCustomerWith(sage);
    const [line] = cart.items;
    await send('DELETE', `Cart/items/${line?.id}`);
    expect((await addItems(send, { ...line })).data).toEqual({
      ...cart,
      items: [{ ...line, id: expect.any(String) }],
    });
  });
});

describe('a sample in PUT /api/Cart/items/{itemId}', () => {
  it('keeps its quantity and kind [D-38]', async () => {
    const { send, cart, ids } = await createCustomerWith(sage, paper);
    for (const quantity of [0, 2, 999])
      expect(await updateItem(send, ids[0], { quantity })).toMatchObject({
        status: 400,
        message: SAMPLE_QUANTITY_MESSAGE,
      });
    const patch = { quantity: 1, kind: null, widthInInches: 36, heightInInches: 48, orderComment: 'Hall' };
    expect((await updateItem(send, ids[0], patch)).data).toEqual(cart);
    expect((await updateItem(send, ids[1], { quantity: 1, kind: 'sample' })).data).toEqual(cart);
    expect((await updateItem(send, ids[1], { kind: 'sample' })).status).toBe(400);
  });

  it('changes its colour, but not to that of another sample [D-38]', async () => {
    const ivory = { ...sage, colorHex: '#EEEEDD' };
    const { send, ids } = await createCustomerWith(sage, ivory);
    const refused = { status: 409, message: SAMPLE_IN_CART_MESSAGE };
    expect(await updateItem(send, ids[0], { colorHex: '#EEEEDD' })).toMatchObject(refused);
    await send('DELETE', `Cart/items/${ids[1]}`);
    const { data } = await updateItem(send, ids[0], { colorHex: '#EEEEDD' });
    expect(data.items).toMatchObject([
      { kind: 'sample', colorHex: '#EEEEDD', productImageUrl: '/pictures/ivory.webp' },
    ]);
  });
});

it('is stored without type and size, so that an earlier release leaves it out instead of pricing it [D-38]', async () => {
  const { userId } = await createCustomerWith(createSampleInput(testProducts.canvas.id));
  const rows = await shop.db.select().from(cartLines);
  expect(rows.find((row) => row.userId === userId)).toMatchObject({
    kind: 'sample',
    productTypeId: null,
    widthHundredths: null,
    heightHundredths: null,
  });
});

describe('a shop without a sample price', () => {
  const withShop = async (check: (other: CatalogueShop) => Promise<void>) => {
    const folder = await mkdtemp(join(tmpdir(), 'settings-'));
    const env = { SETTINGS_FILE: writeSettingsFile(folder, { samplePrice: undefined }) };
    const other = await createCatalogueShop({ env });
    await rm(folder, { recursive: true });
    await check(other).finally(() => other.close());
  };

  it('refuses samples and leaves out those in carts [D-38]', () =>
    withShop(async (other) => {
      const { send, userId } = await other.createCustomer();
      expect(await addItems(send, paper, sage)).toMatchObject({ status: 400, message: NO_SAMPLES_MESSAGE });
      await createCartCustomer(shop, [sage]);
      const [row] = await shop.db.select().from(cartLines);
      if (row) await other.db.insert(cartLines).values({ ...row, kind: 'sample', userId });
      expect((await send('GET', 'Cart')).data).toEqual({ items: [], subtotal: 0 });
    }));
});
