import { INQUIRY_FORMS } from '#domain/inquiries/inquiry-kinds.ts';
import { getReplyDeadlines } from '#domain/inquiries/reply-deadlines.ts';
import { formatIndiaTime } from '#domain/orders/india-time.ts';
import { toFormValues } from '#server/modules/inquiries/inquiry-record.ts';
import type { InquiryRepository } from '#server/modules/inquiries/inquiry-repository.ts';
import { InboxCommandError } from './command-error.ts';
import { screenText } from './terminal-text.ts';

export async function showMessage(inbox: InquiryRepository, ticketOrId: string): Promise<void> {
  const message = await inbox.find(ticketOrId);
  if (!message) throw new InboxCommandError(`There is no message ${screenText(ticketOrId)}.`);
  const { title, fields, detailsField } = INQUIRY_FORMS[message.kind];
  const values = toFormValues(message);
  const { acknowledgeBy, settleBy } = getReplyDeadlines(message.createdAt);
  const facts: [string, string][] = [
    ...fields
      .filter(({ name }) => name !== detailsField)
      .map(({ name, label }): [string, string] => [label, values[name] ?? '']),
    ['Received', formatIndiaTime(message.createdAt)],
    ['Acknowledge by', formatIndiaTime(acknowledgeBy)],
    ['Settle by', formatIndiaTime(settleBy)],
    ['Id', message.id],
  ];
  console.log(`${title} ${message.ticket}${message.isSuspect ? ' (set aside: sent by a program)' : ''}\n`);
  for (const [label, value] of facts) console.log(`${`${label}:`.padEnd(17)}${screenText(value)}`);
  console.log(`\n${screenText(message.details)}`);
}
