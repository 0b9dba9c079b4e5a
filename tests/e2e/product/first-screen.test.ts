import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Category } from '#domain/catalogue/category.ts';
import { getControl, getViewer, VIEW_TOOLS } from '../pages/image-viewer.ts';
import {
  addToCartButton,
  fetchProduct,
  getCommentField,
  getPriceBox,
  getRate,
  getSwatches,
  getWidthField,
  motorisationRadios,
  typeRadios,
} from '../pages/product-page.ts';
import { getOpener } from '../pages/room-page.ts';
import { DESKTOP, HEIGHTS, openPage, PHONE } from '../support/browser.ts';
import { EXTENDED, itAtWidths } from '../support/widths.ts';

const openProduct = async (category: Category, width: number) => {
  const { id } = await fetchProduct(category);
  return openPage(`/product/${id}`, { width, touch: width === PHONE });
};

/** Top and bottom of the parts that decide whether a shopper stays. */
async function measureFirstParts(page: Page) {
  const parts = {
    picture: getViewer(page).getByRole('img').first(),
    name: page.getByRole('heading', { level: 1 }),
    colours: getSwatches(page).first(),
    rate: getRate(page),
  };
  const boxes = await Promise.all(Object.values(parts).map((part) => part.boundingBox()));
  return Object.keys(parts).map((name, index) => {
    const box = boxes[index];
    return { name, top: box?.y ?? Number.NaN, bottom: (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN) };
  });
}

describe('the first screen of a product on a phone', () => {
  describe.each(['blinds', 'wallpaper', 'curtains', 'fabrics', 'canvas'] as const)('%s', (category) => {
    it('shows picture, name, colours and rate above the price bar [D-37]', async () => {
      const page = await openProduct(category, PHONE);
      const bar = await page.locator('[data-bottom-bar]').boundingBox();
      const parts = await measureFirstParts(page);
      for (const { name, bottom } of parts) expect(bottom, name).toBeLessThanOrEqual(bar?.y ?? HEIGHTS[PHONE] ?? 0);
      const tops = parts.map(({ top }) => top);
      expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    });
  });

  it('keeps the viewer controls behind one button, and all of them work [D-37, VIEW-12]', async () => {
    const page = await openProduct('blinds', PHONE);
    const tools = getControl(page, VIEW_TOOLS);
    const names = ['Unlock picture', 'Ruler', 'Grid', 'Zoom in', 'Rotate 90 degrees', 'Fit', 'Fill', 'Reset'];
    for (const name of names) expect(await getControl(page, name).count(), name).toBe(0);
    await tools.click();
    expect(await tools.getAttribute('aria-expanded')).toBe('true');
    for (const name of names) expect(await getControl(page, name).isVisible(), name).toBe(true);
    await getControl(page, 'Ruler').click();
    await expect.poll(() => getViewer(page).getByTestId('ruler').count()).toBe(1);
    await getControl(page, 'Unlock picture').click();
    await getControl(page, 'Zoom in').click();
    expect(await getViewer(page).getByRole('status', { name: 'Zoom' }).textContent()).toBe('110%');
    // Locks again: a picture that can be moved would stop the page from scrolling.
    await tools.click();
    expect(await getViewer(page).getByRole('application').count()).toBe(0);
    expect(await getControl(page, 'Ruler').count()).toBe(0);
  });

  itAtWidths([PHONE, DESKTOP], 'has “See it in a room” as a chip on the picture, at %i px', async (width) => {
    const page = await openProduct('wallpaper', width);
    const picture = await getViewer(page).getByTestId('picture').boundingBox();
    const chip = await getOpener(page).boundingBox();
    if (!chip || !picture) throw new Error('The chip or the picture is not visible');
    expect(chip.y).toBeGreaterThan(picture.y);
    expect(chip.y + chip.height).toBeLessThan(picture.y + picture.height);
    expect(chip.height).toBeGreaterThanOrEqual(44);
  });
});

describe('the order of decisions', () => {
  /** The first choice after the price. */
  const getFirstOption = (page: Page, category: Category) => {
    if (category === 'curtains') return page.getByRole('group', { name: 'Heading' });
    return category === 'blinds' ? page.getByRole('group', { name: 'Fitting type' }) : getCommentField(page);
  };

  describe.each(['curtains', 'blinds', 'wallpaper', 'fabrics'] as const)('%s', (category) => {
    itAtWidths(
      [PHONE, DESKTOP],
      'colours, type, size, price, options and button come in this order, for eyes and keyboard, at %i px [D-37]',
      async (width) => {
        const page = await openProduct(category, width);
        const rates = category === 'blinds' ? [typeRadios(page), motorisationRadios(page)] : [typeRadios(page)];
        const option = getFirstOption(page, category);
        const parts = [getSwatches(page), ...rates, getWidthField(page), getPriceBox(page), option];
        const tops = await Promise.all(parts.map(async (part) => (await part.first().boundingBox())?.y ?? Number.NaN));
        expect(tops).toEqual(tops.toSorted((a, b) => a - b));
        const handles = await Promise.all(
          [...parts, addToCartButton(page)].map((part) => part.first().elementHandle()),
        );
        expect(await page.evaluate(areInDocumentOrder, handles)).toBe(true);
      },
      category === 'curtains' || category === 'blinds' ? {} : EXTENDED,
    );
  });
});

function areInDocumentOrder(elements: readonly (Element | null)[]): boolean {
  return elements.every((element, index) => {
    const before = elements[index - 1];
    return (
      !before || (element !== null && before.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_FOLLOWING)
    );
  });
}
