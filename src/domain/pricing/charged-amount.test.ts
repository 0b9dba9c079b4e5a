import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise } from '../money/paise.ts';
import { calculateCharge, ROUND_OFF_LABEL, SHIPPING_FREE_LABEL, SHIPPING_PAISE } from './charged-amount.ts';

describe('the amount charged', () => {
  it('adds no shipping [CART-22, CONST-07]', () => {
    expect(SHIPPING_PAISE).toBe(0);
    expect(SHIPPING_FREE_LABEL).toBe('Free');
  });

  it('is whole rupees, and amount minus round-off is the exact sum [Q-104, D-08, CHK-24]', () => {
    expect(ROUND_OFF_LABEL).toBe('Round-off');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), (subtotal) => {
        const { amountInPaise, roundOffPaise } = calculateCharge(paise(subtotal));
        return (
          amountInPaise % 100 === 0 &&
          amountInPaise - roundOffPaise === subtotal &&
          roundOffPaise > -50 &&
          roundOffPaise <= 50
        );
      }),
    );
  });
});
