import { describe, expect, it } from 'vitest';
import { rupeesToPaise } from '../money/paise.ts';
import { changeRatePaise, isRatePercent } from './change-rate.ts';

describe('a rate changed by a percentage', () => {
  it.each([
    [45, 10, 50],
    [45, -10, 41],
    [99.99, 0.01, 100],
    [100, 12.5, 113],
    [100, 12.49, 112],
    [210.35, -50, 105],
    [1, -50, 1],
    [0.5, -50, 1],
    [1250, 200, 3750],
    [1000, 25.01, 1250],
  ])('of ₹%d by %d %% is ₹%d', (rate, percent, expected) => {
    expect(changeRatePaise(rupeesToPaise(rate), percent)).toBe(rupeesToPaise(expected));
  });

  it.each([-50, -0.01, 0.01, 12.5, 200])('accepts %d %%', (percent) => {
    expect(isRatePercent(percent)).toBe(true);
  });

  it.each([0, -50.01, 200.01, 1.005, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d %%', (percent) => {
    expect(isRatePercent(percent)).toBe(false);
  });
});
