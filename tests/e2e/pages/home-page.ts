import type { Locator, Page } from 'playwright-core';

/** The sections of the home page, found the way a reader finds them. */
export const categories = (page: Page): Locator => page.getByRole('region', { name: 'Shop By Categories' });
export const slider = (page: Page): Locator => page.getByRole('region', { name: 'Collections' });
export const featured = (page: Page): Locator => page.getByRole('region', { name: 'Our Featured Collection' });
export const look = (page: Page): Locator => page.getByRole('region', { name: 'Shop by Look' });

export const dots = (page: Page): Locator => slider(page).getByRole('button', { name: /^Slide \d/ });
export const currentDot = (page: Page): Promise<string | null> =>
  slider(page).locator('button[aria-current="true"]').getAttribute('aria-label');
/** Titles of the cards in sight. */
export const cardTitles = (page: Page): Promise<string[]> =>
  featured(page).getByRole('article').filter({ visible: true }).getByRole('heading').allTextContents();
export const tab = (page: Page, name: string): Locator => featured(page).getByRole('tab', { name });
export const hotspots = (page: Page): Locator => look(page).getByRole('button');
/** The card of a cushion, in sight. */
export const cushion = (page: Page): Locator =>
  look(page).getByText('Inclusive of all taxes').filter({ visible: true }).locator('xpath=ancestor::*[@id][1]');

/** The part of a box outside the window, in pixels. */
export const pixelsOutside = (part: Locator): Promise<number> =>
  part.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    return Math.max(0, -box.left, -box.top, box.right - clientWidth, box.bottom - clientHeight);
  });
