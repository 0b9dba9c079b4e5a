import { and, eq, exists, inArray, type SQL, sql } from 'drizzle-orm';
import { listMessageTerms, type SearchableMessage } from '#domain/inquiries/message-search.ts';
import type { Database } from '#server/platform/database/database.ts';
import { inquiries, inquirySearchTerms } from '#server/platform/database/tables/inquiry-tables.ts';

/** The planner tends to scan all messages for a few, so up to this many are looked up by id. */
export const MAX_LOOKED_UP = 1000;

export const isOneOf = (ids: readonly string[]): SQL =>
  ids.length === 0 ? sql`false` : inArray(inquiries.id, [...new Set(ids)]);

type StoredMessage = SearchableMessage & { readonly id: string };

/** Stores what staff can find these messages by. */
export async function storeMessageTerms(tx: Database, messages: readonly StoredMessage[]): Promise<void> {
  const rows = messages.flatMap((message) =>
    listMessageTerms(message).map((term) => ({ inquiryId: message.id, term })),
  );
  if (rows.length > 0) await tx.insert(inquirySearchTerms).values(rows).onConflictDoNothing();
}

/** Finds messages that have a term for each beginning; without beginnings all messages. */
export async function buildTermFilter(db: Database, beginnings: readonly string[]): Promise<SQL | undefined> {
  if (beginnings.length === 0) return undefined;
  const found = await selectMatching(db, beginnings).limit(MAX_LOOKED_UP + 1);
  if (found.length <= MAX_LOOKED_UP) return isOneOf(found.map(({ id }) => id));
  // With so many, a list fills its page soon by checking one message after another.
  return and(...beginnings.map((beginning) => hasTerm(db, beginning)));
}

/** A message is returned once for each term that matches the longest beginning, which few terms have. */
function selectMatching(db: Database, beginnings: readonly string[]) {
  const [longest = '', ...others] = beginnings.toSorted((a, b) => b.length - a.length);
  const { inquiryId } = inquirySearchTerms;
  const listIds = (beginning: string) =>
    db.select({ id: inquiryId }).from(inquirySearchTerms).where(startsWith(beginning));
  return db
    .select({ id: inquiryId })
    .from(inquirySearchTerms)
    .where(and(startsWith(longest), ...others.map((other) => inArray(inquiryId, listIds(other)))));
}

const hasTerm = (db: Database, beginning: string): SQL =>
  exists(
    db
      .select({ term: inquirySearchTerms.term })
      .from(inquirySearchTerms)
      .where(and(eq(inquirySearchTerms.inquiryId, inquiries.id), startsWith(beginning))),
  );

const startsWith = (beginning: string): SQL =>
  sql`${inquirySearchTerms.term} like ${`${beginning.replace(/[\\%_]/g, '\\$&')}%`}`;
