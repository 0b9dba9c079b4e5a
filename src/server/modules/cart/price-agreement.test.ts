import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readCatalogueFile } from '#contract/catalogue-file.ts';
import type { Product } from '#contract/storefront/catalogue.ts';
import { MAX_CART_LINES, MAX_QUANTITY, MIN_QUANTITY } from '#domain/cart/quantity.ts';
import { listColours } from '#domain/catalogue/pictures/product-images.ts';
import { OPTION_LISTS } from '#domain/catalogue/product-options.ts';
import { LENGTH_UNITS } from '#domain/measuring/length-unit.ts';
import { createSizeDraft, updateLength } from '#domain/measuring/size-draft.ts';
import { rupeesToPaise } from '#domain/money/paise.ts';
import { calculateLineTotalPaise } from '#domain/pricing/unit-price.ts';
import { listConfigurableTypes, OPTIONS_BY_CATEGORY } from '#domain/product/configuration.ts';
import {
  configureProduct,
  type PricedConfiguration,
} from '#storefront/features/product/configuration/configure-product.ts';
import { type CatalogueShop, createCatalogueShop } from '#tests/support/shop/catalogue-shop.ts';
import { testProducts } from '#tests/support/shop/test-catalogue.ts';
import { toProducts } from '../catalogue/import/catalogue-file-products.ts';

const CONFIGURATIONS = 10_000;
const { untypedCanvas: _, ...sellable } = testProducts;
let shop: CatalogueShop;
let products: Product[];

beforeAll(async () => {
  const reading = readCatalogueFile(JSON.parse(readFileSync('catalogue/demo-catalogue.json', 'utf8')));
  if (!reading.ok) throw new Error(reading.problems.join('\n'));
  products = [...Object.values(sellable), ...toProducts(reading.value)];
  shop = await createCatalogueShop();
  await shop.restock(products);
});
afterAll(() => shop.close());

/** What a shopper may type: small and large, whole and with decimals. */
const typedText = fc.oneof(
  fc.integer({ min: 100, max: 30_000 }).map((hundredths) => String(hundredths / 100)),
  fc.integer({ min: 1, max: 10_000 }).map(String),
  fc.integer({ min: 10, max: 100_000 }).map((tenths) => (tenths / 10).toFixed(1)),
);
const entry = fc.record({ main: typedText, inches: fc.constantFrom('', '0', '3', '7.5', '11.99') });
const index = fc.nat({ max: 10_000 });
const at = <Value>(list: readonly Value[], nat: number): Value | undefined => list[nat % Math.max(1, list.length)];

const wish = fc.record({
  product: index,
  type: index,
  colour: index,
  option: index,
  unit: fc.constantFrom(...LENGTH_UNITS),
  width: entry,
  height: entry,
  quantity: fc.integer({ min: MIN_QUANTITY, max: MAX_QUANTITY }),
});
type Wish = typeof wish extends fc.Arbitrary<infer Value> ? Value : never;

/** The product page with these choices and these keys typed, by the shop front's own code. */
function onThePage(chosen: Wish, comment: string): PricedConfiguration {
  const product = at(products, chosen.product) as Product;
  const options = OPTIONS_BY_CATEGORY[product.category].map((name) => [
    name,
    at<string>(OPTION_LISTS[name], chosen.option),
  ]);
  const blank = createSizeDraft(chosen.unit, '', '');
  const size = updateLength(updateLength(blank, 'width', chosen.width), 'height', chosen.height);
  const configuration = {
    typeId: at(listConfigurableTypes(product), chosen.type)?.id,
    colorHex: at(listColours(product.images), chosen.colour),
    options: Object.fromEntries(options),
  };
  return configureProduct(product, { configuration, size, comment });
}

it('browser and server agree on every price of ten thousand configurations, to the paisa [PDP-24, PDP-25, PDP-26, SRV-29, D-12]', async () => {
  const seed = Number(process.env.PRICE_SEED ?? Date.now());
  const wishes = fc.sample(wish, { numRuns: 2 * CONFIGURATIONS, seed });
  const pages = wishes
    .map((chosen, number) => ({ page: onThePage(chosen, `${number}`), quantity: chosen.quantity }))
    .filter(({ page }) => page.canAdd)
    .slice(0, CONFIGURATIONS);
  expect(pages.length, 'configurations that can be added').toBe(CONFIGURATIONS);
  expect(new Set(pages.map(({ page }) => page.product.category)).size).toBe(5);

  const differences: string[] = [];
  for (let from = 0; from < pages.length; from += MAX_CART_LINES) {
    const batch = pages.slice(from, from + MAX_CART_LINES);
    const { ask } = await shop.customer();
    const items = batch.map(({ page, quantity }) => ({ ...page.item, quantity }));
    const { status, message, data } = await ask('POST', 'Cart/addtocart', { items });
    expect(status, message).toBe(200);
    const totals = batch.map(({ page, quantity }) => calculateLineTotalPaise(page.price.unitPricePaise, quantity));
    batch.forEach(({ page, quantity }, line) => {
      const { unitPrice, lineTotal, pricePerSqFt, areaSqFt, widthInInches, heightInInches } = data.items[line] ?? {};
      const server = [unitPrice, lineTotal, pricePerSqFt].map((rupees) => rupeesToPaise(rupees ?? -1));
      const browser = [page.price.unitPricePaise, totals[line], page.price.ratePaise];
      const sizes = [areaSqFt, widthInInches, heightInInches];
      const own = [page.item.areaSqFt, page.item.widthInInches, page.item.heightInInches];
      if (`${server} ${sizes}` !== `${browser} ${own}`) {
        differences.push(`${page.product.title} x ${quantity}: ${server} ${sizes} instead of ${browser} ${own}`);
      }
    });
    expect(rupeesToPaise(data.subtotal)).toBe(totals.reduce((sum, total) => sum + total, 0));
  }
  expect(differences, `PRICE_SEED=${seed}`).toEqual([]);
}, 120_000);
