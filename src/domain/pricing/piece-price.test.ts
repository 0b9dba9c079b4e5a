import { describe, expect, it } from 'vitest';
import { calculatePrice } from './piece-price.ts';

describe('calculatePrice', () => {
  it('returns area, rate and whether the minimum applies [PDP-24, PDP-25, Q-55]', () => {
    const small = calculatePrice({
      category: 'blinds',
      type: { pricePerSqFt: 45 },
      size: { widthInInches: 12, heightInInches: 12 },
    });
    expect(small).toMatchObject({ areaSqFt: 1, ratePaise: 4500, unitPricePaise: 7500, isMinimumApplied: true });
  });

  it('does not report the minimum for exactly 75 rupees [PR-05]', () => {
    const exact = calculatePrice({
      category: 'blinds',
      type: { pricePerSqFt: 50 },
      size: { widthInInches: 12, heightInInches: 18 },
    });
    expect(exact).toMatchObject({ unitPricePaise: 7500, isMinimumApplied: false });
  });

  it('returns the minimum until a size is entered [Q-55, D-31]', () => {
    const unsized = calculatePrice({ category: 'wallpaper', type: { pricePerSqFt: 210 }, size: undefined });
    expect(unsized).toMatchObject({ areaSqFt: 0, unitPricePaise: 7500, isMinimumApplied: true });
  });

  it('returns the minimum for an invalid size [Q-55]', () => {
    const size = { widthInInches: Number.NaN, heightInInches: 12 };
    expect(calculatePrice({ category: 'wallpaper', type: { pricePerSqFt: 210 }, size }).unitPricePaise).toBe(7500);
  });

  it('returns the minimum for a canvas without a type [Q-50]', () => {
    const size = { widthInInches: 100, heightInInches: 100 };
    expect(calculatePrice({ category: 'canvas', type: undefined, size })).toMatchObject({
      areaSqFt: 0,
      unitPricePaise: 7500,
    });
  });

  it('reads the rate from price when pricePerSqFt is absent [TYPE-24, CARD-13]', () => {
    const size = { widthInInches: 36, heightInInches: 48 };
    expect(calculatePrice({ category: 'fabrics', type: { price: 250 }, size }).unitPricePaise).toBe(300000);
  });
});
