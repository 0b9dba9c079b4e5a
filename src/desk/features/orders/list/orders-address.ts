import { ATTENTION_REASONS, type AttentionReason } from '#contract/desk/orders/desk-order.ts';
import { ORDER_TABS, type OrderFilter, type OrderTab } from '#contract/desk/orders/orders.ts';
import { deskPaths } from '#desk/api/desk-paths.ts';
import { isOrderStatus } from '#domain/orders/order-status.ts';

/** Filters, order and page of the list. They are in the address, so that reload, Back and a shared link keep the view. */
export type OrdersView = OrderFilter & { attention: AttentionReason | null; cursor: string | null };

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const readDay = (text: string | null): string | null => (text !== null && DAY.test(text) ? text : null);

const readTab = (text: string | null): OrderTab => ORDER_TABS.find((tab) => tab === text) ?? 'new';

function readStatus(text: string | null): number | null {
  const status = text === null || text === '' ? undefined : Number(text);
  return isOrderStatus(status) ? status : null;
}

const readReason = (text: string | null): AttentionReason | null =>
  ATTENTION_REASONS.find((reason) => reason === text) ?? null;

/** The search text is in the fragment, because it may be personal and a query reaches logs. */
export function readOrdersView({ search, hash }: { search: string; hash: string }): OrdersView {
  const query = new URLSearchParams(search);
  const tab = readTab(query.get('tab'));
  return {
    tab,
    search: new URLSearchParams(hash.slice(1)).get('q') ?? '',
    status: tab === 'all' ? readStatus(query.get('status')) : null,
    attention: tab === 'attention' ? readReason(query.get('reason')) : null,
    from: readDay(query.get('from')),
    to: readDay(query.get('to')),
    sort: query.get('sort') === 'oldest' ? 'oldest' : 'newest',
    cursor: query.get('cursor'),
  };
}

export function buildOrdersAddress(view: OrdersView): string {
  const { tab, search, status, attention, from, to, sort, cursor } = view;
  const query = new URLSearchParams();
  if (tab !== 'new') query.set('tab', tab);
  if (tab === 'all' && status !== null) query.set('status', String(status));
  if (tab === 'attention' && attention !== null) query.set('reason', attention);
  if (from !== null) query.set('from', from);
  if (to !== null) query.set('to', to);
  if (sort !== 'newest') query.set('sort', sort);
  if (cursor !== null) query.set('cursor', cursor);
  const fragment = search === '' ? '' : `#${new URLSearchParams({ q: search })}`;
  return `${deskPaths.orders}${query.size > 0 ? `?${query}` : ''}${fragment}`;
}

/** A changed filter starts from the first page. */
export const buildChangedView = (view: OrdersView, change: Partial<OrdersView>): OrdersView => ({
  ...view,
  cursor: null,
  ...change,
});

/** Drops the page: an export contains all pages. */
export const toOrderFilter = ({ cursor: _, ...filter }: OrdersView): OrderFilter => filter;
