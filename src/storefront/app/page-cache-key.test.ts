import { describe, expect, it } from 'vitest';
import { formatListingQuery, readListingQuery } from '#domain/catalogue/listing/listing-query.ts';
import { buildPageCacheKey, NOT_FOUND_PATH } from './page-cache-key.ts';

describe('the path', () => {
  it.each([
    ['/', '/'],
    ['', '/'],
    ['/wallpaper/', '/wallpaper'],
    ['//wallpaper//bahaara', '/wallpaper/bahaara'],
    ['/Wallpaper/bahaara', '/wallpaper/bahaara'],
    ['/fabrics/silk-&-satin', '/fabrics/silk-%26-satin'],
    ['/fabrics/silk-%26-satin', '/fabrics/silk-%26-satin'],
    ['/%77allpaper', '/wallpaper'],
    ['/product/1a#colour', '/product/1a'],
  ])('%s has the key %s', (url, key) => expect(buildPageCacheKey(url)).toBe(key));

  it.each([
    ['/orders', '/orders'],
    ['/orders/1?x=2', '/orders/:id'],
    ['/profile?from=mail', '/profile'],
  ])('%s, which requires sign-in, has the key %s', (url, key) => expect(buildPageCacheKey(url)).toBe(key));

  it.each(['/nowhere', '/wallpaper/a/b', '/wallpaper/%E0%A4%A', `/wallpaper/${'x'.repeat(400)}`])(
    '%s shares the key of all unknown paths',
    (url) => expect(buildPageCacheKey(url)).toBe(NOT_FOUND_PATH),
  );
});

describe('the query', () => {
  it.each([
    ['drops what the page does not read', '/wallpaper/kids?utm_source=x&fbclid=1', '/wallpaper/kids'],
    ['drops a filter where nothing is filtered', '/contact?page=2&q=a', '/contact'],
    ["drops one customer's payment details", '/payment-failure?reason=x&order_id=1', '/payment-failure'],
    ['sorts the parameters', '/products/all?sort=name&q=red&page=2', '/products/all?page=2&q=red&sort=name'],
    [
      'sorts and unites repeated values',
      '/products/all?colour=red&colour=blue&colour=red',
      '/products/all?colour=blue&colour=red',
    ],
    ['takes the first of two searches', '/products/all?q=a&q=b', '/products/all?q=a'],
    ['trims and joins spaces, however written', '/products/all?q=+red%20++gold+', '/products/all?q=red%20gold'],
    ['drops empty values', '/products/all?q=&sort=%20', '/products/all'],
    ['drops the first page and pages that are none', '/products/all?page=1', '/products/all'],
    ['drops a page that is no number', '/products/all?page=-3', '/products/all'],
    ['keeps prices that are numbers', '/products/all?min=210&max=abc', '/products/all?min=210'],
    ['keeps the id of a product url without one', '/product?pid=7&x=1', '/product?pid=7'],
    ['reads a question mark inside a value', '/products/all?q=why?', '/products/all?q=why%3F'],
    ['skips what cannot be decoded', '/products/all?q=%E0%A4%A&sort=name', '/products/all?sort=name'],
  ])('%s', (_, url, key) => expect(buildPageCacheKey(url)).toBe(key));

  it('bounds the length of a value without splitting a character', () => {
    const key = buildPageCacheKey(`/products/all?q=${encodeURIComponent('🪷'.repeat(500))}`);
    expect(decodeURIComponent(key)).toBe(`/products/all?q=${'🪷'.repeat(80)}`);
  });

  it('bounds the number of repeated values', () => {
    const many = Array.from({ length: 200 }, (_, index) => `sub=${index}`).join('&');
    const key = buildPageCacheKey(`/products/all?${many}`);
    expect(key.match(/sub=/g)).toHaveLength(50);
    // The server renders the address that the browser requests.
    expect(key).toBe(`/products/all?${formatListingQuery(readListingQuery(new URLSearchParams(many)))}`);
  });

  it('is its own key', () => {
    const key = buildPageCacheKey('/fabrics/Silk%20%26?q=a+b&page=3&colour=x');
    expect(buildPageCacheKey(key)).toBe(key);
  });
});
