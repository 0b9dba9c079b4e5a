import { afterAll, beforeAll, expect, it } from 'vitest';
import { withQueryLog } from '#tests/support/database/logged-database.ts';
import { hasExactQueryCounts } from '#tests/support/database/test-database.ts';
import { type CatalogueShop, createCatalogueShop } from '#tests/support/shop/catalogue-shop.ts';
import { testProducts } from '#tests/support/shop/test-catalogue.ts';

const statements: string[] = [];

let shop: CatalogueShop;
beforeAll(async () => {
  shop = await createCatalogueShop((connection) => withQueryLog(connection, (query) => statements.push(query)));
});
afterAll(() => shop.close());

/** First words and tables of what a call asks, without begin and commit. */
async function asked(call: () => Promise<{ status: number }>, status = 200): Promise<string[]> {
  statements.length = 0;
  expect((await call()).status).toBe(status);
  const own = statements.filter((statement) => /"(carts|cart_lines|wishlist_entries)"/.test(statement));
  return own.map((statement) => statement.replace(/^(\w+).*?"(carts|cart_lines|wishlist_entries)".*$/s, '$1 $2'));
}

const LOCK = 'insert carts';
const READ = 'select cart_lines';
const LOOK = 'select carts';
const WRITE = 'insert cart_lines';
const DELETE = 'delete cart_lines';

const itCounts = it.skipIf(!hasExactQueryCounts);

const paper = (widthInInches: number) => ({ productId: testProducts.wallpaper.id, widthInInches, heightInInches: 9 });

itCounts('each cart call asks the database little, however many lines there are', async () => {
  const { ask } = await shop.customer();
  const add = (...widths: number[]) => ask('POST', 'Cart/addtocart', { items: widths.map(paper) });
  expect(await asked(() => add(10))).toEqual([LOCK, READ, WRITE]);
  // From here on the process knows the cart, and only asks whether it still is.
  expect(await asked(() => add(10, 20, 30, 40, 50))).toEqual([LOCK, WRITE]);
  const [first, second] = (await ask('GET', 'Cart')).data.items.map(({ id }) => `Cart/items/${id}`);
  expect(await asked(() => ask('GET', 'Cart'))).toEqual([LOOK]);
  expect(await asked(() => ask('PUT', first ?? '', { quantity: 3 }))).toEqual([LOCK, WRITE]);
  expect(await asked(() => ask('PUT', second ?? '', { widthInInches: 10 })), 'merging').toEqual([
    ...[LOCK, DELETE, WRITE],
  ]);
  expect(await asked(() => ask('DELETE', first ?? ''))).toEqual([LOCK, DELETE]);
  expect(await asked(() => ask('DELETE', 'Cart'))).toEqual([LOCK, DELETE]);
  expect(await asked(() => ask('DELETE', 'Cart')), 'already empty').toEqual([LOCK]);
});

itCounts('a call that is refused by its own words asks nothing', async () => {
  const { ask } = await shop.customer();
  expect(await asked(() => ask('POST', 'Cart/addtocart', { items: [paper(0)] }), 400)).toEqual([]);
  expect(await asked(() => ask('PUT', 'Cart/items/x', { quantity: 1 }), 404)).toEqual([]);
});

itCounts('each wishlist call is one statement', async () => {
  const { ask } = await shop.customer();
  const path = `Wishlist/${testProducts.wallpaper.id}`;
  expect(await asked(() => ask('POST', path))).toEqual(['insert wishlist_entries']);
  expect(await asked(() => ask('GET', 'Wishlist'))).toEqual(['select wishlist_entries']);
  expect(await asked(() => ask('DELETE', path))).toEqual(['delete wishlist_entries']);
});
