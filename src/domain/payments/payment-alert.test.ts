import { expect, it } from 'vitest';
import { formatPaymentAlert } from './payment-alert.ts';

const orderNumber = 'AAN-23456789AB';

it.each([
  ['amount_mismatch', { amountPaise: 100, expectedPaise: 200 }, /₹1\.00 for order AAN-23456789AB.*costs ₹2\.00/],
  ['payment_undecided', { paymentId: 'p1' }, /^Payment p1 of order .* is still pending at the provider/],
  ['refund_failed', { amountPaise: 100 }, /refund of ₹1\.00 .* failed/],
  ['refund_on_hold', { amountPaise: 100 }, /holds the refund of ₹1\.00/],
  ['refund_in_dashboard', { amountPaise: 100, state: 'PENDING' }, /It is pending\. The shop did not record it/],
  ['payment_disputed', { amountPaise: 100, respondBy: '2026-01-05T08:00:00Z' }, /by 5 Jan 2026, 1:30 pm\.$/],
  ['dispute_lost', { amountPaise: 100 }, /don't refund it again\.$/],
] as const)('says what happened and what to do: %s', (kind, details, expected) => {
  expect(formatPaymentAlert({ kind, orderNumber, details: JSON.stringify(details) })).toMatch(expected);
  expect(formatPaymentAlert({ kind, orderNumber, details: '{}' })).toContain(orderNumber);
});
