import type { Page } from 'playwright-core';
import { fetchProduct } from '#tests/e2e/pages/product-page.ts';
import { openPage, type PageOptions, waitForHydration } from '#tests/e2e/support/browser.ts';

const LONG_TITLE =
  'Rajasthani Palace Garden Mural with Peacocks, Pomegranates and Champa Blossoms on Hand-Prepared Lime Plaster (Extrawide Panoramarepräsentationstapete)';

/** Gives a product a very long title in the page, its state and every response. */
export async function openWithLongTitle(path: string, options: PageOptions): Promise<Page> {
  const { title } = await fetchProduct('wallpaper');
  const page = await openPage('/terms', options);
  await page.route(
    (url) => url.pathname === path || url.pathname.startsWith('/api/'),
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll(title, LONG_TITLE) });
    },
  );
  await page.goto(path);
  await waitForHydration(page);
  return page;
}
