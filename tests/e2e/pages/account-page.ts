import type { Page } from 'playwright-core';
import { shopAddress } from '../support/browser.ts';

export const PASSWORD = 'correct horse battery';
export const TOKEN_KEY = 'aangan.token';

let made = 0;
/** A customer of this test alone. */
export const newEmail = (): string => `asha.${process.pid}.${Date.now()}.${++made}@example.in`;

/** Creates an account without a browser; resolves with its email. */
export async function makeAccount(shop = shopAddress()): Promise<string> {
  const email = newEmail();
  const body = {
    name: 'Asha Rao',
    userName: email,
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    phoneNumber: '9876543210',
  };
  const answer = await fetch(`${shop}/api/Account/RegisterCustomer`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (answer.status !== 201) throw new Error(`The account was not created: ${await answer.text()}`);
  return email;
}

/** Fills the sign-up form and sends it. */
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

export const storedTokens = (page: Page) =>
  page.evaluate((key) => ({ local: localStorage.getItem(key), session: sessionStorage.getItem(key) }), TOKEN_KEY);

export const getPath = (page: Page): string => new URL(page.url()).pathname;
