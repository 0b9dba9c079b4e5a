import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { getHeader, scrollTo } from '../pages/page-shell.ts';
import { DESKTOP, openPage, PHONE, WIDTHS } from '../support/browser.ts';
import { expectToFit, resize } from '../support/widths.ts';

/** Visible header controls from left to right, by link target or name. */
const listControls = (page: Page): Promise<string[]> =>
  getHeader(page).evaluate((element) => {
    const controls = [...element.querySelectorAll<HTMLElement>('a[href], button, input')].filter((control) =>
      control.checkVisibility(),
    );
    const middle = (control: Element) => {
      const box = control.getBoundingClientRect();
      return box.x + box.width / 2;
    };
    const getName = (control: HTMLElement) => {
      if (control instanceof HTMLInputElement) return 'search';
      return control.getAttribute('href') ?? (control.hasAttribute('aria-expanded') ? 'menu' : undefined);
    };
    return controls
      .filter((control) => getName(control) !== undefined && control.getBoundingClientRect().width > 0)
      .sort((a, b) => middle(a) - middle(b))
      .map((control) => getName(control) ?? '');
  });

describe('the header', () => {
  it('shows cart, wishlist, logo, profile and menu from left to right on a phone [HDR-02]', async () => {
    const page = await openPage('/', { width: PHONE });
    expect(await listControls(page)).toEqual(['/cart', '/wishlist', '/', '/login', 'menu']);
  });

  it('shows menu, search, logo, wishlist, log in and cart from left to right on a desktop [HDR-03]', async () => {
    const page = await openPage('/', { width: DESKTOP });
    expect(await listControls(page)).toEqual(['menu', 'search', '/', '/wishlist', '/login', '/cart']);
  });

  it('sticks to the top and fits at 390, 768 and 1440 px [HDR-01]', async () => {
    const page = await openPage('/');
    for (const width of WIDTHS) {
      await resize(page, width);
      await scrollTo(page, 900);
      await expect.poll(async () => (await getHeader(page).boundingBox())?.y).toBe(0);
      expect(await getHeader(page).isVisible()).toBe(true);
    }
    await expectToFit(page);
  });
});
