import type { Page, Response } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PAYMENT_PENDING_TEXT } from '#domain/orders/order-stage.ts';
import { ORDER_STATUS } from '#domain/orders/order-status.ts';
import { PAYMENT_UNAVAILABLE_MESSAGE } from '#server/modules/payments/payment-messages.ts';
import { createControlClient } from '#tests/support/payments/test-simulator.ts';
import { CONTROL_TOKEN, type RunningShop, startShop } from '../../../scripts/testing/running-shop.ts';
import {
  chooseOutcome,
  fetchOrders,
  fillIn,
  getFact,
  getTitle,
  type Outcome,
  openAsBuyer,
  payButton,
  payWithOutcome,
  type Visit,
  waitForAlert,
} from '../pages/checkout-page.ts';
import { EXTENDED } from '../support/widths.ts';

const LATE_MS = 40 * 60_000;

let shop: RunningShop;
let provider: ReturnType<typeof createControlClient>;

beforeAll(async () => {
  // An open circuit breaker would affect later tests.
  shop = await startShop({ settings: { PROVIDER_DEADLINE_MS: '4000', PROVIDER_BREAKER: 'off' } });
  provider = createControlClient(shop.simulatorOrigin, CONTROL_TOKEN);
});
afterEach(() => provider.setFaults());
afterAll(() => shop.stop());

/** Opens checkout ready to pay; expects the browser's console errors about failed requests. */
async function openReadyToPay(): Promise<Visit> {
  const visit = await openAsBuyer('/checkout', {
    shop: shop.address,
    expected: [/\b(409|502|503)\b.*\/api\/Payments|\/api\/Payments.*\b(409|502|503)\b/],
  });
  await fillIn(visit.page);
  return visit;
}

const waitForSuccess = (page: Page) => getTitle(page, 'Payment Successful').waitFor({ timeout: 40_000 });
async function expectFailure(page: Page, reason: string | RegExp): Promise<void> {
  await getTitle(page, 'Payment failed').waitFor({ timeout: 60_000 });
  expect(await getFact(page, 'Reason').textContent()).toMatch(reason);
}
const expectPaidOnce = async ({ customer }: Visit) =>
  expect.poll(async () => (await fetchOrders(customer)).map(({ status }) => status)).toEqual([ORDER_STATUS.paid]);

describe('a provider that cannot create the order', EXTENDED, () => {
  it.each(['timeout:create', '5xx', '429', 'slow:6000', 'reset', 'session_missing', 'truncated_json'])(
    '%s: charges nothing, informs the customer, and the same order is paid later [D-20, ERR-31, ERR-33]',
    async (fault) => {
      const visit = await openReadyToPay();
      await provider.setFaults(fault);
      await payButton(visit.page).click();
      await waitForAlert(visit.page, PAYMENT_UNAVAILABLE_MESSAGE);
      await provider.setFaults();
      await payWithOutcome(visit.page, 'Success');
      await waitForSuccess(visit.page);
      await expectPaidOnce(visit);
    },
  );

  it.each(['timeout:create:1', 'timeout:create_after_commit', 'slow:300'])(
    '%s: retries without the customer noticing',
    async (fault) => {
      const visit = await openReadyToPay();
      await provider.setFaults(fault);
      await payButton(visit.page).click();
      await visit.page.getByRole('button', { name: 'Success', exact: true }).waitFor();
      await provider.setFaults();
      await chooseOutcome(visit.page, 'Success');
      await waitForSuccess(visit.page);
      await expectPaidOnce(visit);
    },
  );
});

describe('a provider with unusual payment results', EXTENDED, () => {
  it.each([
    ['decline', 'Success', 'Your bank declined the payment.'],
    ['drop', 'Success', 'The payment was cancelled.'],
  ] as const)('%s: shows the reason, and the next payment succeeds', async (fault, outcome: Outcome, reason) => {
    const visit = await openReadyToPay();
    await provider.setFaults(fault);
    await payWithOutcome(visit.page, outcome);
    await expectFailure(visit.page, reason);
    await provider.setFaults();
    await visit.page.goto('/checkout');
    await payWithOutcome(visit.page, 'Success');
    await waitForSuccess(visit.page);
    await expectPaidOnce(visit);
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
    const visit = await openReadyToPay();
    await provider.setFaults(fault);
    await payWithOutcome(visit.page, 'Success');
    await waitForSuccess(visit.page);
    await expectPaidOnce(visit);
  });

  it('late_success: shows the payment as unconfirmed, and as paid after a reload [D-07, D-48]', {
    timeout: 150_000,
  }, async () => {
    const visit = await openReadyToPay();
    await provider.setFaults('late_success');
    await payWithOutcome(visit.page, 'Success');
    await visit.page.getByRole('heading', { name: 'Payment not confirmed yet' }).waitFor({ timeout: 120_000 });
    await getTitle(visit.page, 'Verifying your payment…').waitFor();
    await visit.page.getByText(PAYMENT_PENDING_TEXT).waitFor();
    await visit.page.getByRole('main').getByRole('link', { name: 'View Orders' }).click();
    await visit.page.waitForURL('**/orders');
    await visit.page.goBack();
    await getTitle(visit.page, 'Verifying your payment…').waitFor();
    await provider.advanceClock(LATE_MS);
    await visit.page.reload();
    await waitForSuccess(visit.page);
    await expectPaidOnce(visit);
  });

  it('wrong_amount: does not redirect to payment, and nothing is paid [SRV-49]', async () => {
    const visit = await openReadyToPay();
    await provider.setFaults('wrong_amount');
    await payButton(visit.page).click();
    await waitForAlert(visit.page, PAYMENT_UNAVAILABLE_MESSAGE);
    expect((await fetchOrders(visit.customer)).filter(({ paidAt }) => paidAt !== null)).toEqual([]);
  });
});

describe('a provider that does not respond during verification', EXTENDED, () => {
  it.each(['5xx', 'reset', 'truncated_json'])(
    '%s: is waited out, and the payment succeeds [D-07]',
    { timeout: 150_000 },
    async (fault) => {
      const visit = await openReadyToPay();
      await payButton(visit.page).click();
      await visit.page.getByRole('button', { name: 'Success', exact: true }).waitFor();
      await provider.setFaults(fault, 'webhook:none');
      await chooseOutcome(visit.page, 'Success');
      const isBusy = (response: Response) => response.url().includes('VerifyPayment') && response.status() === 503;
      for (let count = 0; count < 4; count++) await visit.page.waitForResponse(isBusy, { timeout: 60_000 });
      await getTitle(visit.page, 'Verifying your payment…').waitFor();
      await provider.setFaults();
      await waitForSuccess(visit.page);
      await expectPaidOnce(visit);
    },
  );
});
