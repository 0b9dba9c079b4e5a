import { describe, expect, it } from 'vitest';
import { PHONE_MESSAGE } from './indian-phone.ts';
import {
  checkDetailsForOrder,
  checkDetailsUpdate,
  hasDetailChanges,
  toDeliveryForm,
  toSavedDetails,
} from './saved-details.ts';

const stored = {
  firstName: 'Asha',
  lastName: 'Devi Rao',
  email: 'asha@example.in',
  phone: '9876543210',
  addressLine1: '12 Mill Road',
  addressLine2: '',
  city: 'Ahmedabad',
  state: 'Gujarat',
  postalCode: '380015',
  country: 'IN',
};

describe('saved details', () => {
  it('convert to the form and back unchanged [CHK-21, Q-110]', () => {
    expect(toDeliveryForm(stored).fullName).toBe('Asha Devi Rao');
    expect(toSavedDetails(toDeliveryForm(stored))).toEqual(stored);
  });

  it('have a normalised phone number and the country IN [CHK-28]', () => {
    const details = toSavedDetails({ ...toDeliveryForm(stored), phone: '+91 98765-43210', pincode: '380 015' });
    expect(details).toMatchObject({ phone: '9876543210', postalCode: '380015', country: 'IN' });
  });

  it.each([
    ['spaces', { city: ' Ahmedabad ' }],
    ['phone formatting', { phone: '+91 98765 43210' }],
    ["the state's spelling", { state: ' gujarat' }],
    ['null instead of blank', { addressLine2: null }],
  ])('have no changes for %s [CHK-21, Q-111]', (_difference, change) => {
    expect(hasDetailChanges(stored, { ...stored, ...change })).toBe(false);
  });

  it.each(Object.keys(stored))('have changes when %s differs [CHK-21, Q-111]', (field) => {
    expect(hasDetailChanges(stored, { ...stored, [field]: '9000000001' })).toBe(true);
  });

  it('are accepted for an order when complete [SRV-43]', () => {
    expect(checkDetailsForOrder(stored)).toEqual({ ok: true, value: stored });
  });

  it.each([
    [{ firstName: '', lastName: '' }, 'Full name is required'],
    [{ addressLine1: null }, 'Address line 1 is required'],
    [{ postalCode: '3800' }, 'Enter a 6-digit pincode'],
    [{ phone: '5876543210' }, PHONE_MESSAGE],
  ])('are refused for an order with %j: %s [SRV-43]', (change, message) => {
    expect(checkDetailsForOrder({ ...stored, ...change })).toEqual({ ok: false, message });
  });
});

describe('checkDetailsUpdate', () => {
  it('skips missing and null fields, clears blank ones and trims the rest [SRV-40]', () => {
    const update = { firstName: '  Asha ', lastName: '   ', city: '', state: null, phone: undefined };
    expect(checkDetailsUpdate(update)).toEqual({ ok: true, value: { firstName: 'Asha', lastName: '', city: '' } });
  });

  it('accepts 200 characters and names the field that has more [SRV-40, SRV-41]', () => {
    expect(checkDetailsUpdate({ addressLine1: ` ${'x'.repeat(200)} ` })).toMatchObject({ ok: true });
    expect(checkDetailsUpdate({ addressLine1: 'x'.repeat(201) })).toEqual({
      ok: false,
      message: 'Address Line 1 can have at most 200 characters.',
    });
  });

  it('does not check formats [PROF-17]', () => {
    const unchecked = { phone: 'call me', email: 'not an email', postalCode: 'somewhere' };
    expect(checkDetailsUpdate(unchecked)).toEqual({ ok: true, value: unchecked });
  });
});
