import { describe, expect, it } from 'vitest';
import { NO_SIZE, toSize } from '../measuring/size.ts';
import { buildLineKey } from './line-identity.ts';

const line = {
  productId: '0b7e6f8a-0000-4000-8000-000000000001',
  productTypeId: '0b7e6f8a-0000-4000-8000-000000000002',
  colorHex: '#AABBCC',
  ...toSize(36, 48.5),
  fittingType: 'Outside',
  orderComment: 'Left window',
};

describe('two cart lines', () => {
  it.each([
    ['quantity and price', { quantity: 7, unitPrice: 1 }],
    ['case of the colour', { colorHex: '#aabbcc' }],
    ['spaces around the comment', { orderComment: ' Left window ' }],
    ['decimals that are rounded away', toSize(36, 48.501)],
    ['an absent option', { blindStyle: undefined }],
    ['an unanswered question', { sizeIncludesAllowance: null }],
  ])('merge when they differ only in %s [Q-70, SRV-34]', (_difference, change) => {
    expect(buildLineKey({ ...line, ...change })).toBe(buildLineKey(line));
  });

  it.each([
    ['product', { productId: '0b7e6f8a-0000-4000-8000-00000000000f' }],
    ['type', { productTypeId: null }],
    ['colour', { colorHex: null }],
    ['width', toSize(36.1, 48.5)],
    ['height', toSize(36, 48)],
    ['sides swapped', toSize(48.5, 36)],
    ['an option', { fittingType: 'Inside' }],
    ['comment', { orderComment: null }],
    ['whether the size includes the 2 inches', { sizeIncludesAllowance: false }],
  ])('stay separate when they differ in %s [Q-70, SRV-34]', (_difference, change) => {
    expect(buildLineKey({ ...line, ...change })).not.toBe(buildLineKey(line));
  });

  it('of canvas have no size of their own, so their type decides [Q-70, SRV-34]', () => {
    const canvas = { ...line, widthHundredths: null, heightHundredths: null };
    expect(buildLineKey(canvas)).toBe(buildLineKey({ ...line, ...NO_SIZE }));
    expect(buildLineKey({ ...canvas, productTypeId: null })).not.toBe(buildLineKey(canvas));
  });

  it('are no samples unless both type and size are missing, so a sample needs no part of the key [D-38]', () => {
    const sample = { productId: line.productId, productTypeId: null, colorHex: line.colorHex, ...NO_SIZE };
    const pieces = [
      { ...sample, ...toSize(1, 1) },
      { ...sample, productTypeId: line.productTypeId },
    ];
    for (const piece of pieces) expect(buildLineKey(piece)).not.toBe(buildLineKey(sample));
    expect(buildLineKey({ ...sample, widthHundredths: null, heightHundredths: null })).toBe(buildLineKey(sample));
  });

  it('have keys that stay the same over releases, because orders store them', () => {
    expect(buildLineKey(line)).toBe(
      '["0b7e6f8a-0000-4000-8000-000000000001","0b7e6f8a-0000-4000-8000-000000000002","#aabbcc",3600,4850,"Left window",' +
        '[null,null,null,null,null,"Outside",null,null,null,null,null,null,null,null,null]]',
    );
  });
});
