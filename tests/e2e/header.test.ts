import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP, openPage, PHONE, WIDTHS } from './browser.ts';
import { header, scrollTo } from './shell-parts.ts';

/** The controls that can be seen in the header, from left to right, by where they lead or what they are. */
const controlsInOrder = (page: Page): Promise<string[]> =>
  header(page).evaluate((element) => {
    const controls = [...element.querySelectorAll<HTMLElement>('a[href], button, input')].filter((control) =>
      control.checkVisibility(),
    );
    const middle = (control: Element) => {
      const box = control.getBoundingClientRect();
      return box.x + box.width / 2;
    };
    const nameOf = (control: HTMLElement) => {
      if (control instanceof HTMLInputElement) return 'search';
      return control.getAttribute('href') ?? (control.hasAttribute('aria-expanded') ? 'menu' : undefined);
    };
    return controls
      .filter((control) => nameOf(control) !== undefined && control.getBoundingClientRect().width > 0)
      .sort((a, b) => middle(a) - middle(b))
      .map((control) => nameOf(control) ?? '');
  });

describe('the header', () => {
  it('shows cart, wishlist, logo, profile and menu from left to right on a phone [HDR-02]', async () => {
    const page = await openPage('/', { width: PHONE });
    expect(await controlsInOrder(page)).toEqual(['/cart', '/wishlist', '/', '/login', 'menu']);
  });

  it('shows menu, search, logo, wishlist, log in and cart from left to right on a desktop [HDR-03]', async () => {
    const page = await openPage('/', { width: DESKTOP });
    expect(await controlsInOrder(page)).toEqual(['menu', 'search', '/', '/wishlist', '/login', '/cart']);
  });

  it.each(WIDTHS)('stays at the top of a window of %i px [HDR-01]', async (width) => {
    const page = await openPage('/', { width });
    await scrollTo(page, 900);
    const box = await header(page).boundingBox();
    expect(box?.y).toBe(0);
    expect(await header(page).isVisible()).toBe(true);
  });

  it.each(WIDTHS)('and the page fit into a window of %i px without sideways scrolling', async (width) => {
    const page = await openPage('/', { width });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  });
});
