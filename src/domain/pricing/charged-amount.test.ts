import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toPaise } from '../money/paise.ts';
import { calculateCharge, ROUND_OFF_LABEL, SHIPPING_FREE_LABEL, SHIPPING_PAISE } from './charged-amount.ts';

describe('charged amount', () => {
  it('includes no shipping [CART-22, CONST-07]', () => {
    expect(SHIPPING_PAISE).toBe(0);
    expect(SHIPPING_FREE_LABEL).toBe('Free');
  });

  it('is in whole rupees and equals the exact total plus the round-off [Q-104, D-08, CHK-24]', () => {
    expect(ROUND_OFF_LABEL).toBe('Round-off');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), (subtotal) => {
        const { amountInPaise, roundOffPaise } = calculateCharge(toPaise(subtotal));
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
