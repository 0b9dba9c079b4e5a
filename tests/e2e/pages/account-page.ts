import type { Page } from 'playwright-core';
import { getShopAddress } from '../support/browser.ts';

export const PASSWORD = 'correct horse battery';
/** Repeated on purpose: a changed key would sign every customer out (D-25). */
export const TOKEN_KEY = 'aangan.token';

let emailCount = 0;
/** Unique, so tests don't share accounts. */
export const createEmail = (): string => `asha.${process.pid}.${Date.now()}.${++emailCount}@example.in`;

/** Creates an account without a browser; resolves with its email. */
export async function createAccount(shop = getShopAddress()): Promise<string> {
  const email = createEmail();
  const body = {
    name: 'Asha Rao',
    userName: email,
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    phoneNumber: '9876543210',
  };
  const response = await fetch(`${shop}/api/Account/RegisterCustomer`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (response.status !== 201) throw new Error(`Creating the account failed: ${await response.text()}`);
  return email;
}

/** Fills and submits the sign-up form. */
export async function signUp(page: Page, email: string): Promise<void> {
  const values = { 'First Name': 'Asha', 'Last Name': 'Rao', Email: email, Phone: '9876543210' };
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create Account' }).click();
}

export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
}

export const readStoredTokens = (page: Page) =>
  page.evaluate((key) => ({ local: localStorage.getItem(key), session: sessionStorage.getItem(key) }), TOKEN_KEY);

export const getPath = (page: Page): string => new URL(page.url()).pathname;
