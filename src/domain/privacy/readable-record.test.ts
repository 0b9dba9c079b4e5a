import { describe, expect, it } from 'vitest';
import { toReadableFields } from './readable-record.ts';

describe('a record in the readable copy', () => {
  it('has words for names, and units and India time for values', () => {
    const record = {
      addressLine1: '12 Lake Road',
      amountPaise: 108_050,
      widthHundredths: 3650,
      paidAt: '2026-11-16T12:00:00.000Z',
      status: 4,
      emailVerifiedAt: null,
      shown: { title: 'Basant Vine', isWashable: true, orderComment: '' },
    };
    expect(toReadableFields(record).map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Address line 1: 12 Lake Road',
      'Amount: ₹1,080.50',
      'Width: 36.5 inches',
      'Paid at: 16 Nov 2026, 5:30 pm',
      'Status: Delivered',
      'Title: Basant Vine',
      'Is washable: Yes',
    ]);
  });
});
