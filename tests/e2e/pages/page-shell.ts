import type { Locator, Page } from 'playwright-core';

/** The parts that every page shares, found the way a reader finds them. */
export const header = (page: Page): Locator => page.getByRole('banner');
export const footer = (page: Page): Locator => page.getByRole('contentinfo');
export const menu = (page: Page): Locator => page.getByRole('dialog', { name: 'Menu' });
export const menuButton = (page: Page): Locator =>
  header(page).getByRole('button', { name: /menu/i }).filter({ visible: true });
export const closeMenu = (page: Page): Locator =>
  menu(page).getByRole('button', { name: 'Close' }).filter({ visible: true });
export const chatButton = (page: Page): Locator => page.locator('a[href*="whatsapp"]').filter({ visible: true }).last();

/** Scrolls the window itself; smooth scrolling would leave the test guessing when it has arrived. */
export const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
export const scrollTop = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

/** True when nothing covers the element's centre. */
export const isUncovered = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return top !== null && element.contains(top);
  });
