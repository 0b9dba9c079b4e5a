import type { Page } from 'playwright-core';
import { paths } from '#contract/paths.ts';
import { CATEGORY_KEYS, type Category } from '#domain/catalogue/category.ts';
import { filterButton, getFilterDrawer, getPageTitle } from '#tests/e2e/pages/browse-page.ts';
import { getCushion, getHotspots, getLookSection } from '#tests/e2e/pages/home-page.ts';
import { DESKTOP, getShopAddress, openPage } from '#tests/e2e/support/browser.ts';
import { allowErrors, createPlainScreen, type Screen } from './screen.ts';

const ALL_PRODUCTS = paths.allProducts();

/** In the header on wide screens, on the all-products page on narrow ones. */
const searchField = (page: Page) =>
  page.getByRole('combobox').or(page.getByRole('searchbox')).filter({ visible: true }).first();

/** Returns the first listing linked on a category page. */
async function findFirstListing(category: Category): Promise<string> {
  const html = await (await fetch(getShopAddress() + paths.category(category))).text();
  const [, path] = new RegExp(`href="(${paths.category(category)}/[^"?]+)"`).exec(html) ?? [];
  if (path === undefined) throw new Error(`The ${category} page links to no listing.`);
  return path;
}

const createCategoryScreens = (category: Category): Screen[] => [
  createPlainScreen(`category ${category}`, paths.category(category)),
  {
    name: `listing ${category}`,
    address: `/${category}/:category`,
    isFullPage: true,
    open: async (options) => openPage(await findFirstListing(category), options),
  },
];

export const browseScreens: readonly Screen[] = [
  createPlainScreen('home', paths.home),
  {
    name: 'home, cushion card',
    address: paths.home,
    async open(options) {
      const page = await openPage(paths.home, options);
      await getLookSection(page).scrollIntoViewIfNeeded();
      await getHotspots(page).first().click();
      await getCushion(page).waitFor();
      return page;
    },
  },
  ...CATEGORY_KEYS.flatMap(createCategoryScreens),
  {
    name: 'listing, unknown category',
    address: '/wallpaper/:category',
    open: (options) => openPage('/wallpaper/no-such-category', allowErrors(options, /404/)),
  },
  createPlainScreen('all products', ALL_PRODUCTS),
  {
    name: 'filters open',
    address: ALL_PRODUCTS,
    async open(options) {
      const page = await openPage(ALL_PRODUCTS, options);
      await filterButton(page).click();
      await getFilterDrawer(page)
        .getByRole('checkbox', { name: /^Curtains/ })
        .waitFor();
      return page;
    },
  },
  {
    ...createPlainScreen('filtered', `${ALL_PRODUCTS}?category=curtains&colour=blue`, ALL_PRODUCTS),
    isFullPage: false,
  },
  { ...createPlainScreen('search', `${ALL_PRODUCTS}?q=blue`, ALL_PRODUCTS), isFullPage: false },
  createPlainScreen('search without results', `${ALL_PRODUCTS}?q=zzzzzz`, ALL_PRODUCTS),
  {
    name: 'search box with suggestions',
    address: paths.home,
    async open(options) {
      const hasBoxInHeader = options.width === DESKTOP;
      const page = await openPage(hasBoxInHeader ? paths.home : ALL_PRODUCTS, options);
      await searchField(page).fill('ba');
      if (hasBoxInHeader) await page.getByRole('option').first().waitFor();
      return page;
    },
  },
  {
    name: 'listing, load error',
    address: ALL_PRODUCTS,
    async open(options) {
      const page = await openPage(paths.category('canvas'), allowErrors(options, /503/));
      await page.route('**/api/Products/**', (route) => route.fulfill({ status: 503, body: '' }));
      await page
        .locator(`main a[href^="${paths.category('canvas')}/"]`)
        .first()
        .click();
      await getPageTitle(page).waitFor();
      await page.getByRole('button', { name: /try again/i }).waitFor();
      return page;
    },
  },
];
