import { afterAll, beforeAll, expect, it } from 'vitest';
import { withQueryLog } from '#tests/support/database/logged-database.ts';
import { hasExactQueryCounts } from '#tests/support/database/test-database.ts';
import { type CheckoutShop, createCheckoutShop, wallpaperInput } from '#tests/support/shop/checkout-shop.ts';

const statements: string[] = [];
let shop: CheckoutShop;
beforeAll(async () => {
  shop = await createCheckoutShop((connection) => withQueryLog(connection, (query) => statements.push(query)));
});
afterAll(() => shop.close());

/** First word and table of what a call asks, without begin, commit and what counts callers. */
async function asked(call: () => Promise<unknown>): Promise<string[]> {
  statements.length = 0;
  await call();
  return statements
    .filter((statement) => !/^(begin|commit)|rate_limits/.test(statement))
    .map((statement) => statement.replace(/^(?:(update)|(\w+).*?(?:from|into)) "(\w+)".*$/s, '$1$2 $3'));
}

it.skipIf(!hasExactQueryCounts)(
  'placing, asking and settling ask the database a fixed number of times, however many lines there are',
  async () => {
    const buyer = await shop.buyer(Array.from({ length: 30 }, (_, at) => wallpaperInput({ widthInInches: 20 + at })));
    let orderId = '';
    const place = await asked(async () => {
      orderId = (await buyer.pay()).data.orderId;
    });
    expect(place).toEqual([
      ...['select open_checkouts', 'insert carts', 'select cart_lines', 'select user_details', 'select open_checkouts'],
      ...['insert orders', 'insert order_items', 'insert order_events', 'insert open_checkouts'],
      ...['insert payment_attempts', 'update payment_attempts'],
    ]);
    const LOOK = ['select payment_attempts', 'select payment_attempts', 'select provider_payments'];
    expect(await asked(() => buyer.verify(orderId)), 'nothing new').toEqual(LOOK);
    shop.provider.pay(orderId);
    const settle = await asked(() => buyer.verify(orderId));
    expect(settle.slice(0, LOOK.length)).toEqual(LOOK);
    expect(settle.length).toBeLessThanOrEqual(LOOK.length + 12);
    expect(await asked(() => buyer.verify(orderId)), 'paid already').toEqual(['select payment_attempts']);
  },
);
