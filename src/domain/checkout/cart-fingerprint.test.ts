import { describe, expect, it } from 'vitest';
import { resolveItemOptions } from '../cart/cart-options.ts';
import { toPaise } from '../money/paise.ts';
import { buildCartFingerprint } from './cart-fingerprint.ts';

const line = {
  id: 'l1',
  key: 'k1',
  productTypeId: 't1',
  options: resolveItemOptions('blinds', { motorisation: 'Motor Only' }, undefined),
  quantity: 2,
  unitPricePaise: toPaise(54_000),
};
const details = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.in',
  phone: '9876543210',
  country: 'IN',
  addressLine1: '12 Mill Road',
  addressLine2: '',
  city: 'Ahmedabad',
  state: 'Gujarat',
  postalCode: '380015',
};

describe('buildCartFingerprint', () => {
  it('returns the same value for the same lines, prices and details [SRV-47]', () => {
    expect(buildCartFingerprint([{ ...line }], { ...details })).toBe(buildCartFingerprint([line], details));
  });

  it.each(Object.keys(line))('returns another value for another %s of a line [SRV-47]', (field) => {
    expect(buildCartFingerprint([{ ...line, [field]: 'other' }], details)).not.toBe(
      buildCartFingerprint([line], details),
    );
  });

  it.each(Object.keys(details))('returns another value for another %s [SRV-47]', (field) => {
    expect(buildCartFingerprint([line], { ...details, [field]: 'other' })).not.toBe(
      buildCartFingerprint([line], details),
    );
  });
});
