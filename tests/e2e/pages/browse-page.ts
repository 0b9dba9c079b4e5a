import type { Locator, Page } from 'playwright-core';

export const cards = (page: Page): Locator => page.getByRole('article');
export const titles = (page: Page): Promise<string[]> => cards(page).getByRole('heading').allTextContents();
export const pageTitle = (page: Page): Locator => page.getByRole('heading', { level: 1 });
export const filterButton = (page: Page): Locator => page.getByRole('button', { name: /^Filter/ });
export const drawer = (page: Page): Locator => page.getByRole('dialog', { name: 'Filter' });

/** The numbers in the prices of the cards, in their order. */
export async function prices(page: Page): Promise<number[]> {
  const texts = await cards(page)
    .getByText(/^₹[\d,]+$/)
    .allTextContents();
  return texts.map((text) => Number(text.replace(/[₹,]/g, '')));
}

/** Records the paths of the page's API requests. */
export function recordRequests(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  return calls;
}

/** No part is wider than the screen. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Waits for the list: the previous one stays visible with aria-busy. */
export const settled = (page: Page): Promise<void> => page.locator('main [aria-busy="false"]').waitFor();
