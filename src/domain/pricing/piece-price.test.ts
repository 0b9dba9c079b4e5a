import { describe, expect, it } from 'vitest';
import { toSize } from '../measuring/size.ts';
import { calculatePrice } from './piece-price.ts';

describe('calculatePrice', () => {
  it('returns area, rate and whether the minimum applies [PDP-24, PDP-25, Q-55]', () => {
    const small = calculatePrice({
      category: 'blinds',
      type: { pricePerSqFt: 45 },
      size: toSize(12, 12),
    });
    expect(small).toMatchObject({ areaSqFt: 1, ratePaise: 4500, unitPricePaise: 7500, isMinimumApplied: true });
  });

  it('does not report the minimum for exactly 75 rupees [PR-05]', () => {
    const exact = calculatePrice({
      category: 'blinds',
      type: { pricePerSqFt: 50 },
      size: toSize(12, 18),
    });
    expect(exact).toMatchObject({ unitPricePaise: 7500, isMinimumApplied: false });
  });

  it('returns the minimum until a size is entered [Q-55, D-31]', () => {
    const unsized = calculatePrice({ category: 'wallpaper', type: { pricePerSqFt: 210 }, size: undefined });
    expect(unsized).toMatchObject({ areaSqFt: 0, unitPricePaise: 7500, isMinimumApplied: true });
  });

  it.each([undefined, {}, { width: 24 }, { width: Number.NaN, height: 36 }, { width: -24, height: 36 }])(
    'returns the minimum for a canvas of type %j, which has no size [Q-50, Q-55]',
    (type) => {
      const price = calculatePrice({ category: 'canvas', type, size: toSize(100, 100) });
      expect(price).toMatchObject({ areaSqFt: 0, unitPricePaise: 7500 });
    },
  );
});
