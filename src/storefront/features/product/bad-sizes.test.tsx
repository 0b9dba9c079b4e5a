import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { samples } from '#tests/support/samples/product-samples.ts';
import {
  getAddButton,
  getHeightField,
  getPriceBox,
  getWidthField,
  renderProductPage,
} from '#tests/support/storefront/render-product-page.tsx';

/** Name, entry, and the field's text after blur. */
const INVALID_ENTRIES: readonly (readonly [string, string, string])[] = [
  ['letters', 'abc', ''],
  ['a negative', '-36', ''],
  ['1e9', '1e9', ''],
  ['a decimal comma', '36,5', ''],
  ['an emoji', '😀', ''],
  ['400 digits', '7'.repeat(400), ''],
  ['Infinity', 'Infinity', ''],
  ['more than 10,000', '10000.1', '10000.1'],
];

/** Entries below an inch: invalid while typing, raised to an inch on blur. */
const TOO_SMALL_ENTRIES = ['0', '0.5', '0.'];

const getPageText = () => document.body.textContent ?? '';

describe('an invalid size', () => {
  it.each(INVALID_ENTRIES)(
    '%s shows no NaN, does not enable the button and sends no request [SIZE-06, SIZE-08, PDP-22]',
    async (_, entry, textAfterBlur) => {
      const { user, listPosts } = await renderProductPage(samples.wallpaper, { query: 'height=48', isSignedIn: true });
      await user.click(getWidthField());
      await user.paste(entry);
      expect(getAddButton().disabled).toBe(true);
      expect(getPageText()).not.toMatch(/NaN|Infinity/);
      await user.click(getAddButton());
      await user.click(getHeightField());
      expect(getWidthField().value).toBe(textAfterBlur);
      expect(getAddButton().disabled).toBe(true);
      expect(getPageText()).not.toMatch(/NaN|Infinity/);
      expect(listPosts()).toEqual([]);
    },
  );

  it.each(TOO_SMALL_ENTRIES)(
    'of %s does not enable the button until it is raised to an inch [SIZE-06, Q-51]',
    async (entry) => {
      const { user } = await renderProductPage(samples.wallpaper, { query: 'height=48' });
      await user.type(getWidthField(), entry);
      expect(getAddButton().disabled).toBe(true);
      await user.click(getHeightField());
      expect(getWidthField().value).toBe('1');
      expect(getAddButton().disabled).toBe(false);
    },
  );

  it('above 10,000 inches shows a sentence in the price box and at the field, and no price [D-09, D-31]', async () => {
    const sentence = 'Width and height can be at most 10,000 inches.';
    const { user } = await renderProductPage(samples.wallpaper, { query: 'height=48' });
    await user.type(getWidthField(), '10001');
    expect(getPriceBox().querySelector('p')?.textContent).toBe(`${sentence} Enter a smaller size to see your price.`);
    // The announcement follows the text with a delay.
    await waitFor(() => expect(getPageText()).not.toMatch(/Minimum|Enter width and height|Enter your size/));
    expect(getPriceBox().textContent).not.toContain('₹');
    const error = getWidthField().getAttribute('aria-describedby') ?? '';
    expect(error.split(' ').map((id) => document.getElementById(id)?.textContent)).toContain(sentence);
    await user.clear(getWidthField());
    expect(getPriceBox().textContent).toContain('Minimum ₹75.00');
  });

  it('above 10,000 inches keeps the note about large sizes [SIZE-04, Q-53]', async () => {
    const { user } = await renderProductPage(samples.wallpaper, { query: 'width=36' });
    await user.type(getHeightField(), '10001');
    expect(screen.getByText('Dreaming big?')).toBeTruthy();
  });

  it('above 10,000 inches gets the focus from the link in the bar [D-09]', async () => {
    const { user } = await renderProductPage(samples.wallpaper, { query: 'width=36' });
    await user.click(screen.getByText('Enter your size', { selector: 'a' }));
    expect(document.activeElement).toBe(getWidthField());
    await user.type(getHeightField(), '10001');
    await user.click(screen.getByText('Enter a smaller size', { selector: 'a' }));
    expect(document.activeElement).toBe(getHeightField());
  });

  it('in the URL is ignored [SIZE-06]', async () => {
    await renderProductPage(samples.wallpaper, {
      query: 'width=NaN&height=1e9&type=%F0%9F%98%80&colour=%23zz&unit=miles',
    });
    expect([getWidthField().value, getHeightField().value]).toEqual(['', '']);
    expect(getAddButton().disabled).toBe(true);
  });
});
