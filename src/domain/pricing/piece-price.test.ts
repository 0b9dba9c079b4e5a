import { describe, expect, it } from 'vitest';
import { calculatePrice } from './piece-price.ts';

describe('the price box', () => {
  it('explains a price by area, rate and the minimum [PDP-24, PDP-25, Q-55]', () => {
    const small = calculatePrice({
      category: 'blinds',
      type: { pricePerSqFt: 45 },
      size: { widthInInches: 12, heightInInches: 12 },
    });
    expect(small).toMatchObject({ areaSqFt: 1, ratePaise: 4500, unitPricePaise: 7500, minimumApplied: true });
  });

  it('does not call exactly 75 rupees the minimum at work [PR-05]', () => {
    const exact = calculatePrice({
      category: 'blinds',
      type: { pricePerSqFt: 50 },
      size: { widthInInches: 12, heightInInches: 18 },
    });
    expect(exact).toMatchObject({ unitPricePaise: 7500, minimumApplied: false });
  });

  it('holds the minimum before a size is entered [Q-55, D-31]', () => {
    const unsized = calculatePrice({ category: 'wallpaper', type: { pricePerSqFt: 210 }, size: undefined });
    expect(unsized).toMatchObject({ areaSqFt: 0, unitPricePaise: 7500, minimumApplied: true });
  });

  it('holds the minimum for a size that is none [Q-55]', () => {
    const size = { widthInInches: Number.NaN, heightInInches: 12 };
    expect(calculatePrice({ category: 'wallpaper', type: { pricePerSqFt: 210 }, size }).unitPricePaise).toBe(7500);
  });

  it('gives a canvas without a type no area, so 75 rupees [Q-50]', () => {
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
