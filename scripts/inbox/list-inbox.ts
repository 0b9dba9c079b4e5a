import { formatIndiaTime } from '#domain/time/india-time.ts';
import type { InquiryRecord } from '#server/modules/inquiries/inquiry-record.ts';
import type { InquiryRepository, InquirySelection } from '#server/modules/inquiries/inquiry-repository.ts';
import { toTerminalLine } from '../commands/terminal-text.ts';

const MAX_LISTED = 50;

export async function listInbox(inbox: InquiryRepository, selection: InquirySelection): Promise<void> {
  const messages = await inbox.listNewest(selection, MAX_LISTED);
  for (const message of messages) console.log(formatMessage(message));
  const total = await inbox.count(selection);
  const suspects = selection.isSuspect ? 0 : await inbox.count({ ...selection, isSuspect: true });
  console.log(
    [
      `${total} ${total === 1 ? 'message' : 'messages'}${total > MAX_LISTED ? `, showing the newest ${MAX_LISTED}` : ''}`,
      ...(suspects > 0 ? [`${suspects} suspected spam (--suspect lists them)`] : []),
    ].join('; '),
  );
}

const formatMessage = ({ ticket, createdAt, kind, name, details }: InquiryRecord): string =>
  [
    ticket,
    formatIndiaTime(createdAt).padStart(21),
    kind.padEnd(13),
    toTerminalLine(name, 24).padEnd(24),
    toTerminalLine(details, 60),
  ].join('  ');
