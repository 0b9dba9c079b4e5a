import { INQUIRY_FORMS } from '#domain/inquiries/inquiry-kinds.ts';
import { getReplyDeadlines } from '#domain/inquiries/ticket.ts';
import { formatIndiaTime } from '#domain/orders/india-time.ts';
import { toFormValues } from '#server/modules/inquiries/inquiry-record.ts';
import type { InquiryRepository } from '#server/modules/inquiries/inquiry-repository.ts';
import { InboxCommandError } from './command-error.ts';
import { toTerminalBlock, toTerminalValue } from './terminal-text.ts';

export async function showMessage(inbox: InquiryRepository, ticketOrId: string): Promise<void> {
  const message = await inbox.findByTicketOrId(ticketOrId);
  if (!message) throw new InboxCommandError(`There is no message ${toTerminalValue(ticketOrId)}.`);
  const { title, fields, detailsField } = INQUIRY_FORMS[message.kind];
  const values = toFormValues(message);
  const { acknowledgeBy, resolveBy } = getReplyDeadlines(message.createdAt);
  const facts: [string, string][] = [
    ...fields
      .filter(({ name }) => name !== detailsField)
      .map(({ name, label }): [string, string] => [label, values[name] ?? '']),
    ['Received', formatIndiaTime(message.createdAt)],
    ['Acknowledge by', formatIndiaTime(acknowledgeBy)],
    ['Resolve by', formatIndiaTime(resolveBy)],
    ['Id', message.id],
  ];
  console.log(`${title} ${message.ticket}${message.isSuspect ? ' (suspected spam)' : ''}\n`);
  for (const [label, value] of facts) console.log(`${`${label}:`.padEnd(17)}${toTerminalValue(value)}`);
  console.log(`\n${toTerminalBlock(message.details)}`);
}
