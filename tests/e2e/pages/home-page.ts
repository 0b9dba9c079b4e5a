import type { Locator, Page } from 'playwright-core';

export const getCategories = (page: Page): Locator => page.getByRole('region', { name: 'Shop By Categories' });
export const getSlider = (page: Page): Locator => page.getByRole('region', { name: 'Collections' });
export const getFeatured = (page: Page): Locator => page.getByRole('region', { name: 'Our Featured Collection' });
export const getLookSection = (page: Page): Locator => page.getByRole('region', { name: 'Shop by Look' });

export const getDots = (page: Page): Locator => getSlider(page).getByRole('button', { name: /^Slide \d/ });
export const readCurrentDot = (page: Page): Promise<string | null> =>
  getSlider(page).locator('button[aria-current="true"]').getAttribute('aria-label');
/** Titles of the visible cards. */
export const readCardTitles = (page: Page): Promise<string[]> =>
  getFeatured(page).getByRole('article').filter({ visible: true }).getByRole('heading').allTextContents();
export const getTab = (page: Page, name: string): Locator => getFeatured(page).getByRole('tab', { name });
export const getHotspots = (page: Page): Locator => getLookSection(page).getByRole('button');
/** The visible cushion card. */
export const getCushion = (page: Page): Locator =>
  getLookSection(page)
    .getByText('Inclusive of all taxes')
    .filter({ visible: true })
    .locator('xpath=ancestor::*[@id][1]');

/** Pixels by which an element extends outside the window. */
export const measurePixelsOutside = (locator: Locator): Promise<number> =>
  locator.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    return Math.max(0, -box.left, -box.top, box.right - clientWidth, box.bottom - clientHeight);
  });
