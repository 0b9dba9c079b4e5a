import { paths } from '#contract/paths.ts';
import { CATEGORY_KEYS, type Category } from '#domain/catalogue/category.ts';
import { drawer, filterButton, pageTitle } from '#tests/e2e/pages/browse-page.ts';
import { cushion, hotspots, look } from '#tests/e2e/pages/home-page.ts';
import { DESKTOP, openPage, shopAddress } from '#tests/e2e/support/browser.ts';
import { failing, plainScreen, type Screen } from './screen.ts';
import { searchField } from './search-field.ts';

const ALL = paths.allProducts();

/** The first listing that the page of a category leads to. */
async function firstListing(category: Category): Promise<string> {
  const html = await (await fetch(shopAddress() + paths.category(category))).text();
  const [, path] = new RegExp(`href="(${paths.category(category)}/[^"?]+)"`).exec(html) ?? [];
  if (path === undefined) throw new Error(`The page of ${category} leads to no listing.`);
  return path;
}

const ofCategory = (category: Category): Screen[] => [
  plainScreen(`category ${category}`, paths.category(category)),
  {
    name: `listing ${category}`,
    address: `/${category}/:category`,
    isWhole: true,
    open: async (options) => openPage(await firstListing(category), options),
  },
];

export const browseScreens: readonly Screen[] = [
  plainScreen('home', paths.home),
  {
    name: 'home, a cushion of the look',
    address: paths.home,
    async open(options) {
      const page = await openPage(paths.home, options);
      await look(page).scrollIntoViewIfNeeded();
      await hotspots(page).first().click();
      await cushion(page).waitFor();
      return page;
    },
  },
  ...CATEGORY_KEYS.flatMap(ofCategory),
  {
    name: 'listing of no category',
    address: '/wallpaper/:category',
    open: (options) => openPage('/wallpaper/no-such-category', failing(options, /404/)),
  },
  plainScreen('all products', ALL),
  {
    name: 'filters open',
    address: ALL,
    async open(options) {
      const page = await openPage(ALL, options);
      await filterButton(page).click();
      await drawer(page)
        .getByRole('checkbox', { name: /^Curtains/ })
        .waitFor();
      return page;
    },
  },
  { ...plainScreen('filtered', `${ALL}?category=curtains&colour=blue`, ALL), isWhole: false },
  { ...plainScreen('search', `${ALL}?q=blue`, ALL), isWhole: false },
  plainScreen('search without a result', `${ALL}?q=zzzzzz`, ALL),
  {
    name: 'search box with offers',
    address: paths.home,
    async open(options) {
      const hasBoxInHeader = options.width === DESKTOP;
      const page = await openPage(hasBoxInHeader ? paths.home : ALL, options);
      await searchField(page).fill('ba');
      if (hasBoxInHeader) await page.getByRole('option').first().waitFor();
      return page;
    },
  },
  {
    name: 'listing that cannot be loaded',
    address: ALL,
    async open(options) {
      const page = await openPage(paths.category('canvas'), failing(options, /503/));
      await page.route('**/api/Products/**', (route) => route.fulfill({ status: 503, body: '' }));
      await page
        .locator(`main a[href^="${paths.category('canvas')}/"]`)
        .first()
        .click();
      await pageTitle(page).waitFor();
      await page.getByRole('button', { name: /try again/i }).waitFor();
      return page;
    },
  },
];
