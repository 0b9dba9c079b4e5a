import type { Page } from 'playwright-core';
import { hydrated, openPage, type PageOptions } from '#tests/e2e/browser.ts';
import { productOf } from '#tests/e2e/product-parts.ts';

const LONG_TITLE =
  'Rajasthani Palace Garden Mural with Peacocks, Pomegranates and Champa Blossoms on Hand-Prepared Lime Plaster (Extrawide Panoramarepräsentationstapete)';

/** As if a product had a very long name: in the page, in its state and in every answer. */
export async function openWithLongTitle(path: string, options: PageOptions): Promise<Page> {
  const { title } = await productOf('wallpaper');
  const page = await openPage('/terms', options);
  await page.route(
    (url) => url.pathname === path || url.pathname.startsWith('/api/'),
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll(title, LONG_TITLE) });
    },
  );
  await page.goto(path);
  await hydrated(page);
  return page;
}
