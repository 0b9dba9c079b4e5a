import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PAYMENT_PENDING_TEXT } from '#domain/orders/order-stage.ts';
import { ORDER_STATUS } from '#domain/orders/order-status.ts';
import { PROVIDER_DOWN, VERIFY_DOWN } from '#server/modules/payments/payment-messages.ts';
import { controlOf } from '#tests/support/payment-simulator.ts';
import { CONTROL_TOKEN, type RunningShop, startShop } from '../../scripts/testing/running-shop.ts';
import {
  alertSays,
  choose,
  fact,
  fillIn,
  type Outcome,
  ordersOf,
  payButton,
  payWith,
  title,
  type Visit,
  visitAs,
} from './checkout-parts.ts';
import { EXTENDED } from './widths.ts';

const LATE_MS = 40 * 60_000;

let shop: RunningShop;
let provider: ReturnType<typeof controlOf>;

beforeAll(async () => {
  // The breaker would keep later tests from the provider that an earlier one made fail.
  shop = await startShop({ settings: { PROVIDER_DEADLINE_MS: '4000', PROVIDER_BREAKER: 'off' } });
  provider = controlOf(shop.simulator, CONTROL_TOKEN);
});
afterEach(() => provider.faults());
afterAll(() => shop.stop());

/** On the checkout page, ready to pay; the browser's own lines about refused calls are asked for. */
async function readyToPay(): Promise<Visit> {
  const visit = await visitAs('/checkout', {
    shop: shop.address,
    expected: [/\b(409|502|503)\b.*\/api\/Payments|\/api\/Payments.*\b(409|502|503)\b/],
  });
  await fillIn(visit.page);
  return visit;
}

const succeeds = (page: Page) => title(page, 'Payment Successful').waitFor({ timeout: 40_000 });
async function failsWith(page: Page, reason: string | RegExp): Promise<void> {
  await title(page, 'Payment failed').waitFor({ timeout: 60_000 });
  expect(await fact(page, 'Reason').textContent()).toMatch(reason);
}
const isPaidOnce = async ({ customer }: Visit) =>
  expect.poll(async () => (await ordersOf(customer)).map(({ status }) => status)).toEqual([ORDER_STATUS.paid]);

describe('a provider that cannot make the order', EXTENDED, () => {
  it.each(['timeout:create', '5xx', '429', 'slow:6000', 'reset', 'session_missing', 'truncated_json'])(
    'because of %s: nothing is charged, the customer is told, and the same order is paid later [D-20, ERR-31, ERR-33]',
    async (fault) => {
      const visit = await readyToPay();
      await provider.faults(fault);
      await payButton(visit.page).click();
      await alertSays(visit.page, PROVIDER_DOWN);
      await provider.faults();
      await payWith(visit.page, 'Success');
      await succeeds(visit.page);
      await isPaidOnce(visit);
    },
  );

  it.each(['timeout:create:1', 'timeout:create_after_commit', 'slow:300'])(
    'at once, because of %s, is asked again without the customer noticing',
    async (fault) => {
      const visit = await readyToPay();
      await provider.faults(fault);
      await payButton(visit.page).click();
      await visit.page.getByRole('button', { name: 'Success', exact: true }).waitFor();
      await provider.faults();
      await choose(visit.page, 'Success');
      await succeeds(visit.page);
      await isPaidOnce(visit);
    },
  );
});

describe('a provider whose payments end in another way', EXTENDED, () => {
  it.each([
    ['decline', 'Success', 'Your bank declined the payment.'],
    ['drop', 'Success', 'The payment was cancelled.'],
  ] as const)('by %s: the reason is told, and the next payment counts', async (fault, outcome: Outcome, reason) => {
    const visit = await readyToPay();
    await provider.faults(fault);
    await payWith(visit.page, outcome);
    await failsWith(visit.page, reason);
    await provider.faults();
    await visit.page.goto('/checkout');
    await payWith(visit.page, 'Success');
    await succeeds(visit.page);
    await isPaidOnce(visit);
  });

  it.each([
    'pending:3',
    'double_success',
    'webhook:none',
    'webhook:delay:1000',
    'webhook:dup:5',
    'webhook:reorder',
    'webhook:badsig',
    'webhook:stale',
    'webhook:wrong_amount',
    'webhook:numeric_ids',
  ])('by %s: the payment succeeds, once', async (fault) => {
    const visit = await readyToPay();
    await provider.faults(fault);
    await payWith(visit.page, 'Success');
    await succeeds(visit.page);
    await isPaidOnce(visit);
  });

  it('by late_success: not confirmed yet, do not pay again; and then it is an order [D-07]', {
    timeout: 150_000,
  }, async () => {
    const visit = await readyToPay();
    await provider.faults('late_success');
    await payWith(visit.page, 'Success');
    await failsWith(visit.page, PAYMENT_PENDING_TEXT);
    await provider.advance(LATE_MS);
    await visit.page.getByRole('link', { name: 'Check this payment again' }).click();
    await succeeds(visit.page);
    await isPaidOnce(visit);
  });

  it('by wrong_amount: nobody is sent to pay it, and nothing is paid [SRV-49]', async () => {
    const visit = await readyToPay();
    await provider.faults('wrong_amount');
    await payButton(visit.page).click();
    await alertSays(visit.page, PROVIDER_DOWN);
    expect((await ordersOf(visit.customer)).filter(({ paidAt }) => paidAt !== null)).toEqual([]);
  });
});

describe('a provider that does not answer when the payment is verified', EXTENDED, () => {
  it.each(['5xx', 'reset', 'truncated_json'])(
    'because of %s: the customer is told not to pay again, and checks again later [ERR-37, ERR-39, PAY-23]',
    { timeout: 90_000 },
    async (fault) => {
      const visit = await readyToPay();
      await payButton(visit.page).click();
      await visit.page.getByRole('button', { name: 'Success', exact: true }).waitFor();
      await provider.faults(fault, 'webhook:none');
      await choose(visit.page, 'Success');
      await failsWith(visit.page, /^HTTP 503: /);
      await visit.page.getByText(VERIFY_DOWN, { exact: true }).waitFor();
      await provider.faults();
      await visit.page.getByRole('link', { name: 'Check this payment again' }).click();
      await succeeds(visit.page);
      await isPaidOnce(visit);
    },
  );
});
