import { listMessageTerms, type SearchableMessage } from '#domain/inquiries/message-search.ts';
import type { Database } from '#server/platform/database/database.ts';
import { inquiries, inquirySearchTerms } from '#server/platform/database/tables/inquiry-tables.ts';
import { createTermSearch } from '#server/platform/database/term-search.ts';

type StoredMessage = SearchableMessage & { readonly id: string };

export const messageSearch = createTermSearch(inquiries.id, {
  table: inquirySearchTerms,
  ownerId: inquirySearchTerms.inquiryId,
});

/** Stores the search terms of these messages. */
export async function storeMessageTerms(tx: Database, messages: readonly StoredMessage[]): Promise<void> {
  const rows = messages.flatMap((message) =>
    listMessageTerms(message).map((term) => ({ inquiryId: message.id, term })),
  );
  if (rows.length > 0) await tx.insert(inquirySearchTerms).values(rows).onConflictDoNothing();
}
