import { describe, expect, it } from 'vitest';
import { buildAddCartItemInput } from './add-cart-item-input.ts';

describe('an add-to-cart item', () => {
  it('has sizes and area 0, colour and picture null, one piece when nothing is given [CART-27, CART-28, CART-29, CART-30, CART-31]', () => {
    expect(buildAddCartItemInput({ productId: 'p' })).toEqual({
      productId: 'p',
      widthInInches: 0,
      heightInInches: 0,
      areaSqFt: 0,
      colorHex: null,
      productImageUrl: null,
      quantity: 1,
    });
  });

  it('keeps what is given', () => {
    const given = {
      productId: 'p',
      productTypeId: 't',
      widthInInches: 36,
      heightInInches: 48,
      areaSqFt: 12,
      colorHex: '#fff',
      productImageUrl: '/pictures/a.webp',
      quantity: 1,
      fittingType: 'Outside',
    };
    expect(buildAddCartItemInput(given)).toEqual(given);
  });

  it('sends the quantity as a number [CART-32]', () => {
    expect(buildAddCartItemInput({ quantity: '2' }).quantity).toBe(2);
  });

  it('sends a comment only when it is not blank [Q-45]', () => {
    expect(buildAddCartItemInput({ orderComment: ' Left wall ' })).toMatchObject({ orderComment: 'Left wall' });
    expect(buildAddCartItemInput({ orderComment: '  ' })).not.toHaveProperty('orderComment');
  });
});
