import type { Page } from 'playwright-core';
import { paths } from '#contract/paths.ts';
import { payButton } from '#tests/e2e/pages/checkout-page.ts';
import { fetchProduct } from '#tests/e2e/pages/product-page.ts';
import { openPage, type PageOptions } from '#tests/e2e/support/browser.ts';
import { openWithFullCart } from './full-cart.ts';
import type { Screen } from './screen.ts';

/** The minimum width at 400 % zoom (WCAG 1.4.10). */
const MIN_WIDTH = 320;

/** The same window at 200 % zoom. */
const zoom = ({ width = 0, height = 0, ...options }: PageOptions): PageOptions => {
  const zoomedWidth = Math.max(MIN_WIDTH, width / 2);
  return {
    ...options,
    width: zoomedWidth,
    height: Math.round((height * zoomedWidth) / width),
    scale: width / zoomedWidth,
  };
};

const edgeCases: Readonly<Record<string, (options: PageOptions) => PageOptions>> = {
  'at 200 %': zoom,
  'in forced colours': (options) => ({ ...options, forcedColors: true }),
  'with reduced motion': (options) => ({ ...options, reducedMotion: true }),
  'without JavaScript': (options) => ({ ...options, javaScript: false }),
};

type BaseScreen = { name: string; address: string; open(options: PageOptions): Promise<Page> };
const baseScreens: readonly BaseScreen[] = [
  { name: 'home', address: paths.home, open: (options) => openPage(paths.home, options) },
  {
    name: 'product',
    address: '/product/:id',
    open: async (options) => openPage(paths.product((await fetchProduct('curtains')).id), options),
  },
  {
    name: 'checkout',
    address: paths.checkout,
    async open(options) {
      if (options.javaScript === false) return openPage(paths.checkout, options);
      const page = await openWithFullCart(paths.checkout, options);
      await payButton(page).waitFor();
      return page;
    },
  },
];

export const edgeCaseScreens: readonly Screen[] = Object.entries(edgeCases).flatMap(([edgeCase, changeOptions]) =>
  baseScreens.map(
    ({ name, address, open }): Screen => ({
      name: `${name} ${edgeCase}`,
      address,
      isFullPage: edgeCase !== 'with reduced motion',
      open: (options) => open(changeOptions(options)),
    }),
  ),
);
