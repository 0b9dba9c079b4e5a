import { describe, expect, it } from 'vitest';
import { samples } from '#tests/support/samples/product-samples.ts';
import {
  addButton,
  heightField,
  renderProductPage,
  widthField,
} from '#tests/support/storefront/render-product-page.tsx';

/** Entries that are no size, and what is left of them in the field. */
const BAD: readonly (readonly [string, string, string])[] = [
  ['letters', 'abc', ''],
  ['a negative', '-36', ''],
  ['1e9', '1e9', ''],
  ['a decimal comma', '36,5', ''],
  ['an emoji', '😀', ''],
  ['400 digits', '7'.repeat(400), ''],
  ['Infinity', 'Infinity', ''],
  ['more than 10,000', '10000.1', '10000.1'],
];

/** Entries below an inch: no size while typed, an inch after leaving. */
const RAISED = ['0', '0.5', '0.'];

const shown = () => document.body.textContent ?? '';

describe('a bad size', () => {
  it.each(BAD)(
    '%s never shows NaN, never enables the button, never asks the server [SIZE-06, SIZE-08, PDP-22]',
    async (_, bad, left) => {
      const { user, posts } = await renderProductPage(samples.wallpaper, { query: 'height=48', signedIn: true });
      await user.click(widthField());
      await user.paste(bad);
      expect(addButton().disabled).toBe(true);
      expect(shown()).not.toMatch(/NaN|Infinity/);
      await user.click(addButton());
      await user.click(heightField());
      expect(widthField().value).toBe(left);
      expect(addButton().disabled).toBe(true);
      expect(shown()).not.toMatch(/NaN|Infinity/);
      expect(posts()).toEqual([]);
    },
  );

  it.each(RAISED)('of %s does not enable the button until it has become an inch [SIZE-06, Q-51]', async (bad) => {
    const { user } = await renderProductPage(samples.wallpaper, { query: 'height=48' });
    await user.type(widthField(), bad);
    expect(addButton().disabled).toBe(true);
    await user.click(heightField());
    expect(widthField().value).toBe('1');
    expect(addButton().disabled).toBe(false);
  });

  it('in the address is passed over [SIZE-06]', async () => {
    await renderProductPage(samples.wallpaper, {
      query: 'width=NaN&height=1e9&type=%F0%9F%98%80&colour=%23zz&unit=miles',
    });
    expect([widthField().value, heightField().value]).toEqual(['', '']);
    expect(addButton().disabled).toBe(true);
  });
});
