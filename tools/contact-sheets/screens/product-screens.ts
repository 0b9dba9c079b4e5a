import type { Page } from 'playwright-core';
import { paths } from '#contract/paths.ts';
import { CATEGORY_KEYS, type Category } from '#domain/catalogue/category.ts';
import { openProductSignedIn } from '#tests/e2e/pages/cart-page.ts';
import { addToCart, commentField, fetchProduct, height, width } from '#tests/e2e/pages/product-page.ts';
import { DRAWING_WORDS, enterRoom, openProductInCategory, roomView, SIZE } from '#tests/e2e/pages/room-page.ts';
import { openPage, type PageOptions } from '#tests/e2e/support/browser.ts';
import { openWithLongTitle } from './long-title.ts';
import { failing, type Screen } from './screen.ts';

const ADDRESS = '/product/:id';

const ofCategory = (category: Category): Screen => ({
  name: `product ${category}`,
  address: ADDRESS,
  isWhole: true,
  open: async (options) => openPage(paths.product((await fetchProduct(category)).id), options),
});

const openRoom = (category: Category): Screen => ({
  name: `room view ${category}`,
  address: ADDRESS,
  async open(options) {
    const page = await openProductInCategory(category, category === 'canvas' ? '' : SIZE, options);
    await enterRoom(page);
    await roomView(page).evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
    return page;
  },
});

const wallpaper = async (options: PageOptions, query = ''): Promise<Page> =>
  openPage(paths.product((await fetchProduct('wallpaper')).id) + query, options);

const atSize = async (page: Page): Promise<Page> => {
  await width(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  return page;
};

export const productScreens: readonly Screen[] = [
  ...CATEGORY_KEYS.map(ofCategory),
  ...CATEGORY_KEYS.map(openRoom),
  {
    name: 'own wall',
    address: ADDRESS,
    async open(options) {
      const page = await openProductInCategory('wallpaper', SIZE, options);
      await enterRoom(page);
      await roomView(page).getByText('On my own wall').click();
      await roomView(page).evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
      return page;
    },
  },
  {
    name: 'product with a size',
    address: ADDRESS,
    open: async (options) => atSize(await wallpaper(options, '?width=120&height=96')),
  },
  {
    name: 'product with a size in centimetres',
    address: ADDRESS,
    open: async (options) => atSize(await wallpaper(options, '?width=36&height=48&unit=cm')),
  },
  {
    name: 'product with a wrong size',
    address: ADDRESS,
    async open(options) {
      const page = await wallpaper(options);
      await width(page).fill('-5');
      await height(page).fill('99999');
      await height(page).blur();
      return atSize(page);
    },
  },
  {
    name: 'product with a field in use',
    address: ADDRESS,
    async open(options) {
      const page = await wallpaper(options, SIZE);
      await commentField(page).fill('Please leave ten centimetres more at the top.');
      return page;
    },
  },
  {
    name: 'product added to the cart',
    address: ADDRESS,
    async open(options) {
      const { page } = await openProductSignedIn('wallpaper', options, SIZE);
      await addToCart(page).click();
      await page.getByRole('link', { name: 'View cart' }).waitFor();
      return page;
    },
  },
  {
    name: 'measuring guide',
    address: ADDRESS,
    async open(options) {
      const page = await openProductInCategory('curtains', '', { ...options, expected: DRAWING_WORDS });
      await page
        .getByRole('button', { name: /measure/i })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
      return page;
    },
  },
  {
    name: 'product with a very long name',
    address: ADDRESS,
    isWhole: true,
    open: async (options) => openWithLongTitle(paths.product((await fetchProduct('wallpaper')).id), options),
  },
  {
    name: 'list with a very long name',
    address: '/products/all',
    open: (options) => openWithLongTitle('/wallpaper', options),
    isWhole: true,
  },
  {
    name: 'product without an address of its own',
    address: '/product',
    open: async (options) => openPage(`/product?pid=${(await fetchProduct('canvas')).id}`, options),
  },
  {
    name: 'product that does not exist',
    address: ADDRESS,
    open: (options) => openPage('/product/no-uuid', failing(options, /404/)),
  },
];
