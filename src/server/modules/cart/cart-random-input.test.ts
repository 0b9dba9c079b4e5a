import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cart, type CartItem, cartSchema } from '#contract/storefront/cart.ts';
import { buildLineKey } from '#domain/cart/line-identity.ts';
import { OPTION_LISTS } from '#domain/catalogue/product-options.ts';
import { listConfigurableTypes } from '#domain/product/configuration.ts';
import { HOSTILE_TEXTS } from '#tests/support/samples/hostile-texts.ts';
import { type ApiResponse, type CatalogueShop, createCatalogueShop } from '#tests/support/shop/catalogue-shop.ts';
import { numberedId, testProducts } from '#tests/support/shop/test-catalogue.ts';

let shop: CatalogueShop;
beforeAll(async () => {
  shop = await createCatalogueShop();
});
afterAll(() => shop.close());

const RUNS = 500;
const products = Object.values(testProducts);
const typeIds = products.flatMap((product) => listConfigurableTypes(product).map(({ id }) => id));

const rubbish = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<unknown>(null, true, '', '2', [], {}, -1, 0, 1e308, 5e-324, 'NaN') },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  { weight: 1, arbitrary: fc.constantFrom(...Object.values(HOSTILE_TEXTS)) },
);
/** Mostly what a shopper could send, now and then anything. */
const mostly = <Value>(arbitrary: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 24, arbitrary: arbitrary as fc.Arbitrary<unknown> }, { weight: 1, arbitrary: rubbish });
const side = mostly(fc.oneof(fc.integer({ min: 1, max: 300 }), fc.double({ min: 1, max: 10_000, noNaN: true })));
const option = (list: readonly string[]) => mostly(fc.constantFrom(...list, null));

const choices = {
  productTypeId: fc.option(fc.constantFrom(...typeIds, numberedId(999)), { freq: 1 }),
  colorHex: mostly(fc.constantFrom('#eeeedd', '#99AA88', null)),
  widthInInches: side,
  heightInInches: side,
  quantity: mostly(fc.integer({ min: 1, max: 999 })),
  productImageUrl: mostly(fc.constantFrom('/pictures/sage.webp', null)),
  orderComment: mostly(fc.string({ maxLength: 40, unit: 'grapheme' })),
  unitPrice: rubbish,
  lineTotal: rubbish,
  areaSqFt: rubbish,
  category: rubbish,
  ...Object.fromEntries(Object.entries(OPTION_LISTS).map(([name, list]) => [name, option(list)])),
};
const productId = mostly(fc.constantFrom(...products.map(({ id }) => id)));
const wish = fc.record({ productId, ...choices }, { requiredKeys: ['productId', 'widthInInches', 'heightInInches'] });
const patch = fc.record(choices, { requiredKeys: [] });

/** The price by long division, apart from the shop's own arithmetic. */
function unitPriceOf({ widthInInches, heightInInches, pricePerSqFt }: CartItem): number {
  const whole = (value: number) => BigInt(Math.round(value * 100));
  const numerator = whole(widthInInches) * whole(heightInInches) * whole(pricePerSqFt);
  const exact = (numerator * 2n + 1_440_000n) / (2n * 1_440_000n);
  return Number(exact < 7500n ? 7500n : exact) / 100;
}

function expectSound(items: readonly CartItem[], subtotal: number): void {
  for (const line of items) {
    const product = products.find(({ id }) => id === line.productId);
    const type = product && listConfigurableTypes(product).find(({ id }) => id === line.productTypeId);
    expect(line.pricePerSqFt).toBe(type?.pricePerSqFt ?? 10);
    expect(line.unitPrice).toBe(unitPriceOf(line));
    expect(Number.isInteger(line.quantity) && line.quantity >= 1 && line.quantity <= 999).toBe(true);
    expect(Math.min(line.widthInInches, line.heightInInches)).toBeGreaterThanOrEqual(1);
    expect(Math.max(line.widthInInches, line.heightInInches)).toBeLessThanOrEqual(10_000);
  }
  const paise = items.map((line) => BigInt(Math.round(line.unitPrice * 100)) * BigInt(line.quantity));
  expect(subtotal).toBe(Number(paise.reduce((sum, one) => sum + one, 0n)) / 100);
  expect(new Set(items.map(buildLineKey)).size).toBe(items.length);
}

function expectWhole({ data, status, message }: ApiResponse<Cart>): void {
  if (status === 200) {
    expect(cartSchema.parse(data)).toEqual(data);
    expectSound(data.items, data.subtotal);
  } else {
    expect([400, 404]).toContain(status);
    expect(message).not.toBe('');
  }
}

it('any input leaves a valid cart or is refused as a whole [SRV-08, SRV-10, SRV-28, SRV-29, SRV-34, D-09]', async () => {
  let [added, changed] = [0, 0];
  const wishes = fc.array(wish, { minLength: 1, maxLength: 4 });
  const property = fc.asyncProperty(wishes, patch, async (items, change) => {
    const { ask } = await shop.customer();
    const first = await ask('POST', 'Cart/addtocart', { items });
    expectWhole(first);
    const stored = (await ask('GET', 'Cart')).data;
    expect(stored).toEqual(first.data ?? { items: [], subtotal: 0 });
    const [line] = stored.items;
    if (!line) return;
    added++;
    const second = await ask('PUT', `Cart/items/${line.id}`, change);
    expectWhole(second);
    if (second.status === 200) changed++;
    expect((await ask('GET', 'Cart')).data).toEqual(second.data ?? stored);
  });
  await fc.assert(property, { numRuns: RUNS });
  expect(Math.min(added, changed), 'wishes and changes that a shop takes').toBeGreaterThan(RUNS / 25);
}, 180_000);
