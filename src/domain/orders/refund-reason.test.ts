import { expect, it } from 'vitest';
import { formatRefundReason } from './refund-reason.ts';

it.each([
  ['order cancelled', null, 'Order cancelled'],
  ['order cancelled', 'customer changed her mind', 'customer changed her mind'],
  ['', null, ''],
])('shows a refund for %j with the note %j as %j', (reason, note, text) => {
  expect(formatRefundReason({ reason, note })).toBe(text);
});
