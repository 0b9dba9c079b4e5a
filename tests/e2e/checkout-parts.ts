import type { Locator, Page } from 'playwright-core';
import type { Order } from '#contract/api/orders.ts';
import { makeAccount, PASSWORD, TOKEN_KEY } from './account-parts.ts';
import { hydrated, openPage, type PageOptions, shopAddress } from './browser.ts';
import { productOf } from './product-parts.ts';

/** The way over the provider's own pages is no fault of a visit. */
export const TO_THE_PROVIDER = /^request to another host: http:\/\/(127\.0\.0\.1|localhost):\d+\/(js\/v3|pg\/view)\//;

export type Customer = { shop: string; email: string; token: string };

/** One call as this customer; resolves with the data of the answer. */
export async function ask<Data>(
  customer: Pick<Customer, 'shop' | 'token'>,
  method: string,
  path: string,
  body?: object,
) {
  const answer = await fetch(`${customer.shop}${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${customer.token}` },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { data, message } = (await answer.json()) as { data: Data; message: string };
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${message}`);
  return data;
}

/** A customer of this test alone. */
export async function makeCustomer(shop = shopAddress()): Promise<Customer> {
  const email = await makeAccount(shop);
  const nobody = { shop, token: '' };
  const { jwToken } = await ask<{ jwToken: string }>(nobody, 'POST', '/api/Account/Authentication', {
    email,
    password: PASSWORD,
  });
  return { shop, email, token: jwToken };
}

/** One wallpaper of 36.3 × 48.7 inches, so that paise are rounded. */
async function putIntoCart(customer: Customer): Promise<void> {
  const { id, wallpaperTypes, images } = await productOf('wallpaper');
  const item = {
    productId: id,
    productTypeId: wallpaperTypes[0]?.id,
    colorHex: images[0]?.hexCode,
    productImageUrl: images[0]?.url,
    widthInInches: 36.3,
    heightInInches: 48.7,
    quantity: 1,
  };
  await ask(customer, 'POST', '/api/Cart/addtocart', { items: [item] });
}

export const ordersOf = async (customer: Customer): Promise<Order[]> =>
  (await ask<{ items: Order[] }>(customer, 'GET', '/api/Orders/me?PageSize=50')).items;

export const cartSize = async (customer: Customer): Promise<number> =>
  (await ask<{ items: unknown[] }>(customer, 'GET', '/api/Cart')).items.length;

export type Visit = { page: Page; customer: Customer };

/** A signed-in customer with something in the cart, somewhere in the shop. */
export async function visitAs(path: string, options: PageOptions = {}): Promise<Visit> {
  const customer = await makeCustomer(options.shop);
  await putIntoCart(customer);
  return { page: await openAs(customer, path, options), customer };
}

/** The page as this customer sees it, without the way over the login screen. */
export async function openAs(customer: Customer, path: string, options: PageOptions = {}): Promise<Page> {
  const expected = [TO_THE_PROVIDER, ...(options.expected ?? [])];
  const page = await openPage('/terms', { ...options, expected });
  await page.evaluate(([key, token]) => localStorage.setItem(key, token), [TOKEN_KEY, customer.token] as const);
  await page.goto(path);
  await hydrated(page);
  return page;
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

/** What a new customer has not saved yet. */
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

/** On the provider's page. */
export const choose = (page: Page, outcome: Outcome): Promise<void> =>
  page.getByRole('button', { name: outcome, exact: true }).click();

/** From the checkout page, over the provider's, with this outcome. */
export async function payWith(page: Page, outcome: Outcome): Promise<void> {
  await payButton(page).click();
  await choose(page, outcome);
}
