import { and, eq, inArray, sql } from 'drizzle-orm';
import { listOrderTerms, type SearchableOrder } from '#domain/orders/order-search.ts';
import { listIdTerms } from '#domain/text/search-terms.ts';
import type { Database } from '#server/platform/database/database.ts';
import { orderSearchTerms, orders } from '#server/platform/database/tables/orders/order-tables.ts';
import { createTermSearch } from '#server/platform/database/term-search.ts';

const TERMS = { table: orderSearchTerms, ownerId: orderSearchTerms.orderId };
export const orderSearch = createTermSearch(orders.id, TERMS);

/** For staff who may not see emails and phone numbers, and so must not find them letter by letter. */
export const orderSearchWithoutContacts = createTermSearch(orders.id, {
  ...TERMS,
  where: sql`(not ${orderSearchTerms.isPersonal} or ${orderSearchTerms.term} !~ '@|^[0-9]{7,}$')`,
});

type StoredOrder = SearchableOrder & { readonly id: string };

/** Stores what staff can find these orders by. */
export async function storeOrderTerms(tx: Database, stored: readonly StoredOrder[]): Promise<void> {
  const rows = stored.flatMap((order) => listOrderTerms(order).map((term) => ({ orderId: order.id, ...term })));
  if (rows.length > 0) await tx.insert(orderSearchTerms).values(rows).onConflictDoNothing();
}

/** Stores a payment id or a tracking number. */
export async function storeIdTerms(tx: Database, orderId: string, id: string): Promise<void> {
  const rows = listIdTerms(id).map((term) => ({ orderId, term, isPersonal: false }));
  if (rows.length > 0) await tx.insert(orderSearchTerms).values(rows).onConflictDoNothing();
}

export async function removeIdTerms(tx: Database, orderId: string, id: string): Promise<void> {
  await tx
    .delete(orderSearchTerms)
    .where(
      and(
        eq(orderSearchTerms.orderId, orderId),
        inArray(orderSearchTerms.term, listIdTerms(id)),
        eq(orderSearchTerms.isPersonal, false),
      ),
    );
}
