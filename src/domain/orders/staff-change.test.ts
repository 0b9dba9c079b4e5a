import { expect, it } from 'vitest';
import { toPaise } from '../money/paise.ts';
import { accept, refuse } from '../outcome.ts';
import { checkConfirmedAmount } from './staff-change.ts';

it('accepts the amount that staff confirmed', () => {
  expect(checkConfirmedAmount(accept(toPaise(108_000)), 108_000)).toEqual({ ok: true, value: 108_000 });
});

it.each([
  ['another amount', accept(toPaise(99_950)), 108_000, 'This would refund ₹999.50, not the amount you confirmed.'],
  ['a refund that is no longer possible', refuse('Nothing is left.'), 108_000, 'Nothing is left.'],
  ['it even if they confirmed nothing', refuse('Nothing is left.'), 0, 'Nothing is left.'],
])('refuses %s as a change since then', (_, preview, confirmedPaise, message) => {
  expect(checkConfirmedAmount(preview, confirmedPaise)).toEqual({ ok: false, message, kind: 'stale' });
});
