import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PAYMENT_PENDING_TEXT } from '#domain/orders/order-stage.ts';
import { ORDER_STATUS } from '#domain/orders/order-status.ts';
import { PROVIDER_UNAVAILABLE, VERIFY_UNAVAILABLE } from '#server/modules/payments/payment-messages.ts';
import { CONTROL_TOKEN, type RunningShop, startShop } from '../../scripts/testing/running-shop.ts';
import { createSimulatorControl } from '../support/payments/test-simulator.ts';
import {
  alertSays,
  choose,
  fact,
  fetchOrders,
  fillIn,
  type Outcome,
  payButton,
  payWith,
  title,
  type Visit,
  visitAs,
} from './pages/checkout-page.ts';
import { EXTENDED } from './support/widths.ts';

const LATE_MS = 40 * 60_000;

let shop: RunningShop;
let provider: ReturnType<typeof createSimulatorControl>;

beforeAll(async () => {
  // The breaker would keep later tests from the provider that an earlier one made fail.
  shop = await startShop({ settings: { PROVIDER_DEADLINE_MS: '4000', PROVIDER_BREAKER: 'off' } });
  provider = createSimulatorControl(shop.simulator, CONTROL_TOKEN);
});
afterEach(() => provider.faults());
afterAll(() => shop.stop());

/** Opens checkout ready to pay; expects the browser's console errors about failed requests. */
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
  expect.poll(async () => (await fetchOrders(customer)).map(({ status }) => status)).toEqual([ORDER_STATUS.paid]);

describe('a provider that cannot create the order', EXTENDED, () => {
  it.each(['timeout:create', '5xx', '429', 'slow:6000', 'reset', 'session_missing', 'truncated_json'])(
    '%s: charges nothing, informs the customer, and the same order is paid later [D-20, ERR-31, ERR-33]',
    async (fault) => {
      const visit = await readyToPay();
      await provider.faults(fault);
      await payButton(visit.page).click();
      await alertSays(visit.page, PROVIDER_UNAVAILABLE);
      await provider.faults();
      await payWith(visit.page, 'Success');
      await succeeds(visit.page);
      await isPaidOnce(visit);
    },
  );

  it.each(['timeout:create:1', 'timeout:create_after_commit', 'slow:300'])(
    '%s: retries without the customer noticing',
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

describe('a provider with unusual payment results', EXTENDED, () => {
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
  ])('%s: the payment succeeds, once', async (fault) => {
    const visit = await readyToPay();
    await provider.faults(fault);
    await payWith(visit.page, 'Success');
    await succeeds(visit.page);
    await isPaidOnce(visit);
  });

  it('late_success: shows the payment as unconfirmed, then confirms the order [D-07]', {
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

  it('wrong_amount: does not redirect to payment, and nothing is paid [SRV-49]', async () => {
    const visit = await readyToPay();
    await provider.faults('wrong_amount');
    await payButton(visit.page).click();
    await alertSays(visit.page, PROVIDER_UNAVAILABLE);
    expect((await fetchOrders(visit.customer)).filter(({ paidAt }) => paidAt !== null)).toEqual([]);
  });
});

describe('a provider that does not respond during verification', EXTENDED, () => {
  it.each(['5xx', 'reset', 'truncated_json'])(
    '%s: asks the customer not to pay again, and to check later [ERR-37, ERR-39, PAY-23]',
    { timeout: 90_000 },
    async (fault) => {
      const visit = await readyToPay();
      await payButton(visit.page).click();
      await visit.page.getByRole('button', { name: 'Success', exact: true }).waitFor();
      await provider.faults(fault, 'webhook:none');
      await choose(visit.page, 'Success');
      await failsWith(visit.page, /^HTTP 503: /);
      await visit.page.getByText(VERIFY_UNAVAILABLE, { exact: true }).waitFor();
      await provider.faults();
      await visit.page.getByRole('link', { name: 'Check this payment again' }).click();
      await succeeds(visit.page);
      await isPaidOnce(visit);
    },
  );
});
