import { and, asc, count, desc, eq, like, or } from 'drizzle-orm';
import type { InquiryKind } from '#domain/inquiries/inquiry-kinds.ts';
import { normaliseTicket } from '#domain/inquiries/ticket.ts';
import { isUuid } from '#domain/text/uuid.ts';
import type { Database } from '#server/platform/database/database.ts';
import { inquiries, inquiryReplies, inquirySearchTerms } from '#server/platform/database/tables/inquiry-tables.ts';
import { outbox } from '#server/platform/database/tables/outbox-tables.ts';
import { runInTransaction } from '#server/platform/database/transaction.ts';
import { type InquiryRecord, type InquiryRow, readKind } from './inquiry-record.ts';
import { storeMessageTerms } from './search/message-terms.ts';

export type InquirySelection = { readonly kind?: InquiryKind | undefined; readonly isSuspect: boolean };

const buildInquiryFilter = ({ kind, isSuspect }: InquirySelection) =>
  and(eq(inquiries.isSuspect, isSuspect), kind && eq(inquiries.kind, kind));

/** Deletes a message with its replies, notes, search terms and unsent emails. */
export async function removeMessage(tx: Database, id: string): Promise<void> {
  // First: whoever adds something holds this row, so that what follows sees it.
  await tx.delete(inquiries).where(eq(inquiries.id, id));
  await tx.delete(inquiryReplies).where(eq(inquiryReplies.inquiryId, id));
  await tx.delete(inquirySearchTerms).where(eq(inquirySearchTerms.inquiryId, id));
  // Reads the whole outbox, which holds only what has not been delivered.
  await tx.delete(outbox).where(like(outbox.payload, `%"inquiryId":"${id}"%`));
}

export function createInquiryRepository(db: Database) {
  return {
    async insert(record: InquiryRecord, tx: Database = db): Promise<void> {
      await tx.insert(inquiries).values(record);
      await storeMessageTerms(tx, [record]);
    },

    async findById(id: string): Promise<InquiryRecord | undefined> {
      const [row] = await db.select().from(inquiries).where(eq(inquiries.id, id));
      return row && toInquiryRecord(row);
    },

    /** Finds by ticket number (case-insensitive) or id. */
    async findByTicketOrId(ticketOrId: string): Promise<InquiryRecord | undefined> {
      const byTicket = eq(inquiries.ticket, normaliseTicket(ticketOrId));
      const condition = isUuid(ticketOrId.trim()) ? or(byTicket, eq(inquiries.id, ticketOrId.trim())) : byTicket;
      const [row] = await db.select().from(inquiries).where(condition);
      return row && toInquiryRecord(row);
    },

    remove: (id: string): Promise<void> => runInTransaction(db, (tx) => removeMessage(tx, id)),

    async listNewest(selection: InquirySelection, limit: number): Promise<InquiryRecord[]> {
      const newestFirst = [desc(inquiries.createdAt), asc(inquiries.id)];
      const rows = await db
        .select()
        .from(inquiries)
        .where(buildInquiryFilter(selection))
        .orderBy(...newestFirst)
        .limit(limit);
      return rows.map(toInquiryRecord);
    },

    async listOldestFirst(kind: InquiryKind | undefined): Promise<InquiryRecord[]> {
      const rows = await db
        .select()
        .from(inquiries)
        .where(kind && eq(inquiries.kind, kind))
        .orderBy(asc(inquiries.createdAt), asc(inquiries.id));
      return rows.map(toInquiryRecord);
    },

    async count(selection: InquirySelection): Promise<number> {
      const [row] = await db.select({ number: count() }).from(inquiries).where(buildInquiryFilter(selection));
      return row?.number ?? 0;
    },
  };
}

export type InquiryRepository = ReturnType<typeof createInquiryRepository>;

const toInquiryRecord = (row: InquiryRow): InquiryRecord => ({ ...row, kind: readKind(row) });
