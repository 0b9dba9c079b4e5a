import type { Locator, Page } from 'playwright-core';

export const getCards = (page: Page): Locator => page.getByRole('article');
export const readTitles = (page: Page): Promise<string[]> => getCards(page).getByRole('heading').allTextContents();
export const getPageTitle = (page: Page): Locator => page.getByRole('heading', { level: 1 });
export const filterButton = (page: Page): Locator => page.getByRole('button', { name: /^Filter/ });
export const getFilterDrawer = (page: Page): Locator => page.getByRole('dialog', { name: 'Filter' });

/** The cards' prices, in page order. */
export async function readPrices(page: Page): Promise<number[]> {
  const texts = await getCards(page)
    .getByText(/^₹[\d,]+$/)
    .allTextContents();
  return texts.map((text) => Number(text.replace(/[₹,]/g, '')));
}

/** Records the paths of the page's API requests. */
export function recordRequests(page: Page): string[] {
  const requestPaths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) requestPaths.push(pathname);
  });
  return requestPaths;
}

/** Pixels by which the page is wider than the window. */
export const measureOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Waits for the new list; until then the previous one is shown with aria-busy. */
export const waitForList = (page: Page): Promise<void> => page.locator('main [aria-busy="false"]').waitFor();
