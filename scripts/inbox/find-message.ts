import type { InquiryRecord } from '#server/modules/inquiries/inquiry-record.ts';
import type { InquiryRepository } from '#server/modules/inquiries/inquiry-repository.ts';
import { InboxCommandError } from './command-error.ts';
import { toTerminalValue } from './terminal-text.ts';

export async function findMessage(
  inbox: Pick<InquiryRepository, 'findByTicketOrId'>,
  ticketOrId: string,
): Promise<InquiryRecord> {
  const message = await inbox.findByTicketOrId(ticketOrId);
  if (!message) throw new InboxCommandError(`There is no message ${toTerminalValue(ticketOrId)}.`);
  return message;
}
