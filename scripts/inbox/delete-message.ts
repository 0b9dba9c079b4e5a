import { INQUIRY_FORMS } from '#domain/inquiries/inquiry-kinds.ts';
import type { InquiryRepository } from '#server/modules/inquiries/inquiry-repository.ts';
import { type Confirmation, requireYes } from '../commands/confirm-change.ts';
import { toTerminalLine } from '../commands/terminal-text.ts';
import { findMessage } from './find-message.ts';

/** For a sender who asks for it. */
export async function deleteMessage(
  inbox: Pick<InquiryRepository, 'findByTicketOrId' | 'remove'>,
  ticketOrId: string,
  confirmation: Pick<Confirmation, 'isConfirmed' | 'ask'>,
): Promise<void> {
  const { id, kind, ticket, name, email } = await findMessage(inbox, ticketOrId);
  const sender = `${toTerminalLine(name, 40)}, ${toTerminalLine(email, 80)}`;
  console.log(`Delete ${INQUIRY_FORMS[kind].title} ${ticket} of ${sender}. You can't undo this.`);
  await requireYes(confirmation);
  await inbox.remove(id);
  console.log(`${ticket} is deleted.`);
}
