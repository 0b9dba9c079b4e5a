import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { badBearers } from '#tests/support/session-tokens.ts';
import { idNumber, shelf } from '#tests/support/shelf.ts';
import { openShopWithShelf, type ShelfShop } from '#tests/support/shop-with-shelf.ts';

type Customer = Awaited<ReturnType<ShelfShop['customer']>>;

let shop: ShelfShop;
let asha: Customer;
let lineId: string;
beforeAll(async () => {
  shop = await openShopWithShelf();
  asha = await shop.customer();
  const added = await asha.ask('POST', 'Cart/addtocart', { items: [item] });
  lineId = added.data.items[0]?.id ?? '';
  await asha.ask('POST', `Wishlist/${shelf.wallpaper.id}`);
});
afterAll(() => shop.close());

const item = { productId: shelf.wallpaper.id, widthInInches: 36, heightInInches: 48 };
const rows = Object.entries<Endpoint>(endpoints).filter(([, { path }]) => /^\/api\/(Cart|Wishlist)/.test(path));

const pathOf = ({ path }: Endpoint) =>
  path.replace('/api/', '').replace(':itemId', lineId).replace(':productId', shelf.canvas.id);
const bodyOf = ({ method, path }: Endpoint) => {
  if (method === 'PUT') return { quantity: 9 };
  return path.endsWith('addtocart') ? { userId: asha.userId, items: [item] } : undefined;
};

/** Everything that is hers. */
const hers = async () => [
  (await asha.ask('GET', 'Cart')).data,
  (await asha.ask<{ items: { productId: string }[] }>('GET', 'Wishlist')).data.items.map(({ productId }) => productId),
];

describe.each(rows)('%s', (_, row) => {
  it('refuses whoever has no valid token, and changes nothing [SRV-05, ROLE-09, CART-26, WISH-26]', async () => {
    expect(row.auth).toBe('bearer');
    const before = await hers();
    for (const [what, authorization] of Object.entries(await badBearers(asha.userId, shop.clock.now()))) {
      const answer = await shop.as(authorization)(row.method, pathOf(row), bodyOf(row));
      expect(answer, what).toMatchObject({ status: 401, data: null, message: 'Please log in to continue.' });
    }
    expect(await hers()).toEqual(before);
  });

  it('never shows or changes what is another customer’s [SRV-06, SRV-07]', async () => {
    const before = await hers();
    const stranger = await shop.customer();
    const answer = await stranger.ask(row.method, pathOf(row), bodyOf(row));
    const expected = row.path.endsWith('addtocart') ? 403 : row.path.includes(':itemId') ? 404 : 200;
    expect(answer.status).toBe(expected);
    expect(JSON.stringify(answer.data)).not.toContain(lineId);
    expect(await hers()).toEqual(before);
  });
});

describe('the customer of a call', () => {
  it.each([
    ['another customer', idNumber(77)],
    ['no id at all', 'me'],
    ['an id of another shape', '*'],
  ])('is never %s named in the body [SRV-06]', async (_, userId) => {
    const before = await hers();
    const answer = await asha.ask('POST', 'Cart/addtocart', { userId, items: [item] });
    expect(answer).toMatchObject({ status: 403, data: null });
    expect(await hers()).toEqual(before);
  });

  it('cannot tell another’s line from one that does not exist [SRV-07]', async () => {
    const stranger = await shop.customer();
    const answers = await Promise.all([
      stranger.ask('DELETE', `Cart/items/${lineId}`),
      stranger.ask('DELETE', `Cart/items/${randomUUID()}`),
      stranger.ask('PUT', `Cart/items/${lineId}`, { quantity: 2 }),
      stranger.ask('PUT', `Cart/items/${randomUUID()}`, { quantity: 2 }),
    ]);
    expect(new Set(answers.map(({ status, message }) => `${status} ${message}`)).size).toBe(1);
  });
});
