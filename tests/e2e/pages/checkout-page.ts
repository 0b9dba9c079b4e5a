import type { Locator, Page } from 'playwright-core';
import { inject } from 'vitest';
import type { Order } from '#contract/storefront/orders.ts';
import { createSimulatorControl } from '#tests/support/payments/test-simulator.ts';
import { CONTROL_TOKEN } from '../../../scripts/testing/running-shop.ts';
import type { PageOptions } from '../support/browser.ts';
import { ask, type Customer, makeCustomer, openAs, putIntoCart } from '../support/customer.ts';

/** The way over the provider's own pages is no fault of a visit. */
export const TO_THE_PROVIDER = /^request to another host: http:\/\/(127\.0\.0\.1|localhost):\d+\/(js\/v3|pg\/view)\//;

export const fetchOrders = async (customer: Customer): Promise<Order[]> =>
  (await ask<{ items: Order[] }>(customer, 'GET', '/api/Orders/me?PageSize=50')).items;

export const cartSize = async (customer: Customer): Promise<number> =>
  (await ask<{ items: unknown[] }>(customer, 'GET', '/api/Cart')).items.length;

export type Visit = { page: Page; customer: Customer };

/** One wallpaper in a size whose paise are rounded. */
const CART_ITEM = { widthInInches: 36.3, heightInInches: 48.7 };

/** A signed-in customer with something in the cart, somewhere in the shop. */
export async function visitAs(path: string, options: PageOptions = {}): Promise<Visit> {
  const customer = await makeCustomer(options.shop);
  await putIntoCart(customer, CART_ITEM);
  const expected = [TO_THE_PROVIDER, ...(options.expected ?? [])];
  return { page: await openAs(customer, path, { ...options, expected }), customer };
}

export const title = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name, exact: true });
export const field = (page: Page, label: string): Locator => page.getByRole('main').getByLabel(label);
export const payButton = (page: Page): Locator => page.getByRole('button', { name: 'Pay Securely' });
export const alertSays = (page: Page, text: string): Promise<void> =>
  page.getByRole('alert').getByText(text, { exact: true }).first().waitFor();
export const fact = (page: Page, name: string): Locator =>
  page
    .locator('main dl div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd');

/** Details a new customer still has to enter. */
export async function fillIn(page: Page): Promise<void> {
  await field(page, 'Address line 1').fill('12 Law Garden');
  await field(page, 'City').fill('Ahmedabad');
  await field(page, 'State').selectOption('Gujarat');
  await field(page, 'Pincode').fill('380 015');
}

export type Outcome =
  | 'Success'
  | 'Bank decline'
  | 'Insufficient funds'
  | 'Pay then close tab'
  | 'Pending then success'
  | 'Pending then failure'
  | 'Cancel';

/** Longer than any pending payment lasts. */
const SETTLED_AFTER_MS = 60_000;

/** Lets the provider's clock run until its open payments are settled. */
export const settlePayments = (): Promise<unknown> =>
  createSimulatorControl(inject('simulatorAddress'), CONTROL_TOKEN).advance(SETTLED_AFTER_MS);

/** On the provider's page. */
export const choose = (page: Page, outcome: Outcome): Promise<void> =>
  page.getByRole('button', { name: outcome, exact: true }).click();

/** From the checkout page, over the provider's, with this outcome. */
export async function payWith(page: Page, outcome: Outcome): Promise<void> {
  await payButton(page).click();
  await choose(page, outcome);
}
