import { expect, it } from 'vitest';
import { omitAdditionalFields } from './additional-fields.ts';

it('leaves out the fields that only our own API has, at any depth [D-50]', () => {
  const item = { productId: 'p', quantity: 2, orderComment: 'Study' };
  const own = { kind: 'sample', sizeIncludesAllowance: true, colorName: 'Indigo', pricePerSqFt: 45 };
  expect(omitAdditionalFields({ userId: 'u', deviceId: 'd', website: '', items: [{ ...item, ...own }] })).toEqual({
    userId: 'u',
    items: [item],
  });
  expect(omitAdditionalFields(undefined)).toBeUndefined();
});
