import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rupeesToPaise } from '#domain/money/paise.ts';
import { calculateCharge } from '#domain/pricing/charged-amount.ts';
import { type CatalogueShop, createCatalogueShop } from '#tests/support/shop/catalogue-shop.ts';
import { numberedId, testProducts, wallpaperTypeAtRate } from '#tests/support/shop/test-catalogue.ts';

let shop: CatalogueShop;
beforeAll(async () => {
  shop = await createCatalogueShop();
});
afterAll(() => shop.close());

type Item = Record<string, unknown>;
const wallpaper = (rate: number, widthInInches: number, heightInInches: number, quantity = 1): Item => ({
  productId: testProducts.wallpaper.id,
  productTypeId: wallpaperTypeAtRate(rate),
  widthInInches,
  heightInInches,
  quantity,
});
const of = (product: { id: string }, widthInInches: number, heightInInches: number, quantity = 1): Item => ({
  productId: product.id,
  widthInInches,
  heightInInches,
  quantity,
});
const canvas = (type: number, size: number): Item => ({
  ...of(testProducts.canvas, size, size),
  productTypeId: numberedId(type),
});

async function cartWith(items: Item[]) {
  const { ask } = await shop.customer();
  const { status, data } = await ask('POST', 'Cart/addtocart', { items });
  expect(status).toBe(200);
  expect((await ask('GET', 'Cart')).data).toEqual(data);
  return data;
}

const PR_01 = wallpaper(45, 36, 48);
const PR_03 = wallpaper(45, 12, 12);
const PR_06 = wallpaper(50, 12, 18.1);
const PR_08 = wallpaper(210, 36.5, 48.2);
const PR_17 = of(testProducts.fabrics, 54, 100);
const PR_19 = wallpaper(60, 12, 20.1);

describe('a line', () => {
  it.each([
    ['PR-01', PR_01, 12, 540, 540],
    ['PR-02', { ...PR_01, quantity: 2 }, 12, 540, 1080],
    ['PR-03', PR_03, 1, 75, 75],
    ['PR-04', wallpaper(10, 10, 10, 3), 0.6944, 75, 225],
    ['PR-05', wallpaper(50, 12, 18), 1.5, 75, 75],
    ['PR-06', PR_06, 1.5083, 75.42, 75.42],
    ['PR-07', wallpaper(510, 1, 1), 0.0069, 75, 75],
    ['PR-08', PR_08, 12.2174, 2565.65, 2565.65],
    ['PR-09', wallpaper(45.5, 20, 24, 3), 3.3333, 151.67, 455.01],
    ['PR-10', wallpaper(99.99, 30.1, 40.7, 2), 8.5074, 850.66, 1701.32],
    ['PR-11', wallpaper(210.35, 12, 18), 1.5, 315.53, 315.53],
    ['PR-12, SRV-31', canvas(501, 0), 6, 2100, 2100],
    ['PR-13', canvas(502, 0), 0.5556, 75, 75],
    ['PR-14, SRV-31', canvas(501, 1), 6, 2100, 2100],
    ['PR-15, SRV-30', of(testProducts.untyped, 36, 48), 12, 120, 120],
    ['PR-16, SRV-30', of(testProducts.untyped, 24, 24), 4, 75, 75],
    ['PR-17', PR_17, 37.5, 9356.25, 9356.25],
    ['PR-18', of(testProducts.curtains, 96, 108, 2), 72, 36720, 73440],
    ['PR-19', PR_19, 1.675, 100.5, 100.5],
  ])('costs through the calls what the table says [%s, Q-67]', async (_, item, areaSqFt, unitPrice, lineTotal) => {
    const { items, subtotal } = await cartWith([item]);
    expect(items).toMatchObject([{ areaSqFt, unitPrice, lineTotal }]);
    expect(subtotal).toBe(lineTotal);
  });

  it('ignores every price that the caller sends [PR-27, SRV-29, SRV-10]', async () => {
    const lies = { unitPrice: 1, lineTotal: 1, areaSqFt: 0.01, pricePerSqFt: 0.01, subtotal: 1, id: numberedId(9) };
    const { items, subtotal } = await cartWith([{ ...PR_01, ...lies }]);
    expect(items).toMatchObject([{ areaSqFt: 12, pricePerSqFt: 45, unitPrice: 540, lineTotal: 540 }]);
    expect(items[0]?.id).not.toBe(lies.id);
    expect(subtotal).toBe(540);
  });

  it('ignores the prices of a change too [SRV-35, PR-27]', async () => {
    const { ask } = await shop.customer();
    const added = await ask('POST', 'Cart/addtocart', { items: [PR_01] });
    const patch = { quantity: 3, unitPrice: 1, lineTotal: 1, areaSqFt: 1, pricePerSqFt: 1, productTitle: 'Free' };
    const { data } = await ask('PUT', `Cart/items/${added.data.items[0]?.id}`, patch);
    expect(data.items).toMatchObject([{ unitPrice: 540, lineTotal: 1620, productTitle: 'Basant Vine', areaSqFt: 12 }]);
  });
});

describe('a cart', () => {
  it.each([
    ['PR-20', [PR_01, PR_06, PR_08], 3181.07, 318100],
    ['PR-21', [PR_19, { ...PR_19, colorHex: '#99aa88' }], 201, 20100],
    ['PR-22', [wallpaper(45, 12, 30), PR_01], 652.5, 65300],
    ['PR-23', [PR_17, PR_03], 9431.25, 943100],
  ])('sums its lines exactly [%s, ENT-18, CART-34]', async (_, items, subtotal, amountInPaise) => {
    const cart = await cartWith(items);
    expect(cart.items).toHaveLength(items.length);
    expect(cart.subtotal).toBe(subtotal);
    expect(calculateCharge(rupeesToPaise(cart.subtotal)).amountInPaise).toBe(amountInPaise);
  });
});

describe('prices over time', () => {
  afterAll(() => shop.restock(Object.values(testProducts)));

  it('are those of the catalogue at each look [SRV-38, SRV-27]', async () => {
    const { ask } = await shop.customer();
    await ask('POST', 'Cart/addtocart', { items: [PR_01] });
    const dearer = testProducts.wallpaper.wallpaperTypes.map((type) => ({
      ...type,
      pricePerSqFt: type.pricePerSqFt * 2,
    }));
    await shop.restock([{ ...testProducts.wallpaper, title: 'Renamed', wallpaperTypes: dearer }]);
    const { data } = await ask('GET', 'Cart');
    expect(data).toMatchObject({
      items: [{ pricePerSqFt: 90, unitPrice: 1080, productTitle: 'Renamed' }],
      subtotal: 1080,
    });
  });
});
