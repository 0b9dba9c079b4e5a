import { describe, expect, it } from 'vitest';
import { listIdTerms } from '../text/search-terms.ts';
import { listOrderTerms, parseOrderSearch } from './order-search.ts';

const order = {
  orderNumber: 'AAN-23456789AB',
  customerName: "Āsha D'Souza-Rao",
  customerEmail: 'Asha@Example.in',
  customerPhone: '+91 98765 43210',
  postalCode: '380 015',
  paymentId: 'CF_Pay-77',
};

describe('the terms of an order', () => {
  it('are its number, words of the name, email, phone, PIN code and payment id', () => {
    const terms = listOrderTerms(order);
    const listTerms = (isPersonal: boolean) =>
      terms.filter((term) => term.isPersonal === isPersonal).map(({ term }) => term);
    expect(listTerms(false)).toEqual(['aan-23456789ab', 'aan23456789ab', '23456789ab', 'cf_pay-77', 'cf_pay77']);
    expect(listTerms(true)).toEqual([
      'āsha',
      "d'souza-rao",
      'd',
      'souza',
      'rao',
      'asha@example.in',
      '9876543210',
      '919876543210',
      '380015',
    ]);
  });

  it('are the same for composed and decomposed letters', () => {
    expect(listOrderTerms({ ...order, customerName: 'Renée'.normalize('NFD') })).toContainEqual({
      term: 'renée',
      isPersonal: true,
    });
  });

  it('have nothing personal after the customer was erased', () => {
    const erased = { ...order, customerEmail: '', customerPhone: '' };
    expect(listOrderTerms(erased).some(({ isPersonal }) => isPersonal)).toBe(false);
  });

  it('have a tracking number with and without hyphens', () => {
    expect(listIdTerms('LR-77/A')).toEqual(['lr-77/a', 'lr77a']);
  });
});

describe('a search', () => {
  it.each([
    ['', []],
    ['  ', []],
    ['AAN-2345', ['aan-2345']],
    ['asha RAO', ['asha', 'rao']],
    ['+91 98765 43210', ['9876543210']],
    ['+91 98765', ['9198765']],
    ['098765-43210', ['9876543210']],
    ['९८७६५', ['98765']],
    ['asha@Ex', ['asha@ex']],
    ['a b c d e f', ['a', 'b', 'c', 'd', 'e']],
    ['a\0b', ['ab']],
  ])('for %j looks for %j', (text, expected) => {
    expect(parseOrderSearch(text)).toEqual(expected);
  });
});
