import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, hasExactQueryCounts } from '#tests/support/database/test-database.ts';
import { type CatalogueShop, createCatalogueShop } from '#tests/support/shop/catalogue-shop.ts';
import { testProducts } from '#tests/support/shop/test-catalogue.ts';

const statements: string[] = [];

let shop: CatalogueShop;
beforeAll(async () => {
  shop = await createCatalogueShop({
    connection: await createTestDatabase((query) => statements.push(query)),
  });
});
afterAll(() => shop.close());

/** Returns the verb and table of each statement that the request runs, without begin and commit. */
async function recordStatements(sendRequest: () => Promise<{ status: number }>, status = 200): Promise<string[]> {
  statements.length = 0;
  expect((await sendRequest()).status).toBe(status);
  const relevant = statements.filter((statement) => /"(carts|cart_lines|wishlist_entries)"/.test(statement));
  return relevant.map((statement) => statement.replace(/^(\w+).*?"(carts|cart_lines|wishlist_entries)".*$/s, '$1 $2'));
}

const LOCK = 'insert carts';
const READ = 'select cart_lines';
const WRITE = 'insert cart_lines';
const DELETE = 'delete cart_lines';

const itCountsStatements = it.skipIf(!hasExactQueryCounts);

const createWallpaperInput = (widthInInches: number) => ({
  productId: testProducts.wallpaper.id,
  widthInInches,
  heightInInches: 9,
});

itCountsStatements('each cart endpoint runs a fixed number of statements, however many lines there are', async () => {
  const { send } = await shop.createCustomer();
  const add = (...widths: number[]) => send('POST', 'Cart/addtocart', { items: widths.map(createWallpaperInput) });
  expect(await recordStatements(() => add(10))).toEqual([LOCK, READ, WRITE]);
  expect(await recordStatements(() => add(20, 30, 40, 50))).toEqual([LOCK, READ, WRITE]);
  expect(await recordStatements(() => add(10, 20, 60)), 'merging').toEqual([LOCK, READ, DELETE, WRITE]);
  const [first, second] = (await send('GET', 'Cart')).data.items.map(({ id }) => `Cart/items/${id}`);
  expect(await recordStatements(() => send('GET', 'Cart'))).toEqual([READ]);
  const changed = [LOCK, READ, DELETE, WRITE];
  expect(await recordStatements(() => send('PUT', first ?? '', { quantity: 3 }))).toEqual(changed);
  expect(await recordStatements(() => send('PUT', second ?? '', { widthInInches: 10 })), 'merging').toEqual(changed);
  expect(await recordStatements(() => send('DELETE', first ?? ''))).toEqual([LOCK, READ, DELETE]);
  expect(await recordStatements(() => send('DELETE', 'Cart'))).toEqual([LOCK, READ, DELETE]);
  expect(await recordStatements(() => send('DELETE', 'Cart')), 'already empty').toEqual([LOCK, READ]);
});

itCountsStatements('an invalid request runs no statement', async () => {
  const { send } = await shop.createCustomer();
  expect(
    await recordStatements(() => send('POST', 'Cart/addtocart', { items: [createWallpaperInput(0)] }), 400),
  ).toEqual([]);
  expect(await recordStatements(() => send('PUT', 'Cart/items/x', { quantity: 1 }), 404)).toEqual([]);
});

itCountsStatements('each wishlist endpoint runs one statement', async () => {
  const { send } = await shop.createCustomer();
  const path = `Wishlist/${testProducts.wallpaper.id}`;
  expect(await recordStatements(() => send('POST', path))).toEqual(['insert wishlist_entries']);
  expect(await recordStatements(() => send('GET', 'Wishlist'))).toEqual(['select wishlist_entries']);
  expect(await recordStatements(() => send('DELETE', path))).toEqual(['delete wishlist_entries']);
});
