import type { InquiryRecord } from '#server/modules/inquiries/inquiry-record.ts';
import type { InquiryRepository } from '#server/modules/inquiries/inquiry-repository.ts';
import { CommandError } from '../commands/command-error.ts';
import { toTerminalValue } from '../commands/terminal-text.ts';

export async function findMessage(
  inbox: Pick<InquiryRepository, 'findByTicketOrId'>,
  ticketOrId: string,
): Promise<InquiryRecord> {
  const message = await inbox.findByTicketOrId(ticketOrId);
  if (!message) throw new CommandError(`There is no message ${toTerminalValue(ticketOrId)}.`);
  return message;
}
