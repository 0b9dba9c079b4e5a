import { describe, expect, it } from 'vitest';
import { findEmailViolations } from './test-mail.ts';

const expected = { paidOrderNumbers: ['AAN-1'], tickets: ['T-7'] };
const confirmation = { subject: 'Your order AAN-1 is confirmed', text: '' };
const shopEmail = { subject: 'New order AAN-1 from Asha Rao', text: '' };
const inquiry = { subject: 'We have your message', text: 'Your ticket is T-7.' };

describe('the check of emails', () => {
  it('accepts one of each', () => {
    expect(findEmailViolations([confirmation, shopEmail, inquiry], expected)).toEqual([]);
  });

  it('names what is missing or was sent twice', () => {
    expect(findEmailViolations([confirmation, confirmation], expected)).toEqual([
      'the confirmation of AAN-1 was sent 2 times',
      'the email to the shop about AAN-1 was sent 0 times',
      'no email mentions the inquiry T-7',
    ]);
  });
});
