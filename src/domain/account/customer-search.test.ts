import { describe, expect, it } from 'vitest';
import { listCustomerTerms, namesCustomer } from './customer-search.ts';

const ASHA = {
  name: 'Asha D’Souza',
  email: 'Asha@Example.in',
  phone: '+91 98765 43210',
  details: { firstName: 'Asha', lastName: 'Rao', email: 'home@example.in', phone: '9000000001', postalCode: '380 015' },
};

describe('the terms of a customer', () => {
  it('are words, email, phone and PIN code of account and details, each once', () => {
    expect(listCustomerTerms(ASHA).toSorted()).toEqual([
      '380015',
      '9000000001',
      '919000000001',
      '919876543210',
      '9876543210',
      'asha',
      'asha@example.in',
      'd',
      'd’souza',
      'home@example.in',
      'rao',
      'souza',
    ]);
  });

  it('need no details', () => {
    expect(listCustomerTerms({ ...ASHA, details: null })).not.toContain('rao');
  });
});

describe('a reason', () => {
  it.each([
    ['Asked by email', false],
    ['Asha asked on the phone', true],
    ['Written request (asha@example.in)', true],
    ['Called from 9876543210.', true],
    ['Moved away from 380015', true],
  ])('“%s” names the customer: %s', (text, expected) => {
    expect(namesCustomer(text, ASHA)).toBe(expected);
  });
});
