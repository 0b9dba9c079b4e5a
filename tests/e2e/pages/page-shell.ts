import type { Locator, Page } from 'playwright-core';

export const getHeader = (page: Page): Locator => page.getByRole('banner');
export const getFooter = (page: Page): Locator => page.getByRole('contentinfo');
export const getMenu = (page: Page): Locator => page.getByRole('dialog', { name: 'Menu' });
export const getMenuButton = (page: Page): Locator =>
  getHeader(page).getByRole('button', { name: /menu/i }).filter({ visible: true });
export const getMenuCloseButton = (page: Page): Locator =>
  getMenu(page).getByRole('button', { name: 'Close' }).filter({ visible: true });
export const getChatButton = (page: Page): Locator =>
  page.locator('aside a[href*="whatsapp"]').filter({ visible: true }).last();

/** Scrolls at once, without smooth scrolling. */
export const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
export const readScrollTop = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

/** Waits until the browser has painted what the page shows now. */
export const waitForPaint = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

/** True when nothing covers the element's centre. */
export const isUncovered = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return top !== null && element.contains(top);
  });
