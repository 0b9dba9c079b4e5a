import { formatIndiaTime } from '#domain/orders/india-time.ts';
import type { InquiryRecord } from '#server/modules/inquiries/inquiry-record.ts';
import type { InquiryRepository, InquirySelection } from '#server/modules/inquiries/inquiry-repository.ts';
import { screenLine } from './terminal-text.ts';

const SHOWN = 50;

export async function listInbox(inbox: InquiryRepository, selection: InquirySelection): Promise<void> {
  const messages = await inbox.newest(selection, SHOWN);
  for (const message of messages) console.log(formatMessage(message));
  const all = await inbox.count(selection);
  const suspects = selection.isSuspect ? 0 : await inbox.count({ ...selection, isSuspect: true });
  console.log(
    [
      `${all} ${all === 1 ? 'message' : 'messages'}${all > SHOWN ? `, the newest ${SHOWN} shown` : ''}`,
      ...(suspects > 0 ? [`${suspects} set aside as sent by programs (--suspect lists them)`] : []),
    ].join('; '),
  );
}

const formatMessage = ({ ticket, createdAt, kind, name, details }: InquiryRecord): string =>
  [
    ticket,
    formatIndiaTime(createdAt).padStart(21),
    kind.padEnd(13),
    screenLine(name, 24).padEnd(24),
    screenLine(details, 60),
  ].join('  ');
