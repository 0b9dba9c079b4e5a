import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, hasExactQueryCounts } from '#tests/support/database/test-database.ts';
import { buildPaymentEvent } from '#tests/support/payments/webhook-events.ts';
import { type CheckoutShop, createCheckoutShop, createWallpaperInput } from '#tests/support/shop/checkout-shop.ts';

const statements: string[] = [];
let shop: CheckoutShop;
beforeAll(async () => {
  shop = await createCheckoutShop({
    connection: await createTestDatabase((query) => statements.push(query)),
  });
});
afterAll(() => shop.close());

/** Returns the verb and table of each statement, without begin, commit and rate limits. */
async function recordStatements(sendRequest: () => Promise<unknown>): Promise<string[]> {
  statements.length = 0;
  await sendRequest();
  return statements
    .filter((statement) => !/^(begin|commit)|rate_limit_points/.test(statement))
    .map((statement) => statement.replace(/^(?:(update)|(\w+).*?(?:from|into)) "(\w+)".*$/s, '$1$2 $3'));
}

it.skipIf(!hasExactQueryCounts)(
  'placing, verifying and settling an order run a fixed number of statements, however many lines it has',
  async () => {
    const buyer = await shop.createBuyer(
      Array.from({ length: 30 }, (_, index) => createWallpaperInput({ widthInInches: 20 + index })),
    );
    let orderId = '';
    const placeStatements = await recordStatements(async () => {
      orderId = (await buyer.createOrder()).data.orderId;
    });
    expect(placeStatements).toEqual([
      'select open_checkouts',
      'insert carts',
      'select cart_lines',
      'select user_details',
      'select open_checkouts',
      'insert orders',
      'insert order_items',
      'insert order_events',
      'insert order_search_terms',
      'insert open_checkouts',
      'insert payment_attempts',
      'update payment_attempts',
    ]);
    const READ_STATE = ['select payment_attempts', 'select payment_attempts', 'select provider_payments'];
    expect(await recordStatements(() => buyer.verifyPayment(orderId)), 'nothing new').toEqual(READ_STATE);
    shop.provider.pay(orderId);
    shop.clock.advance(3_000);
    const settleStatements = await recordStatements(() => buyer.verifyPayment(orderId));
    expect(settleStatements).toEqual([
      ...READ_STATE,
      'insert carts',
      // Fails here if another process has settled the order.
      'update orders',
      'insert order_events',
      'insert order_search_terms',
      'select order_items',
      'select cart_lines',
      'delete cart_lines',
      'update payment_attempts',
      'update payment_attempts',
      'delete open_checkouts',
      'insert outbox',
      'insert provider_payments',
    ]);
    expect(await recordStatements(() => buyer.verifyPayment(orderId)), 'paid already').toEqual([
      'select payment_attempts',
    ]);
  },
);

it.skipIf(!hasExactQueryCounts)('a webhook event and the customer at the same time settle the order once', async () => {
  const buyer = await shop.createBuyer();
  const { orderId } = (await buyer.createOrder()).data;
  const event = buildPaymentEvent('PAYMENT_SUCCESS_WEBHOOK', orderId, shop.provider.pay(orderId));
  const sent = await recordStatements(() => Promise.all([buyer.verifyPayment(orderId), shop.sendEvent(event)]));
  expect(sent.filter((statement) => statement === 'update orders')).toHaveLength(1);
});
