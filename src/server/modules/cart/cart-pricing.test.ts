import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rupeesToPaise } from '#domain/money/paise.ts';
import { calculateCharge } from '#domain/pricing/charged-amount.ts';
import { type CatalogueShop, createCatalogueShop } from '#tests/support/shop/catalogue-shop.ts';
import { createNumberedId, getWallpaperTypeId, testProducts } from '#tests/support/shop/test-catalogue.ts';

let shop: CatalogueShop;
beforeAll(async () => {
  shop = await createCatalogueShop();
});
afterAll(() => shop.close());

type Item = Record<string, unknown>;
const buildWallpaper = (rate: number, widthInInches: number, heightInInches: number, quantity = 1): Item => ({
  productId: testProducts.wallpaper.id,
  productTypeId: getWallpaperTypeId(rate),
  widthInInches,
  heightInInches,
  quantity,
});
const buildItem = (product: { id: string }, widthInInches: number, heightInInches: number, quantity = 1): Item => ({
  productId: product.id,
  widthInInches,
  heightInInches,
  quantity,
});
const buildCanvas = (type: number, size: number): Item => ({
  ...buildItem(testProducts.canvas, size, size),
  productTypeId: createNumberedId(type),
});

async function createCart(items: Item[]) {
  const { send } = await shop.createCustomer();
  const { status, data } = await send('POST', 'Cart/addtocart', { items });
  expect(status).toBe(200);
  expect((await send('GET', 'Cart')).data).toEqual(data);
  return data;
}

const PR_01 = buildWallpaper(45, 36, 48);
const PR_03 = buildWallpaper(45, 12, 12);
const PR_06 = buildWallpaper(50, 12, 18.1);
const PR_08 = buildWallpaper(210, 36.5, 48.2);
const PR_17 = buildItem(testProducts.fabrics, 54, 100);
const PR_19 = buildWallpaper(60, 12, 20.1);

describe('a line', () => {
  it.each([
    ['PR-01', PR_01, 12, 540, 540],
    ['PR-02', { ...PR_01, quantity: 2 }, 12, 540, 1080],
    ['PR-03', PR_03, 1, 75, 75],
    ['PR-04', buildWallpaper(10, 10, 10, 3), 0.6944, 75, 225],
    ['PR-05', buildWallpaper(50, 12, 18), 1.5, 75, 75],
    ['PR-06', PR_06, 1.5083, 75.42, 75.42],
    ['PR-07', buildWallpaper(510, 1, 1), 0.0069, 75, 75],
    ['PR-08', PR_08, 12.2174, 2565.65, 2565.65],
    ['PR-09', buildWallpaper(45.5, 20, 24, 3), 3.3333, 151.67, 455.01],
    ['PR-10', buildWallpaper(99.99, 30.1, 40.7, 2), 8.5074, 850.66, 1701.32],
    ['PR-11', buildWallpaper(210.35, 12, 18), 1.5, 315.53, 315.53],
    ['PR-12, SRV-31', buildCanvas(501, 0), 6, 2100, 2100],
    ['PR-13', buildCanvas(502, 0), 0.5556, 75, 75],
    ['PR-14, SRV-31', buildCanvas(501, 1), 6, 2100, 2100],
    ['PR-15, SRV-30', buildItem(testProducts.untyped, 36, 48), 12, 120, 120],
    ['PR-16, SRV-30', buildItem(testProducts.untyped, 24, 24), 4, 75, 75],
    ['PR-17', PR_17, 37.5, 9356.25, 9356.25],
    ['PR-18', buildItem(testProducts.curtains, 96, 108, 2), 72, 36720, 73440],
    ['PR-19', PR_19, 1.675, 100.5, 100.5],
  ])('has the price from the requirements table [%s, Q-67]', async (_, item, areaSqFt, unitPrice, lineTotal) => {
    const { items, subtotal } = await createCart([item]);
    expect(items).toMatchObject([{ areaSqFt, unitPrice, lineTotal }]);
    expect(subtotal).toBe(lineTotal);
  });

  it('ignores every price that the client sends [PR-27, SRV-29, SRV-10]', async () => {
    const tampered = {
      unitPrice: 1,
      lineTotal: 1,
      areaSqFt: 0.01,
      pricePerSqFt: 0.01,
      subtotal: 1,
      id: createNumberedId(9),
    };
    const { items, subtotal } = await createCart([{ ...PR_01, ...tampered }]);
    expect(items).toMatchObject([{ areaSqFt: 12, pricePerSqFt: 45, unitPrice: 540, lineTotal: 540 }]);
    expect(items[0]?.id).not.toBe(tampered.id);
    expect(subtotal).toBe(540);
  });

  it('ignores the prices of an update too [SRV-35, PR-27]', async () => {
    const { send } = await shop.createCustomer();
    const added = await send('POST', 'Cart/addtocart', { items: [PR_01] });
    const patch = { quantity: 3, unitPrice: 1, lineTotal: 1, areaSqFt: 1, pricePerSqFt: 1, productTitle: 'Free' };
    const { data } = await send('PUT', `Cart/items/${added.data.items[0]?.id}`, patch);
    expect(data.items).toMatchObject([{ unitPrice: 540, lineTotal: 1620, productTitle: 'Basant Vine', areaSqFt: 12 }]);
  });
});

describe('a cart', () => {
  it.each([
    ['PR-20', [PR_01, PR_06, PR_08], 3181.07, 318100],
    ['PR-21', [PR_19, { ...PR_19, colorHex: '#99aa88' }], 201, 20100],
    ['PR-22', [buildWallpaper(45, 12, 30), PR_01], 652.5, 65300],
    ['PR-23', [PR_17, PR_03], 9431.25, 943100],
  ])('sums its lines exactly [%s, ENT-18, CART-34]', async (_, items, subtotal, amountInPaise) => {
    const cart = await createCart(items);
    expect(cart.items).toHaveLength(items.length);
    expect(cart.subtotal).toBe(subtotal);
    expect(calculateCharge(rupeesToPaise(cart.subtotal)).amountInPaise).toBe(amountInPaise);
  });
});

describe('prices over time', () => {
  afterAll(() => shop.replaceProducts(Object.values(testProducts)));

  it('follow the catalogue on every read [SRV-38, SRV-27]', async () => {
    const { send } = await shop.createCustomer();
    await send('POST', 'Cart/addtocart', { items: [PR_01] });
    const raisedTypes = testProducts.wallpaper.wallpaperTypes.map((type) => ({
      ...type,
      pricePerSqFt: type.pricePerSqFt * 2,
    }));
    await shop.replaceProducts([{ ...testProducts.wallpaper, title: 'Renamed', wallpaperTypes: raisedTypes }]);
    const { data } = await send('GET', 'Cart');
    expect(data).toMatchObject({
      items: [{ pricePerSqFt: 90, unitPrice: 1080, productTitle: 'Renamed' }],
      subtotal: 1080,
    });
  });
});
