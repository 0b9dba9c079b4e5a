import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP, openPage, PHONE, WIDTHS } from './browser.ts';
import { header, scrollTo } from './shell-parts.ts';
import { expectToFit, resize } from './widths.ts';

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

  it('stays at the top of windows of 390, 768 and 1440 px, and fits into them with its page [HDR-01]', async () => {
    const page = await openPage('/');
    for (const width of WIDTHS) {
      await resize(page, width);
      await scrollTo(page, 900);
      await expect.poll(async () => (await header(page).boundingBox())?.y).toBe(0);
      expect(await header(page).isVisible()).toBe(true);
    }
    await expectToFit(page);
  });
});
