import { describe, expect, it } from 'vitest';
import { buildProductsAddress, readProductsView } from './products-address.ts';

const readAddress = (address: string) => readProductsView(new URL(address, 'http://desk.test'));

describe('the address of the list of products', () => {
  it.each([
    '/desk/products',
    '/desk/products?tab=hidden',
    '/desk/products?tab=all&category=blinds&sort=rate&cursor=50_x#q=rose+vine',
  ])('%s keeps the view', (address) => {
    expect(buildProductsAddress(readAddress(address))).toBe(address);
  });

  it('shows what is on sale, in the order of the shop, unless it says otherwise', () => {
    const usual = { tab: 'published', search: '', category: null, sort: 'shop', cursor: null };
    expect(readAddress('/desk/products')).toEqual(usual);
    expect(readAddress('/desk/products?tab=x&category=rugs&sort=z')).toEqual(usual);
  });
});
