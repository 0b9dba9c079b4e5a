import { describe, expect, it } from 'vitest';
import { findLowestRatePaise, getProductTypes, getTypeSize, getTypeWidth } from './product-types.ts';

describe('product rate', () => {
  it('is the lowest of its types [CARD-09, CONST-16]', () => {
    expect(findLowestRatePaise([{ pricePerSqFt: 300 }, { pricePerSqFt: 210 }, { pricePerSqFt: 510 }])).toBe(21000);
  });

  it('is undefined without a priced type [Q-41]', () => {
    expect(findLowestRatePaise([])).toBeUndefined();
    expect(findLowestRatePaise([{}, { pricePerSqFt: Number.NaN }])).toBeUndefined();
  });
});

describe('size of a type', () => {
  it('is read in inches, with two decimals', () => {
    expect(getTypeSize({ width: 24, height: 36.255 })).toEqual({ widthHundredths: 2400, heightHundredths: 3626 });
    expect(getTypeWidth({ width: 54.5 })).toBe(5450);
  });

  it.each([undefined, {}, { width: null, height: 36 }, { width: 0, height: 36 }, { width: -1, height: 36 }])(
    'is missing for %j',
    (type) => {
      expect(getTypeSize(type)).toEqual({ widthHundredths: 0, heightHundredths: 0 });
      expect(getTypeWidth(type)).toBeUndefined();
    },
  );
});

describe('getProductTypes', () => {
  it('returns the list of the category [ENT-04]', () => {
    expect(getProductTypes('curtains', { curtainTypes: ['linen'], wallpaperTypes: ['other'] })).toEqual(['linen']);
  });

  it('returns an empty list without types', () => {
    expect(getProductTypes('canvas', {})).toEqual([]);
  });
});
