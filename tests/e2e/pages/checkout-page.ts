import type { Locator, Page } from 'playwright-core';
import { inject } from 'vitest';
import type { Order } from '#contract/storefront/orders.ts';
import { createControlClient } from '#tests/support/payments/test-simulator.ts';
import { CONTROL_TOKEN } from '../../../scripts/testing/running-shop.ts';
import type { PageOptions } from '../support/browser.ts';
import { addWallpapersToCart, type Customer, createCustomer, openPageAs, sendAs } from '../support/customer.ts';

/** Expected third-party requests: the provider's script and pages. */
export const PROVIDER_REQUESTS = /^request to another host: http:\/\/(127\.0\.0\.1|localhost):\d+\/(js\/v3|pg\/view)\//;

export const fetchOrders = async (customer: Customer): Promise<Order[]> =>
  (await sendAs<{ items: Order[] }>(customer, 'GET', '/api/Orders/me?PageSize=50')).items;

export const countCartLines = async (customer: Customer): Promise<number> =>
  (await sendAs<{ items: unknown[] }>(customer, 'GET', '/api/Cart')).items.length;

export type Visit = { page: Page; customer: Customer };

/** A size whose price needs rounding. */
const CART_ITEM = { widthInInches: 36.3, heightInInches: 48.7 };

/** Opens a page for a new customer with one wallpaper in the cart. */
export async function openAsBuyer(path: string, options: PageOptions = {}): Promise<Visit> {
  const customer = await createCustomer(options.shop);
  await addWallpapersToCart(customer, CART_ITEM);
  const expected = [PROVIDER_REQUESTS, ...(options.expected ?? [])];
  return { page: await openPageAs(customer, path, { ...options, expected }), customer };
}

export const getTitle = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true });
export const getField = (page: Page, label: string): Locator => page.getByRole('main').getByLabel(label);
export const payButton = (page: Page): Locator => page.getByRole('button', { name: 'Pay Securely' });
export const waitForAlert = (page: Page, text: string): Promise<void> =>
  page.getByRole('alert').getByText(text, { exact: true }).first().waitFor();
export const getFact = (page: Page, name: string): Locator =>
  page
    .locator('main dl div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd');

/** Enters the details a new customer still lacks. */
export async function fillIn(page: Page): Promise<void> {
  await getField(page, 'Address line 1').fill('12 Law Garden');
  await getField(page, 'City').fill('Ahmedabad');
  await getField(page, 'State').selectOption('Gujarat');
  await getField(page, 'Pincode').fill('380 015');
}

export type Outcome =
  | 'Success'
  | 'Bank decline'
  | 'Insufficient funds'
  | 'Pay then close tab'
  | 'Pending then success'
  | 'Pending then failure'
  | 'Cancel';

/** Longer than any payment stays pending. */
const MAX_PENDING_MS = 60_000;

/** Advances the simulator's clock until pending payments are settled. */
export const settlePayments = (): Promise<unknown> =>
  createControlClient(inject('simulatorAddress'), CONTROL_TOKEN).advanceClock(MAX_PENDING_MS);

/** Chooses the payment result on the simulator's page. */
export const chooseOutcome = (page: Page, outcome: Outcome): Promise<void> =>
  page.getByRole('button', { name: outcome, exact: true }).click();

/** Pays from the checkout page with this result. */
export async function payWithOutcome(page: Page, outcome: Outcome): Promise<void> {
  await payButton(page).click();
  await chooseOutcome(page, outcome);
}
