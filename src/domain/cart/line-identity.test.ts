import { describe, expect, it } from 'vitest';
import { buildLineKey } from './line-identity.ts';

const line = {
  productId: '0b7e6f8a-0000-4000-8000-000000000001',
  productTypeId: '0b7e6f8a-0000-4000-8000-000000000002',
  colorHex: '#AABBCC',
  widthInInches: 36,
  heightInInches: 48.5,
  fittingType: 'Outside',
  orderComment: 'Left window',
};

describe('two cart lines', () => {
  it.each([
    ['quantity and price', { quantity: 7, unitPrice: 1 }],
    ['case of the colour', { colorHex: '#aabbcc' }],
    ['spaces around the comment', { orderComment: ' Left window ' }],
    ['decimals that are rounded away', { heightInInches: 48.501 }],
    ['an absent option', { blindStyle: undefined }],
  ])('merge when they differ only in %s [Q-70, SRV-34]', (_difference, change) => {
    expect(buildLineKey({ ...line, ...change })).toBe(buildLineKey(line));
  });

  it.each([
    ['product', { productId: '0b7e6f8a-0000-4000-8000-00000000000f' }],
    ['type', { productTypeId: null }],
    ['colour', { colorHex: null }],
    ['width', { widthInInches: 36.1 }],
    ['height', { heightInInches: 48 }],
    ['sides swapped', { widthInInches: 48.5, heightInInches: 36 }],
    ['an option', { fittingType: 'Inside' }],
    ['comment', { orderComment: null }],
  ])('stay separate when they differ in %s [Q-70, SRV-34]', (_difference, change) => {
    expect(buildLineKey({ ...line, ...change })).not.toBe(buildLineKey(line));
  });
});
