import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { createEmail, PASSWORD } from '../pages/account-page.ts';
import { getCards } from '../pages/browse-page.ts';
import { chooseOutcome, getField, getTitle, PROVIDER_REQUESTS, payButton } from '../pages/checkout-page.ts';
import { getCategories } from '../pages/home-page.ts';
import { addToCartButton, getHeightField, getWidthField } from '../pages/product-page.ts';
import { openPage, PHONE } from '../support/browser.ts';

/** Raise a bound only for a step that customers need. */
const MAX_TAPS = 11;
const MAX_FIELDS = 12;

const NEW_ACCOUNT = {
  'First Name': 'Asha',
  'Last Name': 'Rao',
  Email: createEmail(),
  Phone: '9876543210',
  Password: PASSWORD,
  'Confirm Password': PASSWORD,
};
const getLabelled = (page: Page, label: string) => page.getByLabel(label, { exact: true });

it(`a new customer buys from the home page with ${MAX_TAPS} taps and ${MAX_FIELDS} fields [GEN-05, GEN-06, D-40]`, async () => {
  const page = await openPage('/', { width: PHONE, touch: true, expected: [PROVIDER_REQUESTS] });
  let taps = 0;
  let fields = 0;
  const tap = async (target: Locator) => {
    taps++;
    await target.tap();
  };
  const fill = async (field: Locator, value: string) => {
    fields++;
    await field.fill(value);
  };

  await tap(
    getCategories(page)
      .getByRole('link', { name: /Wallpaper/ })
      .first(),
  );
  await page.waitForURL('**/wallpaper');
  await tap(page.getByRole('main').locator('a[href^="/wallpaper/"]').first());
  await page.waitForURL('**/wallpaper/*');
  await tap(getCards(page).getByRole('link').first());
  await page.waitForURL('**/product/*');
  await fill(getWidthField(page), '36');
  await fill(getHeightField(page), '48');
  await tap(addToCartButton(page));
  await tap(page.getByRole('alert').getByRole('link', { name: 'Log in' }));
  await page.waitForURL('**/login');
  await tap(page.getByRole('link', { name: 'Sign up' }));
  await page.waitForURL('**/signup');
  for (const [label, value] of Object.entries(NEW_ACCOUNT)) await fill(getLabelled(page, label), value);
  await tap(page.getByRole('button', { name: 'Create Account' }));
  await page.waitForURL('**/login');
  await fill(getLabelled(page, 'Password'), PASSWORD);
  await tap(page.getByRole('button', { name: 'Log In', exact: true }));
  await page.waitForURL('**/product/*');
  await tap(page.getByRole('main').getByRole('link', { name: 'Checkout', exact: true }));
  await page.waitForURL('**/checkout');
  await fill(getField(page, 'Address line 1'), '12 Law Garden');
  await fill(getField(page, 'City'), 'Ahmedabad');
  await fill(getField(page, 'Pincode'), '380015');
  await tap(payButton(page));
  taps++;
  await chooseOutcome(page, 'Success');
  await getTitle(page, 'Payment Successful').waitFor();
  expect({ taps, fields }).toEqual({ taps: MAX_TAPS, fields: MAX_FIELDS });
});
