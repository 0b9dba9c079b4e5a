import { describe, expect, it } from 'vitest';
import { findLowestRatePaise, getTypeRatePaise } from './lowest-rate.ts';
import { getProductTypes } from './product-types.ts';

describe('the rate of a product', () => {
  it('is the lowest of its types [CARD-09, CONST-16]', () => {
    expect(findLowestRatePaise([{ pricePerSqFt: 300 }, { pricePerSqFt: 210 }, { pricePerSqFt: 510 }])).toBe(21000);
  });

  it('is read from price when pricePerSqFt is absent [CARD-13, ENT-06]', () => {
    expect(getTypeRatePaise({ price: 250 })).toBe(25000);
    expect(getTypeRatePaise({ pricePerSqFt: null, price: 250 })).toBe(25000);
    expect(getTypeRatePaise({ pricePerSqFt: 200, price: 250 })).toBe(20000);
  });

  it('is absent without a priced type [Q-41]', () => {
    expect(findLowestRatePaise([])).toBeUndefined();
    expect(findLowestRatePaise([{}, { pricePerSqFt: Number.NaN }])).toBeUndefined();
  });
});

describe('the types of a product', () => {
  it('come from the list of its category [ENT-04]', () => {
    expect(getProductTypes('curtains', { curtainTypes: ['linen'], productTypes: ['other'] })).toEqual(['linen']);
  });

  it('come from productTypes when a wallpaper listing carries only those [CARD-12, ENT-05]', () => {
    expect(getProductTypes('wallpaper', { wallpaperTypes: [], productTypes: ['matte'] })).toEqual(['matte']);
    expect(getProductTypes('wallpaper', { productTypes: ['matte'] })).toEqual(['matte']);
  });

  it('may be none at all', () => {
    expect(getProductTypes('canvas', {})).toEqual([]);
  });
});
