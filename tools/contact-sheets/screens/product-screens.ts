import type { Page } from 'playwright-core';
import { paths } from '#contract/paths.ts';
import { CATEGORY_KEYS, type Category } from '#domain/catalogue/category.ts';
import { openProductSignedIn } from '#tests/e2e/pages/cart-page.ts';
import {
  addToCartButton,
  fetchProduct,
  getCommentField,
  getHeightField,
  getWidthField,
} from '#tests/e2e/pages/product-page.ts';
import { getRoomView, openProductInCategory, openRoomView, SIZE, WEBGL_WARNINGS } from '#tests/e2e/pages/room-page.ts';
import { openPage, type PageOptions } from '#tests/e2e/support/browser.ts';
import { openWithLongTitle } from './long-title.ts';
import { allowErrors, type Screen } from './screen.ts';

const ADDRESS = '/product/:id';

const createProductScreen = (category: Category): Screen => ({
  name: `product ${category}`,
  address: ADDRESS,
  isFullPage: true,
  open: async (options) => openPage(paths.product((await fetchProduct(category)).id), options),
});

const createRoomScreen = (category: Category): Screen => ({
  name: `room view ${category}`,
  address: ADDRESS,
  async open(options) {
    const page = await openProductInCategory(category, category === 'canvas' ? '' : SIZE, options);
    await openRoomView(page);
    await getRoomView(page).evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
    return page;
  },
});

const openWallpaper = async (options: PageOptions, query = ''): Promise<Page> =>
  openPage(paths.product((await fetchProduct('wallpaper')).id) + query, options);

const scrollToSize = async (page: Page): Promise<Page> => {
  await getWidthField(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  return page;
};

export const productScreens: readonly Screen[] = [
  ...CATEGORY_KEYS.map(createProductScreen),
  ...CATEGORY_KEYS.map(createRoomScreen),
  {
    name: 'own wall',
    address: ADDRESS,
    async open(options) {
      const page = await openProductInCategory('wallpaper', SIZE, options);
      await openRoomView(page);
      await getRoomView(page).getByText('On my own wall').click();
      await getRoomView(page).evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
      return page;
    },
  },
  {
    name: 'product with a size',
    address: ADDRESS,
    open: async (options) => scrollToSize(await openWallpaper(options, '?width=120&height=96')),
  },
  {
    name: 'product with a size in centimetres',
    address: ADDRESS,
    open: async (options) => scrollToSize(await openWallpaper(options, '?width=36&height=48&unit=cm')),
  },
  {
    name: 'product with an invalid size',
    address: ADDRESS,
    async open(options) {
      const page = await openWallpaper(options);
      await getWidthField(page).fill('-5');
      await getHeightField(page).fill('99999');
      await getHeightField(page).blur();
      return scrollToSize(page);
    },
  },
  {
    name: 'product with a focused field',
    address: ADDRESS,
    async open(options) {
      const page = await openWallpaper(options, SIZE);
      await getCommentField(page).fill('Please leave ten centimetres more at the top.');
      return page;
    },
  },
  {
    name: 'product added to the cart',
    address: ADDRESS,
    async open(options) {
      const { page } = await openProductSignedIn('wallpaper', options, SIZE);
      await addToCartButton(page).click();
      await page.getByRole('link', { name: 'View cart' }).waitFor();
      return page;
    },
  },
  {
    name: 'measuring guide',
    address: ADDRESS,
    async open(options) {
      const page = await openProductInCategory('curtains', '', { ...options, expected: WEBGL_WARNINGS });
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
    isFullPage: true,
    open: async (options) => openWithLongTitle(paths.product((await fetchProduct('wallpaper')).id), options),
  },
  {
    name: 'list with a very long name',
    address: '/products/all',
    open: (options) => openWithLongTitle('/wallpaper', options),
    isFullPage: true,
  },
  {
    name: 'product by query parameter',
    address: '/product',
    open: async (options) => openPage(`/product?pid=${(await fetchProduct('canvas')).id}`, options),
  },
  {
    name: 'product not found',
    address: ADDRESS,
    open: (options) => openPage('/product/no-uuid', allowErrors(options, /404/)),
  },
];
