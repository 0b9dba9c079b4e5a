import { describe, expect, it } from 'vitest';
import { joinName, splitName } from '../account/full-name.ts';
import { PHONE_MESSAGE } from './indian-phone.ts';
import { checkDetailsForOrder, detailsDiffer, detailsFromForm, formFromDetails } from './saved-details.ts';

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

describe('a full name', () => {
  it.each([
    ['Asha Devi Rao', 'Asha', 'Devi Rao'],
    ['Asha', 'Asha', ''],
    ['  Asha   Rao ', 'Asha', 'Rao'],
    ['', '', ''],
  ])('%j splits into %j and %j [CHK-20]', (fullName, firstName, lastName) => {
    expect(splitName(fullName)).toEqual({ firstName, lastName });
  });

  it('is first and last joined by a space, without one when a part is missing [Q-110]', () => {
    expect(joinName({ firstName: 'Asha', lastName: 'Devi Rao' })).toBe('Asha Devi Rao');
    expect(joinName({ firstName: 'Asha', lastName: '' })).toBe('Asha');
  });
});

describe('saved details', () => {
  it('fill the form and come back unchanged [CHK-21, Q-110]', () => {
    expect(formFromDetails(stored).fullName).toBe('Asha Devi Rao');
    expect(detailsFromForm(formFromDetails(stored))).toEqual(stored);
  });

  it('are saved with the normalised phone and country IN [CHK-28]', () => {
    const details = detailsFromForm({ ...formFromDetails(stored), phone: '+91 98765-43210', pincode: '380 015' });
    expect(details).toMatchObject({ phone: '9876543210', postalCode: '380015', country: 'IN' });
  });

  it.each([
    ['spaces', { city: ' Ahmedabad ' }],
    ['another spelling of the phone', { phone: '+91 98765 43210' }],
    ['null for blank', { addressLine2: null }],
  ])('do not differ by %s [CHK-21, Q-111]', (_what, change) => {
    expect(detailsDiffer(stored, { ...stored, ...change })).toBe(false);
  });

  it.each(Object.keys(stored))('differ when %s differs [CHK-21, Q-111]', (field) => {
    expect(detailsDiffer(stored, { ...stored, [field]: '9000000001' })).toBe(true);
  });

  it('suffice for an order when complete [SRV-43]', () => {
    expect(checkDetailsForOrder(stored)).toEqual({ ok: true, value: stored });
  });

  it.each([
    [{ firstName: '', lastName: '' }, 'Full name is required'],
    [{ addressLine1: null }, 'Address line 1 is required'],
    [{ postalCode: '3800' }, 'Enter a 6-digit pincode'],
    [{ phone: '5876543210' }, PHONE_MESSAGE],
  ])('do not suffice with %j: %s [SRV-43]', (change, message) => {
    expect(checkDetailsForOrder({ ...stored, ...change })).toEqual({ ok: false, message });
  });
});
