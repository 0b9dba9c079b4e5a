import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cart, type CartItem, cartSchema } from '#contract/storefront/cart.ts';
import { buildLineKey } from '#domain/cart/line-identity.ts';
import { isSampleLine } from '#domain/cart/line-kind.ts';
import { OPTION_LISTS } from '#domain/catalogue/product-options.ts';
import { toSize } from '#domain/measuring/size.ts';
import { listConfigurableTypes } from '#domain/product/configuration.ts';
import { HOSTILE_TEXTS } from '#tests/support/samples/hostile-texts.ts';
import { type ApiResponse, type CatalogueShop, createCatalogueShop } from '#tests/support/shop/catalogue-shop.ts';
import { createNumberedId, testProducts } from '#tests/support/shop/test-catalogue.ts';

let shop: CatalogueShop;
beforeAll(async () => {
  shop = await createCatalogueShop();
});
afterAll(() => shop.close());

const RUNS = 500;
const products = Object.values(testProducts);
const typeIds = products.flatMap((product) => listConfigurableTypes(product).map(({ id }) => id));

const garbage = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<unknown>(null, true, '', '2', [], {}, -1, 0, 1e308, 5e-324, 'NaN') },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  { weight: 1, arbitrary: fc.constantFrom(...Object.values(HOSTILE_TEXTS)) },
);
/** Generates mostly valid input and occasional garbage. */
const createMostlyValid = <Value>(arbitrary: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 24, arbitrary: arbitrary as fc.Arbitrary<unknown> }, { weight: 1, arbitrary: garbage });
const side = createMostlyValid(
  fc.oneof(fc.integer({ min: 1, max: 300 }), fc.double({ min: 1, max: 10_000, noNaN: true })),
);
const buildOption = (list: readonly string[]) => createMostlyValid(fc.constantFrom(...list, null));

const choices = {
  kind: createMostlyValid(fc.constantFrom('sample', null, null)),
  productTypeId: fc.option(fc.constantFrom(...typeIds, createNumberedId(999)), { freq: 1 }),
  colorHex: createMostlyValid(fc.constantFrom('#eeeedd', '#99AA88', null)),
  widthInInches: side,
  heightInInches: side,
  quantity: createMostlyValid(fc.integer({ min: 1, max: 999 })),
  productImageUrl: createMostlyValid(fc.constantFrom('/pictures/sage.webp', null)),
  orderComment: createMostlyValid(fc.string({ maxLength: 40, unit: 'grapheme' })),
  unitPrice: garbage,
  lineTotal: garbage,
  areaSqFt: garbage,
  category: garbage,
  ...Object.fromEntries(Object.entries(OPTION_LISTS).map(([name, list]) => [name, buildOption(list)])),
};
const productId = createMostlyValid(fc.constantFrom(...products.map(({ id }) => id)));
const itemInput = fc.record(
  { productId, ...choices },
  { requiredKeys: ['productId', 'widthInInches', 'heightInInches'] },
);
const patch = fc.record(choices, { requiredKeys: [] });

/** Computes the price independently of the shop's own arithmetic. */
function computeUnitPrice({ widthInInches, heightInInches, pricePerSqFt }: CartItem): number {
  const toHundredths = (value: number) => BigInt(Math.round(value * 100));
  const numerator = toHundredths(widthInInches) * toHundredths(heightInInches) * toHundredths(pricePerSqFt);
  const roundedPaise = (numerator * 2n + 1_440_000n) / (2n * 1_440_000n);
  return Number(roundedPaise < 7500n ? 7500n : roundedPaise) / 100;
}

function expectSample(line: CartItem): void {
  expect(line).toMatchObject({ quantity: 1, unitPrice: 99, productTypeId: null, widthInInches: 0, heightInInches: 0 });
}

function expectConsistent(items: readonly CartItem[], subtotal: number): void {
  items.filter(isSampleLine).forEach(expectSample);
  for (const line of items.filter((item) => !isSampleLine(item))) {
    const product = products.find(({ id }) => id === line.productId);
    const type = product && listConfigurableTypes(product).find(({ id }) => id === line.productTypeId);
    expect(line.pricePerSqFt).toBe(type?.pricePerSqFt ?? 10);
    expect(line.unitPrice).toBe(computeUnitPrice(line));
    expect(Number.isInteger(line.quantity) && line.quantity >= 1 && line.quantity <= 999).toBe(true);
    expect(Math.min(line.widthInInches, line.heightInInches)).toBeGreaterThanOrEqual(1);
    expect(Math.max(line.widthInInches, line.heightInInches)).toBeLessThanOrEqual(10_000);
  }
  const paise = items.map((line) => BigInt(Math.round(line.unitPrice * 100)) * BigInt(line.quantity));
  expect(subtotal).toBe(Number(paise.reduce((sum, one) => sum + one, 0n)) / 100);
  const keys = items.map((item) => buildLineKey({ ...item, ...toSize(item.widthInInches, item.heightInInches) }));
  expect(new Set(keys).size).toBe(items.length);
}

function expectValidResponse({ data, status, message }: ApiResponse<Cart>): void {
  if (status === 200) {
    expect(cartSchema.parse(data)).toEqual(data);
    expectConsistent(data.items, data.subtotal);
  } else {
    expect([400, 404, 409]).toContain(status);
    expect(message).not.toBe('');
  }
}

it('any input leaves a valid cart or is rejected as a whole [SRV-08, SRV-10, SRV-28, SRV-29]', async () => {
  let [added, changed] = [0, 0];
  const itemInputs = fc.array(itemInput, { minLength: 1, maxLength: 4 });
  const property = fc.asyncProperty(itemInputs, patch, async (items, change) => {
    const { send } = await shop.createCustomer();
    const first = await send('POST', 'Cart/addtocart', { items });
    expectValidResponse(first);
    const stored = (await send('GET', 'Cart')).data;
    expect(stored).toEqual(first.data ?? { items: [], subtotal: 0 });
    const [line] = stored.items;
    if (!line) return;
    added++;
    const second = await send('PUT', `Cart/items/${line.id}`, change);
    expectValidResponse(second);
    if (second.status === 200) changed++;
    expect((await send('GET', 'Cart')).data).toEqual(second.data ?? stored);
  });
  await fc.assert(property, { numRuns: RUNS });
  expect(Math.min(added, changed), 'accepted additions and updates').toBeGreaterThan(RUNS / 25);
}, 180_000);
