import { expect, it } from 'vitest';
import { testStore } from '#tests/support/render-with-store.tsx';

it('has the seven slices of the specification under their names [STATE-08, D-33]', () => {
  expect(Object.keys(testStore().getState())).toEqual(
    expect.arrayContaining([
      'products',
      'wishlist',
      'cart',
      'payment',
      'contacts',
      'projectInquiry',
      'customizationInquiry',
    ]),
  );
});
