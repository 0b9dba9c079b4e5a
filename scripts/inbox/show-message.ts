import { INQUIRY_FORMS } from '#domain/inquiries/inquiry-kinds.ts';
import { getReplyDeadlines } from '#domain/inquiries/ticket.ts';
import { formatIndiaTime } from '#domain/time/india-time.ts';
import { toFormValues } from '#server/modules/inquiries/inquiry-record.ts';
import type { InquiryRepository } from '#server/modules/inquiries/inquiry-repository.ts';
import { toTerminalBlock, toTerminalValue } from '../commands/terminal-text.ts';
import { findMessage } from './find-message.ts';

export async function showMessage(inbox: InquiryRepository, ticketOrId: string): Promise<void> {
  const message = await findMessage(inbox, ticketOrId);
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
