import { expect, it } from 'vitest';
import { paths } from './paths.ts';

it('percent-encodes slugs, ids and search texts', () => {
  expect(paths.subCategory('fabrics', 'silk-&-satin/50%')).toBe('/fabrics/silk-%26-satin%2F50%25');
  expect(paths.product('a/b')).toBe('/product/a%2Fb');
  expect(paths.allProducts(' red & gold ')).toBe('/products/all?q=red%20%26%20gold');
  expect(paths.allProducts('  ')).toBe('/products/all');
});
