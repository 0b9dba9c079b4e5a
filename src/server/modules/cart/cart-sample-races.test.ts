import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCartCustomer, createSampleInput } from '#tests/support/customers/cart-customers.ts';
import { type CatalogueShop, createCatalogueShop } from '#tests/support/shop/catalogue-shop.ts';
import { testProducts } from '#tests/support/shop/test-catalogue.ts';

let shop: CatalogueShop;
beforeAll(async () => {
  shop = await createCatalogueShop();
});
afterAll(() => shop.close());

const { wallpaper, curtains, blinds, fabrics, canvas } = testProducts;
const samples = [wallpaper, curtains, blinds, fabrics, canvas].flatMap(({ id }) =>
  ['#EEEEDD', '#99AA88'].map((colorHex) => createSampleInput(id, colorHex)),
);
const others = [testProducts.untyped, testProducts.untypedCanvas].map(({ id }) => createSampleInput(id));

it.each([
  ['the same sample', samples.slice(0, 5), [samples[5], samples[5]]],
  ['the tenth and the eleventh sample', samples.slice(0, 9), others],
])('of two requests that add %s at once, one succeeds [D-38]', async (_, before, added) => {
  const { send } = await createCartCustomer(shop, before);
  const responses = await Promise.all(added.map((item) => send('POST', 'Cart/addtocart', { items: [item] })));
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await send('GET', 'Cart')).data.items).toHaveLength(before.length + 1);
});
