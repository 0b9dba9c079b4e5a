import type { DeskMessageRow } from '#contract/desk/messages/desk-message.ts';
import { INQUIRY_FORMS } from '#domain/inquiries/inquiry-kinds.ts';
import { toIndiaDate } from '#domain/time/india-time.ts';
import { formatCsvLine } from '#server/http/desk/csv.ts';
import type { InquiryRow } from '../inquiry-record.ts';

type ExportedMessage = { readonly message: InquiryRow; readonly row: DeskMessageRow };

const formatDay = (at: Date | null): string => (at === null ? '' : toIndiaDate(at));

const COLUMNS: readonly (readonly [string, (exported: ExportedMessage) => string])[] = [
  ['Ticket', ({ row }) => row.ticket],
  ['Form', ({ row }) => INQUIRY_FORMS[row.kind].title],
  ['Received on', ({ message }) => toIndiaDate(message.createdAt)],
  ['Name', ({ message }) => message.name],
  ['Email', ({ message }) => message.email.trim()],
  ['Phone', ({ message }) => message.phone],
  ['Subject', ({ message }) => message.subject ?? ''],
  ['Message', ({ message }) => message.details],
  ['Assigned to', ({ row }) => row.assignedTo?.name ?? ''],
  ['First reply on', ({ message }) => formatDay(message.acknowledgedAt)],
  ['Done on', ({ message }) => formatDay(message.doneAt)],
  ['Overdue', ({ row }) => (row.overdueSince === null ? '' : 'yes')],
  ['Suspected spam', ({ row }) => (row.isSuspect ? 'yes' : '')],
  ['Sample', ({ row }) => (row.isSample ? 'yes' : '')],
];

export const MESSAGE_CSV_HEADER = formatCsvLine(COLUMNS.map(([title]) => title));

export const formatMessageLine = (exported: ExportedMessage): string =>
  formatCsvLine(COLUMNS.map(([, format]) => format(exported)));
