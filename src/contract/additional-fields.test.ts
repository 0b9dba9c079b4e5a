import { expect, it } from 'vitest';
import { createSampleLine } from '#tests/support/samples/cart-samples.ts';
import { omitAdditionalFields } from './additional-fields.ts';

it('leaves out the fields that only our own API has, at any depth [D-50]', () => {
  const item = { productId: 'p', quantity: 2, orderComment: 'Study' };
  const own = { kind: 'sample', sizeIncludesAllowance: true, colorName: 'Indigo', pricePerSqFt: 45 };
  expect(omitAdditionalFields({ userId: 'u', website: '', items: [{ ...item, ...own }] })).toEqual({
    userId: 'u',
    items: [item],
  });
  expect(omitAdditionalFields(undefined)).toBeUndefined();
});

it('sends a restored cart line without our fields, and with the comment [D-50]', () => {
  const line = createSampleLine({
    productTypeTitle: 'Classic',
    colorName: 'Indigo',
    orderComment: 'Study',
    sizeIncludesAllowance: true,
  });
  const { productTypeTitle, colorName, pricePerSqFt, sizeIncludesAllowance, ...specified } = line;
  expect([productTypeTitle, colorName, pricePerSqFt, sizeIncludesAllowance]).toEqual(['Classic', 'Indigo', 45, true]);
  expect(omitAdditionalFields({ items: [line] })).toEqual({ items: [specified] });
  expect(specified.orderComment).toBe('Study');
});
