import type { Page } from 'playwright-core';
import { paths } from '#contract/paths.ts';
import { createAccount, logIn } from '#tests/e2e/pages/account-page.ts';
import { openPage, type PageOptions } from '#tests/e2e/support/browser.ts';
import { createCustomer, openPageAs } from '#tests/e2e/support/customer.ts';
import { allowErrors, createPlainScreen, type Screen } from './screen.ts';

const openProfile = async (options: PageOptions, path: string = paths.profile): Promise<Page> => {
  const page = await openPageAs(await createCustomer(), path, options);
  await page.getByRole('form', { name: 'Address' }).waitFor();
  return page;
};

const createSubmittedScreen = (name: string, path: string, button: string): Screen => ({
  name,
  address: path,
  isFullPage: true,
  async open(options) {
    const page = await openPage(path, allowErrors(options, /400.*\/api\/Account/, /\/api\/Account.*400/));
    await page.getByRole('button', { name: button, exact: true }).click();
    return page;
  },
});

const createCustomerScreen = (name: string, path: string, heading: string): Screen => ({
  name,
  address: path,
  isFullPage: true,
  async open(options) {
    const page = await openPageAs(await createCustomer(), path, options);
    await page.getByRole('heading', { level: 2, name: heading }).waitFor();
    return page;
  },
});

export const accountScreens: readonly Screen[] = [
  createPlainScreen('login', paths.login),
  createSubmittedScreen('login, fields missing', paths.login, 'Log In'),
  {
    name: 'login rejected',
    address: paths.login,
    async open(options) {
      const page = await openPage(paths.login, allowErrors(options, /401/));
      await logIn(page, await createAccount(), 'something else');
      await page.getByRole('main').getByRole('alert').first().waitFor();
      return page;
    },
  },
  createPlainScreen('sign-up', paths.signup),
  createSubmittedScreen('sign-up, fields missing', paths.signup, 'Create Account'),
  createPlainScreen('forgot password', paths.forgot),
  createPlainScreen('reset password', `${paths.reset}#${'x'.repeat(43)}`),
  createPlainScreen('reset password, incomplete link', paths.reset),
  createPlainScreen('confirm email', `${paths.confirmEmail}#${'x'.repeat(43)}`),
  {
    name: 'security',
    address: paths.security,
    isFullPage: true,
    async open(options) {
      const page = await openPageAs(await createCustomer(), paths.security, options);
      await page.getByText('(this device)').waitFor();
      return page;
    },
  },
  { name: 'profile', address: paths.profile, isFullPage: true, open: (options) => openProfile(options) },
  {
    name: 'account redirects to the profile',
    address: paths.account,
    open: (options) => openProfile(options, paths.account),
  },
  {
    name: 'profile, edit rejected',
    address: paths.profile,
    isFullPage: true,
    async open(options) {
      const page = await openProfile(allowErrors(options, /400/));
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
  createCustomerScreen('my data', paths.myData, 'Erase my data'),
  createCustomerScreen('a copy of my data', paths.myDataCopy, 'Profile'),
  createPlainScreen('confirm an email', paths.verifyEmail),
  createPlainScreen('stop news by email', paths.unsubscribe),
  createPlainScreen('news by email stopped', paths.unsubscribed),
  {
    name: 'profile, load error',
    address: paths.profile,
    async open(options) {
      const page = await openProfile(allowErrors(options, /503/));
      await page.route('**/api/UserDetails/*', (route) => route.fulfill({ status: 503, body: '' }));
      await page.reload();
      await page.getByText('Failed to fetch (503)').waitFor();
      return page;
    },
  },
];
