import { expect, it } from 'vitest';
import { groupFailures } from './payment-failures.ts';

it('groups reasons that differ only in case, spaces or a full stop, most frequent first', () => {
  expect(
    groupFailures([
      { state: 'FAILED', message: 'Not enough balance.', payments: 2 },
      { state: 'FAILED', message: 'The bank declined the payment.', payments: 3 },
      { state: 'FAILED', message: ' the bank declined  the payment', payments: 2 },
    ]),
  ).toEqual([
    { reason: 'The bank declined the payment.', payments: 5 },
    { reason: 'Not enough balance.', payments: 2 },
  ]);
});

it('names payments without a reason after their state', () => {
  expect(
    groupFailures([
      { state: 'USER_DROPPED', message: null, payments: 3 },
      { state: 'CANCELLED', message: '', payments: 2 },
      { state: 'FAILED', message: null, payments: 1 },
    ]),
  ).toEqual([
    { reason: 'The customer left the payment page.', payments: 3 },
    { reason: 'The payment was cancelled.', payments: 2 },
    { reason: 'The provider gave no reason.', payments: 1 },
  ]);
});
