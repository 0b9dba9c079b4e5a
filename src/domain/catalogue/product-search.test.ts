import { describe, expect, it } from 'vitest';
import { searchProducts } from './product-search.ts';

const vine = { title: 'Bahaara Vine', category: 'wallpaper', subCategory: 'bahaara' };
const cafe = { title: 'Café Stripe', category: 'curtains', subCategory: null };
const found = (text: string) => searchProducts([vine, cafe], text).map((product) => product.title);

describe('searchProducts', () => {
  it.each([
    ['vine', ['Bahaara Vine']],
    ['BAH', ['Bahaara Vine']],
    ['vine wallpaper', ['Bahaara Vine']],
    ['cafe', ['Café Stripe']],
    ['  ', ['Bahaara Vine', 'Café Stripe']],
    ['stripe wallpaper', []],
    ['ine', []],
  ])('finds for %j exactly %j [HDR-04]', (text, titles) => {
    expect(found(text)).toEqual(titles);
  });
});
