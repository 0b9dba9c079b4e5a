import { and, eq, gte, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { AttentionReason } from '#contract/desk/orders/desk-order.ts';
import type { OrderFilter } from '#contract/desk/orders/orders.ts';
import { ORDER_EMAIL_TOPICS } from '#domain/orders/order-notifications.ts';
import { parseOrderSearch } from '#domain/orders/order-search.ts';
import { isOrderStatus, ORDER_STATUS } from '#domain/orders/order-status.ts';
import { toIndiaDate } from '#domain/time/india-time.ts';
import { createBadRequestError } from '#server/http/app-error.ts';
import { getDayEnd, getDayStart } from '#server/http/desk/india-days.ts';
import type { Database } from '#server/platform/database/database.ts';
import { orders } from '#server/platform/database/tables/orders/order-tables.ts';
import { paymentAlerts } from '#server/platform/database/tables/orders/payment-tables.ts';
import { outbox } from '#server/platform/database/tables/outbox-tables.ts';
import { isOneOf, MAX_ID_LIST, type TermSearch } from '#server/platform/database/term-search.ts';
import { orderSearch } from '../search/search-terms.ts';

/** Until an order ships, it can become overdue. */
const UNSHIPPED_STATUSES = [ORDER_STATUS.paid, ORDER_STATUS.processing];

const TAB_STATUSES = {
  new: ORDER_STATUS.paid,
  production: ORDER_STATUS.processing,
  shipped: ORDER_STATUS.shipped,
} as const;

export const isOverdue = ({ status, promisedOn }: { status: number; promisedOn: string | null }, now: Date): boolean =>
  UNSHIPPED_STATUSES.some((open) => open === status) && promisedOn !== null && promisedOn < toIndiaDate(now);

export const openAlertFilter = and(isNull(paymentAlerts.resolvedAt), isNotNull(paymentAlerts.orderId));
/** An order email that the mail server rejected permanently; staff can resend it from the order. */
export const failedEmailFilter = and(
  isNull(outbox.dueAt),
  isNotNull(outbox.orderId),
  inArray(outbox.topic, [...ORDER_EMAIL_TOPICS]),
);

export const buildOverdueFilter = (now: Date): SQL | undefined =>
  and(inArray(orders.status, UNSHIPPED_STATUSES), lt(orders.promisedOn, toIndiaDate(now)));

/** Selects orders that need a person, for one reason or for any. Each part of the union has its index. */
export function listAttentionIds(db: Database, now: Date, reason: AttentionReason | null = null) {
  const onlyFor = (part: AttentionReason) => (reason === null || reason === part ? undefined : sql`false`);
  return db
    .select({ id: sql<string>`${paymentAlerts.orderId}`.as('id') })
    .from(paymentAlerts)
    .where(and(openAlertFilter, onlyFor('alert')))
    .union(
      db
        .select({ id: sql<string>`${outbox.orderId}`.as('id') })
        .from(outbox)
        .where(and(failedEmailFilter, onlyFor('email'))),
    )
    .union(
      db
        .select({ id: sql<string>`${orders.id}`.as('id') })
        .from(orders)
        .where(and(buildOverdueFilter(now), onlyFor('overdue'))),
    );
}

/** Matches orders that need attention and, with prefixes, are found by that search. */
export async function buildAttentionFilter(
  db: Database,
  now: Date,
  reason: AttentionReason | null = null,
  prefixes: readonly string[] = [],
  search: TermSearch = orderSearch,
): Promise<SQL | undefined> {
  const found = await listAttentionIds(db, now, reason).limit(MAX_ID_LIST + 1);
  if (found.length > MAX_ID_LIST)
    return and(inArray(orders.id, listAttentionIds(db, now, reason)), await search.buildFilter(db, prefixes));
  const ids = found.map(({ id }) => id);
  return isOneOf(orders.id, await search.filterMatchingIds(db, ids, prefixes));
}

/** Builds the condition of a list, without its cursor. */
export async function buildOrderFilter(
  db: Database,
  filter: OrderFilter,
  now: Date,
  search: TermSearch = orderSearch,
): Promise<SQL | undefined> {
  const { tab, attention, from, to } = filter;
  const prefixes = parseOrderSearch(filter.search);
  return and(
    buildStatusFilter(filter),
    from === null ? undefined : gte(orders.createdAt, getDayStart(from)),
    to === null ? undefined : lt(orders.createdAt, getDayEnd(to)),
    tab === 'attention'
      ? await buildAttentionFilter(db, now, attention, prefixes, search)
      : await search.buildFilter(db, prefixes),
  );
}

function buildStatusFilter({ tab, status }: OrderFilter): SQL | undefined {
  if (tab === 'attention') return undefined;
  if (tab !== 'all') return eq(orders.status, TAB_STATUSES[tab]);
  if (status === null) return undefined;
  if (!isOrderStatus(status)) throw createBadRequestError("This status doesn't exist.");
  return eq(orders.status, status);
}
