import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readCatalogueFile } from '#contract/catalogue-file.ts';
import type { Product } from '#contract/storefront/catalogue.ts';
import { MAX_CART_LINES, MAX_QUANTITY, MIN_QUANTITY } from '#domain/cart/quantity.ts';
import { listColours } from '#domain/catalogue/pictures/product-images.ts';
import { OPTION_LISTS, OPTIONS_BY_CATEGORY } from '#domain/catalogue/product-options.ts';
import { LENGTH_UNITS } from '#domain/measuring/length-unit.ts';
import { createSizeDraft, updateLength } from '#domain/measuring/size-draft.ts';
import { rupeesToPaise } from '#domain/money/paise.ts';
import { calculateLineTotalPaise } from '#domain/pricing/unit-price.ts';
import { listConfigurableTypes } from '#domain/product/configuration.ts';
import {
  configureProduct,
  type PricedConfiguration,
} from '#storefront/features/product/configuration/configure-product.ts';
import { type CatalogueShop, createCatalogueShop } from '#tests/support/shop/catalogue-shop.ts';
import { testProducts } from '#tests/support/shop/test-catalogue.ts';
import { toProducts } from '../catalogue/content/catalogue-file-products.ts';

const CONFIGURATIONS = 10_000;
const { untypedCanvas: _, ...sellable } = testProducts;
let shop: CatalogueShop;
let products: Product[];

beforeAll(async () => {
  const parsed = readCatalogueFile(JSON.parse(readFileSync('catalogue/demo-catalogue.json', 'utf8')));
  if (!parsed.ok) throw new Error(parsed.problems.join('\n'));
  products = [...Object.values(sellable), ...toProducts(parsed.value)];
  shop = await createCatalogueShop();
  await shop.replaceProducts(products);
});
afterAll(() => shop.close());

/** Lengths as shoppers type them: small and large, whole and with decimals. */
const typedText = fc.oneof(
  fc.integer({ min: 100, max: 30_000 }).map((hundredths) => String(hundredths / 100)),
  fc.integer({ min: 1, max: 10_000 }).map(String),
  fc.integer({ min: 10, max: 100_000 }).map((tenths) => (tenths / 10).toFixed(1)),
);
const entry = fc.record({ main: typedText, inches: fc.constantFrom('', '0', '3', '7.5', '11.99') });
const index = fc.nat({ max: 10_000 });
const pick = <Value>(list: readonly Value[], nat: number): Value | undefined => list[nat % Math.max(1, list.length)];

const pageInput = fc.record({
  product: index,
  type: index,
  colour: index,
  option: index,
  unit: fc.constantFrom(...LENGTH_UNITS),
  width: entry,
  height: entry,
  quantity: fc.integer({ min: MIN_QUANTITY, max: MAX_QUANTITY }),
});
type PageInput = typeof pageInput extends fc.Arbitrary<infer Value> ? Value : never;

/** Configures a product as the product page does, with the storefront's own code. */
function configureOnPage(input: PageInput, comment: string): PricedConfiguration {
  const product = pick(products, input.product) as Product;
  const options = OPTIONS_BY_CATEGORY[product.category].map((name) => [
    name,
    pick<string>(OPTION_LISTS[name], input.option),
  ]);
  const blankDraft = createSizeDraft(input.unit, '', '');
  const sizeDraft = updateLength(updateLength(blankDraft, 'width', input.width), 'height', input.height);
  const configuration = {
    typeId: pick(listConfigurableTypes(product), input.type)?.id,
    colorHex: pick(listColours(product.images), input.colour),
    options: Object.fromEntries(options),
  };
  return configureProduct(product, { configuration, sizeDraft, comment });
}

it('browser and server compute the same price for ten thousand configurations, to the paisa [PDP-24, PDP-25, PDP-26, SRV-29]', async () => {
  const seed = Number(process.env.PRICE_SEED ?? Date.now());
  const pageInputs = fc.sample(pageInput, { numRuns: 2 * CONFIGURATIONS, seed });
  const pages = pageInputs
    .map((input, number) => ({ page: configureOnPage(input, `${number}`), quantity: input.quantity }))
    .filter(({ page }) => page.canAddToCart)
    .slice(0, CONFIGURATIONS);
  expect(pages.length, 'configurations that can be added').toBe(CONFIGURATIONS);
  expect(new Set(pages.map(({ page }) => page.product.category)).size).toBe(5);

  const differences: string[] = [];
  for (let from = 0; from < pages.length; from += MAX_CART_LINES) {
    const batch = pages.slice(from, from + MAX_CART_LINES);
    const { send } = await shop.createCustomer();
    const items = batch.map(({ page, quantity }) => ({ ...page.item, quantity }));
    const { status, message, data } = await send('POST', 'Cart/addtocart', { items });
    expect(status, message).toBe(200);
    const totals = batch.map(({ page, quantity }) => calculateLineTotalPaise(page.price.unitPricePaise, quantity));
    batch.forEach(({ page, quantity }, line) => {
      const { unitPrice, lineTotal, pricePerSqFt, areaSqFt, widthInInches, heightInInches } = data.items[line] ?? {};
      const server = [unitPrice, lineTotal, pricePerSqFt].map((rupees) => rupeesToPaise(rupees ?? -1));
      const browser = [page.price.unitPricePaise, totals[line], page.price.ratePaise];
      const serverSizes = [areaSqFt, widthInInches, heightInInches];
      const browserSizes = [page.item.areaSqFt, page.item.widthInInches, page.item.heightInInches];
      if (`${server} ${serverSizes}` !== `${browser} ${browserSizes}`) {
        differences.push(
          `${page.product.title} x ${quantity}: ${server} ${serverSizes} instead of ${browser} ${browserSizes}`,
        );
      }
    });
    expect(rupeesToPaise(data.subtotal)).toBe(totals.reduce((sum, total) => sum + total, 0));
  }
  expect(differences, `PRICE_SEED=${seed}`).toEqual([]);
}, 120_000);
