import { inArray } from 'drizzle-orm';
import type { DeskMessageRow } from '#contract/desk/messages/desk-message.ts';
import { getOverdueSince } from '#domain/inquiries/message-clocks.ts';
import type { Database } from '#server/platform/database/database.ts';
import { selectFailedReplies } from '#server/platform/database/open-messages.ts';
import { inquiryReplies } from '#server/platform/database/tables/inquiry-tables.ts';
import { staff } from '#server/platform/database/tables/staff-tables.ts';
import { type InquiryRow, readKind } from '../inquiry-record.ts';

const EXCERPT_LENGTH = 140;

/** Adds what a list shows of each message, in two statements. */
export async function toDeskRows(db: Database, rows: readonly InquiryRow[], now: Date): Promise<DeskMessageRow[]> {
  if (rows.length === 0) return [];
  const [names, failures] = await Promise.all([loadAssignees(db, rows), listWithFailedEmail(db, rows)]);
  return rows.map((row) =>
    toDeskRow(row, { assignee: names.get(row.assignedTo), hasFailedEmail: failures.has(row.id) }, now),
  );
}

type RowFacts = { readonly assignee: string | undefined; readonly hasFailedEmail: boolean };

export function toDeskRow(row: InquiryRow, { assignee, hasFailedEmail }: RowFacts, now: Date): DeskMessageRow {
  const { id, ticket, version, name, subject, isSuspect, isSample, assignedTo } = row;
  const overdueSince = isSuspect ? undefined : getOverdueSince(row, now);
  return {
    id,
    ticket,
    kind: readKind(row),
    version,
    createdAt: row.createdAt.toISOString(),
    name,
    subject,
    excerpt: shorten(row.details),
    assignedTo: assignedTo !== null && assignee !== undefined ? { id: assignedTo, name: assignee } : null,
    acknowledgedAt: row.acknowledgedAt?.toISOString() ?? null,
    doneAt: row.doneAt?.toISOString() ?? null,
    overdueSince: overdueSince?.toISOString() ?? null,
    hasFailedEmail,
    isSuspect,
    isSample,
  };
}

function shorten(text: string): string {
  const characters = Array.from(text.replace(/\s+/g, ' ').trim());
  return characters.length <= EXCERPT_LENGTH ? characters.join('') : `${characters.slice(0, EXCERPT_LENGTH).join('')}…`;
}

/** Loads the names of assigned staff, including those who have left. */
export async function loadAssignees(
  db: Database,
  rows: readonly InquiryRow[],
): Promise<ReadonlyMap<string | null, string>> {
  const ids = [...new Set(rows.flatMap(({ assignedTo }) => assignedTo ?? []))];
  if (ids.length === 0) return new Map();
  const members = await db.select({ id: staff.id, name: staff.name }).from(staff).where(inArray(staff.id, ids));
  return new Map(members.map(({ id, name }) => [id, name]));
}

async function listWithFailedEmail(db: Database, rows: readonly InquiryRow[]): Promise<ReadonlySet<string>> {
  const ids = rows.map(({ id }) => id);
  const failed = await selectFailedReplies(db, inArray(inquiryReplies.inquiryId, ids));
  return new Set(failed.map(({ id }) => id));
}
