import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { OrderFilter } from '#contract/desk/orders/orders.ts';
import type { Database } from '#server/platform/database/database.ts';
import { orders, shipments } from '#server/platform/database/tables/orders/order-tables.ts';

/** What staff know about an order that they look for. */
export type KnownOrder = {
  readonly orderNumber: string;
  readonly customerName: string;
  readonly customerEmail: string;
  readonly customerPhone: string;
  readonly postalCode: string;
  readonly paymentId: string | null;
  readonly trackingNumber: string | null;
};

export type ListQuery = {
  readonly name: string;
  readonly getFilter: (known: KnownOrder) => Partial<OrderFilter>;
  /** Measures the second page instead of the first. */
  readonly isSecondPage?: boolean;
  /** Finds so many that reading the whole table is as good as an index. */
  readonly mayScan?: boolean;
};

export const ALL_ORDERS: OrderFilter = { tab: 'all', search: '', status: null, from: null, to: null, sort: 'newest' };

const KNOWN_ORDERS = 20;
const DAY_MS = 24 * 60 * 60_000;
export const formatDay = (daysAgo: number): string =>
  new Date(Date.now() - daysAgo * DAY_MS).toISOString().slice(0, 10);

const createQuery = (name: string, filter: Partial<OrderFilter>, isSecondPage = false): ListQuery => ({
  name,
  getFilter: () => filter,
  isSecondPage,
});

const LISTS: readonly ListQuery[] = [
  createQuery('tab New', { tab: 'new' }),
  createQuery('tab New, oldest first', { tab: 'new', sort: 'oldest' }),
  createQuery('tab New, second page', { tab: 'new' }, true),
  createQuery('tab In production', { tab: 'production' }),
  createQuery('tab Shipped', { tab: 'shipped' }),
  createQuery('tab Needs attention', { tab: 'attention' }),
  createQuery('tab Needs attention, second page', { tab: 'attention' }, true),
  createQuery('attention: payment alert', { tab: 'attention', attention: 'alert' }),
  createQuery('attention: failed email', { tab: 'attention', attention: 'email' }),
  createQuery('attention: overdue, oldest first', { tab: 'attention', attention: 'overdue', sort: 'oldest' }),
  createQuery('tab All', {}),
  createQuery('tab All, oldest first', { sort: 'oldest' }),
  createQuery('tab All, second page', {}, true),
  createQuery('status Delivered, oldest first, second page', { status: 4, sort: 'oldest' }, true),
  createQuery('status Failed', { status: 5 }),
  createQuery('status Refunded', { status: 7 }),
  createQuery('one day', { from: formatDay(20), to: formatDay(20) }),
  createQuery('a month, oldest first', { from: formatDay(30), sort: 'oldest' }),
  createQuery('Refunded in a month', { status: 7, from: formatDay(30), to: formatDay(1) }),
];

const createSearch = (name: string, getText: (known: KnownOrder) => string, filter = {}): ListQuery => ({
  name: `search: ${name}`,
  getFilter: (known) => ({ search: getText(known), ...filter }),
});
export const getFirstName = ({ customerName }: KnownOrder): string => customerName.split(' ')[0] ?? '';
const createBroadSearch: typeof createSearch = (...search) => ({ ...createSearch(...search), mayScan: true });
const getLastName = ({ customerName }: KnownOrder): string => customerName.split(' ')[1] ?? '';

const SEARCHES: readonly ListQuery[] = [
  createSearch('order number', ({ orderNumber }) => orderNumber),
  createSearch('4 characters of an order number', ({ orderNumber }) => orderNumber.slice(4, 8)),
  createBroadSearch('AAN and 2 characters', ({ orderNumber }) => orderNumber.slice(0, 6)),
  createBroadSearch('AAN', () => 'aan'),
  createBroadSearch('one letter', (known) => getFirstName(known).slice(0, 1)),
  createBroadSearch('one digit', ({ customerPhone }) => customerPhone.slice(-1)),
  createBroadSearch('two digits', ({ customerPhone }) => customerPhone.slice(-2)),
  createBroadSearch('first name', getFirstName),
  createBroadSearch('last name', getLastName),
  createBroadSearch('first name in tab New', getFirstName, { tab: 'new' }),
  createSearch('first name in Needs attention', getFirstName, { tab: 'attention' }),
  createSearch('first and last name', ({ customerName }) => customerName),
  createSearch('first and last name, oldest first', ({ customerName }) => customerName, { sort: 'oldest' }),
  createBroadSearch('last and beginning of first name', (known) => `${getLastName(known)} ${getFirstName(known)[0]}`),
  createSearch('email', ({ customerEmail }) => customerEmail),
  createSearch('phone', ({ customerPhone }) => customerPhone),
  createSearch('phone with +91', ({ customerPhone }) => `+91 ${customerPhone.slice(0, 5)} ${customerPhone.slice(5)}`),
  createSearch('PIN code', ({ postalCode }) => postalCode),
  createSearch('payment id', ({ paymentId }) => paymentId ?? ''),
  createSearch('tracking number', ({ trackingNumber }) => trackingNumber ?? ''),
  createSearch('nothing found', () => 'nobodyhasthisname'),
  createSearch('two words, nothing found', (known) => `${getFirstName(known)} nobodyhasthisname`),
];

export const LIST_QUERIES: readonly ListQuery[] = [...LISTS, ...SEARCHES];

/** Shipped orders from everywhere in the list, so that every query has something to find. */
export async function pickKnownOrders(db: Database): Promise<KnownOrder[]> {
  const shipped = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(shipments, eq(shipments.orderId, orders.id))
    .orderBy(desc(orders.createdAt));
  const step = Math.floor(shipped.length / KNOWN_ORDERS);
  const picked = shipped.filter((_, index) => index % step === 0).map(({ id }) => id);
  return db
    .select({
      orderNumber: orders.orderNumber,
      customerName: orders.customerName,
      customerEmail: orders.customerEmail,
      customerPhone: orders.customerPhone,
      postalCode: orders.postalCode,
      paymentId: orders.paymentId,
      trackingNumber: sql<string | null>`${shipments.trackingNumber}`,
    })
    .from(orders)
    .innerJoin(shipments, eq(shipments.orderId, orders.id))
    .where(inArray(orders.id, picked));
}
