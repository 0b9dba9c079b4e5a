import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fetchProduct } from '../pages/product-page.ts';
import { openPage, WIDTHS } from '../support/browser.ts';
import { resize } from '../support/widths.ts';

/** The number of visible cards in each row. */
const countCardsByRow = (page: Page): Promise<number[]> =>
  page
    .getByRole('heading', { name: 'You may also like' })
    .locator('xpath=..')
    .getByRole('listitem')
    .filter({ has: page.locator('article') })
    .evaluateAll((cards) => {
      const rows = new Map<number, number>();
      for (const card of cards) {
        const { top, width } = card.getBoundingClientRect();
        if (width > 0) rows.set(Math.round(top), (rows.get(Math.round(top)) ?? 0) + 1);
      }
      return [...rows.values()];
    });

describe('other products on a product page', () => {
  it('link to the same design in other categories, also without JavaScript', async () => {
    const { id, title } = await fetchProduct('wallpaper');
    const page = await openPage(`/product/${id}`, { javaScript: false });
    const links = page.getByRole('navigation', { name: 'Also as' }).getByRole('link');
    expect(await links.count()).toBe(1);
    await links.first().click();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(`${title} Curtains`);
    const back = page.getByRole('navigation', { name: 'Also as' }).getByRole('link', { name: /^Wallpaper/ });
    expect(await back.getAttribute('href')).toBe(`/product/${id}`);
  });

  it('fill their rows at 390, 768 and 1440 px', async () => {
    // The sub-category of the first blind has only three other products.
    const { id } = await fetchProduct('blinds');
    const page = await openPage(`/product/${id}`);
    const rows: number[][] = [];
    for (const width of WIDTHS) {
      await resize(page, width);
      rows.push(await countCardsByRow(page));
    }
    expect(rows).toEqual([[2, 2], [3], [4]]);
  });
});
