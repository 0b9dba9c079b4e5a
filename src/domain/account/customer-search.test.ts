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
    ['Called from +91 98765 43210 on Monday', true],
    ['Called from +91-98765-43210, at 5 30 pm', true],
    ['Called from (098765) 43210', true],
    ['Called from 00919000000001', true],
    ['Called from ९८७६५ ४३२१०', true],
    ['Moved away from 380 015', true],
    ['Moved away from Ahmedabad-380 015, 3 weeks ago', true],
    ['Wrote from home@example.in.', true],
    ['Asked on 3 8 2026 at 10 15', false],
    ['Asked about order AAN-1380015', false],
  ])('“%s” names the customer: %s', (text, expected) => {
    expect(namesCustomer(text, ASHA)).toBe(expected);
  });
});
