import { describe, expect, it } from 'vitest';
import { findLowestRatePaise } from '#domain/catalogue/product-types.ts';
import { HOME_SAMPLES } from './home-samples.ts';

describe('the sample cards of the home page', () => {
  it('are four wallpapers, from 210 to 510 rupees per square foot [HOME-24, HOME-25, CONST-13, CONST-17]', () => {
    expect(HOME_SAMPLES.map(({ category }) => category)).toEqual(Array(4).fill('wallpaper'));
    const rates = HOME_SAMPLES.map(({ wallpaperTypes }) => findLowestRatePaise(wallpaperTypes) ?? 0);
    expect([Math.min(...rates), Math.max(...rates)]).toEqual([210_00, 510_00]);
  });
});
