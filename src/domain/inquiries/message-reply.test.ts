import { expect, it } from 'vitest';
import { checkReply, MAX_REPLY_LENGTH } from './message-reply.ts';

it('trims a reply', () => {
  expect(checkReply(' Dear Asha,\n yes. \n')).toEqual({ ok: true, value: 'Dear Asha,\n yes.' });
});

it.each([
  ['', 'Reply is required.'],
  [' \n ', 'Reply is required.'],
  ['x'.repeat(MAX_REPLY_LENGTH + 1), 'Reply can have at most 5,000 characters.'],
])('refuses a missing or too long reply (%#)', (text, message) => {
  expect(checkReply(text)).toEqual({ ok: false, message });
});
