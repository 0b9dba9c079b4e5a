import { paths } from '#contract/paths.ts';
import { chatButton, footer, menu, menuButton } from '#tests/e2e/pages/page-shell.ts';
import { openPage } from '#tests/e2e/support/browser.ts';
import { failing, type Screen } from './screen.ts';

export const shellScreens: readonly Screen[] = [
  {
    name: 'menu open',
    address: paths.home,
    async open(options) {
      const page = await openPage(paths.home, options);
      await menuButton(page).click();
      await menu(page).waitFor();
      return page;
    },
  },
  {
    name: 'chat button with the focus',
    address: paths.terms,
    async open(options) {
      const page = await openPage(paths.terms, options);
      await page.keyboard.press('Tab');
      await chatButton(page).focus();
      return page;
    },
  },
  {
    name: 'way to the content by keyboard',
    address: paths.home,
    async open(options) {
      const page = await openPage(paths.home, options);
      await page.keyboard.press('Tab');
      return page;
    },
  },
  { name: 'no such page', isWhole: true, open: (options) => openPage('/no-such-page', failing(options, /404/)) },
  {
    name: 'page that cannot be loaded',
    address: paths.terms,
    async open(options) {
      const page = await openPage(paths.home, failing(options, /terms|ERR_FAILED|Failed to fetch|error/i));
      await page.route('**/*terms*.js', (route) => route.abort());
      await footer(page).locator(`a[href="${paths.terms}"]`).click();
      await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
      return page;
    },
  },
  {
    name: 'offline',
    address: '/canvas/:category',
    async open(options) {
      const page = await openPage(
        paths.category('canvas'),
        failing(options, /ERR_INTERNET_DISCONNECTED|Failed to fetch/),
      );
      await page.context().setOffline(true);
      await page
        .locator(`main a[href^="${paths.category('canvas')}/"]`)
        .first()
        .click();
      await page.getByRole('heading', { name: 'You are offline' }).waitFor();
      return page;
    },
  },
];
