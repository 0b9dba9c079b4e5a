import type { Page } from 'playwright-core';
import { paths } from '#contract/paths.ts';
import { logIn, makeAccount } from '#tests/e2e/pages/account-page.ts';
import { openPage, type PageOptions } from '#tests/e2e/support/browser.ts';
import { makeCustomer, openAs } from '#tests/e2e/support/customer.ts';
import { failing, plainScreen, type Screen } from './screen.ts';

const openProfile = async (options: PageOptions, path: string = paths.profile): Promise<Page> => {
  const page = await openAs(await makeCustomer(), path, options);
  await page.getByRole('form', { name: 'Address' }).waitFor();
  return page;
};

const sent = (name: string, path: string, button: string): Screen => ({
  name,
  address: path,
  isWhole: true,
  async open(options) {
    const page = await openPage(path, failing(options, /400.*\/api\/Account/, /\/api\/Account.*400/));
    await page.getByRole('button', { name: button, exact: true }).click();
    return page;
  },
});

export const accountScreens: readonly Screen[] = [
  plainScreen('login', paths.login),
  sent('login, fields missing', paths.login, 'Log In'),
  {
    name: 'login refused',
    address: paths.login,
    async open(options) {
      const page = await openPage(paths.login, failing(options, /401/));
      await logIn(page, await makeAccount(), 'something else');
      await page.getByRole('main').getByRole('alert').first().waitFor();
      return page;
    },
  },
  plainScreen('sign-up', paths.signup),
  sent('sign-up, fields missing', paths.signup, 'Create Account'),
  { name: 'profile', address: paths.profile, isWhole: true, open: (options) => openProfile(options) },
  {
    name: 'account leads to the profile',
    address: paths.account,
    open: (options) => openProfile(options, paths.account),
  },
  {
    name: 'profile, edited and refused',
    address: paths.profile,
    isWhole: true,
    async open(options) {
      const page = await openProfile(failing(options, /400/));
      await page.getByRole('form', { name: 'Personal Information' }).getByRole('button', { name: 'Edit' }).click();
      const form = page.getByRole('form', { name: 'Address' });
      await form.getByRole('button', { name: 'Edit' }).click();
      await form.getByLabel('City').fill('x'.repeat(201));
      await form.getByRole('button', { name: 'Save' }).click();
      await form
        .getByRole('alert')
        .getByText(/at most 200/)
        .waitFor();
      return page;
    },
  },
  {
    name: 'profile that cannot be loaded',
    address: paths.profile,
    async open(options) {
      const page = await openProfile(failing(options, /503/));
      await page.route('**/api/UserDetails/*', (route) => route.fulfill({ status: 503, body: '' }));
      await page.reload();
      await page.getByText('Failed to fetch (503)').waitFor();
      return page;
    },
  },
];
