import { expect, it } from 'vitest';
import { CATEGORY_KEYS } from '#domain/catalogue/category.ts';
import { pagePatterns, paths } from './paths.ts';

const guardedBy = (guard: string) => pagePatterns.filter((page) => page.guard === guard).map((page) => page.pattern);

it('asks for a token on profile, wishlist, orders and what belongs to them, and on nothing else', () => {
  expect(guardedBy('token')).toEqual(['/profile', '/wishlist', '/orders', '/orders/:id', '/account', '/user/tracking']);
  expect(guardedBy('none')).toContain('/cart');
});

it('keeps customers off the screens for signing in and up', () => {
  expect(guardedBy('signedOutOnly')).toEqual(['/login', '/signup']);
});

it('names the sub-category parameter of every category page category [SUB-02]', () => {
  for (const key of CATEGORY_KEYS) {
    expect(guardedBy('none')).toEqual(expect.arrayContaining([`/${key}`, `/${key}/:category`]));
  }
});

it('lists every pattern once', () => {
  expect(new Set(pagePatterns.map((page) => page.pattern)).size).toBe(pagePatterns.length);
});

it('builds an address for every pattern', () => {
  const built = Object.values(paths).map((path) => (typeof path === 'string' ? path : path('wallpaper', 'x')));
  const matches = (pattern: string) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`);
  for (const address of built) {
    const known = pagePatterns.some((page) => matches(page.pattern).test(address.replace(/\?.*/, '')));
    expect(known, address).toBe(true);
  }
});

it('percent-encodes what a fabric slug, an id or a search may hold', () => {
  expect(paths.subCategory('fabrics', 'silk-&-satin/50%')).toBe('/fabrics/silk-%26-satin%2F50%25');
  expect(paths.product('a/b')).toBe('/product/a%2Fb');
  expect(paths.allProducts(' red & gold ')).toBe('/products/all?q=red%20%26%20gold');
  expect(paths.allProducts('  ')).toBe('/products/all');
});
