import { describe, expect, it } from 'vitest';
import { DELIVERY_FIELDS, type DeliveryForm, validateDeliveryForm } from './delivery-form.ts';

const form: DeliveryForm = {
  fullName: 'Asha Rao',
  phone: '98765 43210',
  email: 'asha@example.in',
  addressLine1: '12 Mill Road',
  addressLine2: '',
  city: 'Ahmedabad',
  state: 'Gujarat',
  pincode: '380015',
};

describe('delivery form', () => {
  it('has its fields in order, address line 2 optional [CHK-18, CHK-19]', () => {
    expect(DELIVERY_FIELDS.map(({ label }) => label)).toEqual([
      'Full name',
      'Phone',
      'Email',
      'Address line 1',
      'Address line 2',
      'City',
      'State',
      'Pincode',
    ]);
    expect(DELIVERY_FIELDS.filter(({ required }) => !required).map(({ name }) => name)).toEqual(['addressLine2']);
  });

  it('is valid when all required fields are filled [CHK-18, CHK-19]', () => {
    expect(validateDeliveryForm(form)).toEqual({});
  });

  it.each([
    ['fullName', 'Full name is required'],
    ['phone', 'Phone is required'],
    ['email', 'Email is required'],
    ['addressLine1', 'Address line 1 is required'],
    ['city', 'City is required'],
    ['state', 'State is required'],
    ['pincode', 'Pincode is required'],
  ] as const)('requires %s, also when it contains only spaces [CHK-18, Q-140]', (field, message) => {
    expect(validateDeliveryForm({ ...form, [field]: '' })).toEqual({ [field]: message });
    expect(validateDeliveryForm({ ...form, [field]: '  ' })).toEqual({ [field]: message });
  });

  it.each([
    ['pincode', '38001', 'Enter a 6-digit pincode', 'CHK-17, Q-106'],
    ['email', 'asha', 'Please enter a valid email', 'Q-107'],
    ['city', 'x'.repeat(201), 'City can have at most 200 characters', 'D-29'],
  ])('reports for %s %j: %s [%s]', (field, value, message) => {
    expect(validateDeliveryForm({ ...form, [field]: value })).toEqual({ [field]: message });
  });

  it('does not check the format of the phone number [Q-139]', () => {
    expect(validateDeliveryForm({ ...form, phone: '12345' })).toEqual({});
  });
});
