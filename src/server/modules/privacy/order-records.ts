import { and, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { ORDER_STATUS } from '#domain/orders/order-status.ts';
import type { ErasureObstacle } from '#domain/privacy/erasure-obstacles.ts';
import { getFirstDayAfterRetention, getRetentionEnd } from '#domain/privacy/retention.ts';
import { listIdTerms } from '#domain/text/search-terms.ts';
import type { Database } from '#server/platform/database/database.ts';
import {
  orderEvents,
  orderItems,
  orderSearchTerms,
  orders,
  shipments,
} from '#server/platform/database/tables/orders/order-tables.ts';
import { paymentAlerts, paymentAttempts, refunds } from '#server/platform/database/tables/orders/payment-tables.ts';

const OPEN_STATUSES = [ORDER_STATUS.paid, ORDER_STATUS.processing, ORDER_STATUS.shipped];

/** Tax law requires none of these, so the erasure deletes them at once. */
const CONTACT_BLANKED = { customerEmail: '', customerPhone: '' };
/** The recipient on a tax document. */
const RECIPIENT_BLANKED = {
  customerName: 'Erased',
  addressLine1: '',
  addressLine2: '',
  city: '',
  state: '',
  postalCode: '',
};

/** Lists what postpones the erasure. */
export async function findObstacles(db: Database, userId: string): Promise<ErasureObstacle[]> {
  const rows = await db
    .select({ id: orders.id, orderNumber: orders.orderNumber, status: orders.status })
    .from(orders)
    .where(eq(orders.userId, userId));
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const payments = await db
    .select({ orderId: paymentAttempts.orderId })
    .from(paymentAttempts)
    .where(
      and(
        inArray(paymentAttempts.orderId, ids),
        or(isNotNull(paymentAttempts.nextCheckAt), isNotNull(paymentAttempts.pendingPaymentId)),
      ),
    );
  const openRefunds = await db
    .select({ orderId: refunds.orderId })
    .from(refunds)
    .where(and(inArray(refunds.orderId, ids), inArray(refunds.state, ['requested', 'pending'])));
  const alerts = await db
    .select({ orderId: paymentAlerts.orderId })
    .from(paymentAlerts)
    .where(and(inArray(paymentAlerts.orderId, ids), isNull(paymentAlerts.resolvedAt)));
  const has = (found: readonly { orderId: string | null }[], id: string) => found.some(({ orderId }) => orderId === id);
  return rows.flatMap(({ id, orderNumber, status }): ErasureObstacle[] => {
    if (OPEN_STATUSES.some((open) => open === status)) return [{ kind: 'order', orderNumber }];
    if (has(openRefunds, id)) return [{ kind: 'refund', orderNumber }];
    if (has(alerts, id)) return [{ kind: 'alert', orderNumber }];
    return has(payments, id) ? [{ kind: 'payment', orderNumber }] : [];
  });
}

type KeptRecords = {
  /** Paid orders that tax law still keeps. */
  readonly count: number;
  /** The last day on which one of them is kept; null without any. */
  readonly until: string | null;
  /** When the next of them may be erased; null without any. */
  readonly nextErasureAt: Date | null;
};

type OrderAge = { readonly id: string; readonly lastEntryAt: Date; readonly isTaxRecord: boolean };

/** The financial year of an order's last entry decides, because a refund belongs to the year it was made in. */
async function readAges(db: Database, userId: string): Promise<OrderAge[]> {
  const rows = await db
    .select({ id: orders.id, createdAt: orders.createdAt, paidAt: orders.paidAt })
    .from(orders)
    .where(eq(orders.userId, userId));
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const events = await db
    .select({ orderId: orderEvents.orderId, at: orderEvents.at })
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, ids));
  const refundRows = await db
    .select({ orderId: refunds.orderId, at: refunds.createdAt })
    .from(refunds)
    .where(inArray(refunds.orderId, ids));
  return rows.map(({ id, createdAt, paidAt }) => {
    const refunded = refundRows.filter(({ orderId }) => orderId === id);
    const entries = [...events.filter(({ orderId }) => orderId === id), ...refunded].map(({ at }) => at.getTime());
    const lastEntryAt = new Date(Math.max(createdAt.getTime(), paidAt?.getTime() ?? 0, ...entries));
    return { id, lastEntryAt, isTaxRecord: paidAt !== null || refunded.length > 0 };
  });
}

const isKept = ({ isTaxRecord, lastEntryAt }: OrderAge, now: Date): boolean =>
  isTaxRecord && now < getFirstDayAfterRetention(lastEntryAt);

export async function readKeptRecords(db: Database, userId: string, now: Date): Promise<KeptRecords> {
  const kept = (await readAges(db, userId)).filter((age) => isKept(age, now));
  const ends = kept.map(({ lastEntryAt }) => getRetentionEnd(lastEntryAt)).sort();
  const dates = kept.map(({ lastEntryAt }) => getFirstDayAfterRetention(lastEntryAt).getTime());
  return {
    count: kept.length,
    until: ends.at(-1) ?? null,
    nextErasureAt: dates.length === 0 ? null : new Date(Math.min(...dates)),
  };
}

/** Replaces the personal fields of the customer's orders that no law keeps, and of the others what it doesn't ask for. */
export async function replaceOrderFields(tx: Database, userId: string, now: Date): Promise<void> {
  const ages = await readAges(tx, userId);
  if (ages.length === 0) return;
  await tx.update(orders).set(CONTACT_BLANKED).where(eq(orders.userId, userId));
  const ids = ages.map(({ id }) => id);
  for (const id of ids) await removeComments(tx, id);
  await tx.update(orderEvents).set({ note: null }).where(inArray(orderEvents.orderId, ids));
  await tx.update(refunds).set({ note: null }).where(inArray(refunds.orderId, ids));
  await tx.update(paymentAlerts).set({ resolution: null }).where(inArray(paymentAlerts.orderId, ids));
  await removeTrackingNumbers(tx, ids);
  const unkept = ages.filter((age) => !isKept(age, now)).map(({ id }) => id);
  if (unkept.length > 0) await tx.update(orders).set(RECIPIENT_BLANKED).where(inArray(orders.id, unkept));
}

/** Couriers show name and address for a number. */
async function removeTrackingNumbers(tx: Database, orderIds: readonly string[]): Promise<void> {
  const isOfOrders = and(inArray(shipments.orderId, [...orderIds]), isNotNull(shipments.trackingNumber));
  const found = await tx.select().from(shipments).where(isOfOrders);
  for (const { orderId, trackingNumber } of found) {
    const terms = listIdTerms(trackingNumber ?? '');
    await tx
      .delete(orderSearchTerms)
      .where(and(eq(orderSearchTerms.orderId, orderId), inArray(orderSearchTerms.term, terms)));
  }
  await tx.update(shipments).set({ trackingNumber: null }).where(isOfOrders);
}

/** The customer's own words in an order line and in the key of the cart line it came from. */
async function removeComments(tx: Database, orderId: string): Promise<void> {
  const lines = await tx.select().from(orderItems).where(eq(orderItems.orderId, orderId));
  for (const { lineNo, shown, cartLineKey } of lines) {
    const item = JSON.parse(shown) as Record<string, unknown>;
    if (!item.orderComment) continue;
    await tx
      .update(orderItems)
      .set({ shown: JSON.stringify({ ...item, orderComment: null }), cartLineKey: removeKeyComment(cartLineKey) })
      .where(and(eq(orderItems.orderId, orderId), eq(orderItems.lineNo, lineNo)));
  }
}

/** See `line-identity.ts`. */
const COMMENT_IN_KEY = 5;

/** A key that is no list goes as a whole. */
function removeKeyComment(key: string): string {
  const parts: unknown = key.startsWith('[') ? JSON.parse(key) : undefined;
  return Array.isArray(parts) ? JSON.stringify(parts.with(COMMENT_IN_KEY, null)) : '';
}
