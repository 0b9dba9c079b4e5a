/** Checks a reply of staff to a customer's message. */
import { accept, type Outcome, refuse } from '../outcome.ts';
import { formatTooLongMessage, isBlank } from '../text/text-limits.ts';

export const MAX_REPLY_LENGTH = 5_000;

/** Returns the trimmed reply. */
export function checkReply(text: string): Outcome<string> {
  if (isBlank(text)) return refuse('Reply is required.');
  const reply = text.trim();
  return reply.length <= MAX_REPLY_LENGTH
    ? accept(reply)
    : refuse(`${formatTooLongMessage('Reply', MAX_REPLY_LENGTH)}.`);
}
