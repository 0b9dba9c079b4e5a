/** The filter of My Orders: converts between the page's URL and the query of the API request. */
import { isOrderStatus, ORDER_STATUS, type OrderStatus } from '../order-status.ts';
import { ORDERS_PAGE_SIZE } from './listed-order.ts';

export type OrdersFilter = {
  page: number;
  status?: OrderStatus | undefined;
  /** Dates in India, such as 2026-01-31. */
  from?: string | undefined;
  to?: string | undefined;
  cashfreeOrderId?: string | undefined;
};

type OrdersRequestQuery = {
  Page: number;
  PageSize: number;
  Status?: number;
  From?: string;
  To?: string;
  CashfreeOrderId?: string;
};

/** Omits blank filters. */
export const toOrdersRequestQuery = (filter: OrdersFilter, pageSize = ORDERS_PAGE_SIZE): OrdersRequestQuery => ({
  Page: filter.page,
  PageSize: pageSize,
  ...(filter.status !== undefined && { Status: filter.status }),
  ...(filter.from && { From: filter.from }),
  ...(filter.to && { To: filter.to }),
  ...(filter.cashfreeOrderId && { CashfreeOrderId: filter.cashfreeOrderId }),
});

/** URLSearchParams or FormData. */
type QueryValues = { get(name: string): unknown };

/** Ignores an invalid page or status. */
export function readOrdersFilter(values: QueryValues): OrdersFilter {
  const getText = (name: string) => String(values.get(name) ?? '').trim();
  const page = Number(getText('page'));
  const status = getText('status') === '' ? undefined : Number(getText('status'));
  return {
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
    // Orders awaiting payment are never listed.
    status: isOrderStatus(status) && status !== ORDER_STATUS.pendingPayment ? status : undefined,
    from: getText('from') || undefined,
    to: getText('to') || undefined,
  };
}

export function formatOrdersSearch({ page, status, from, to }: OrdersFilter): string {
  const search: string[] = [];
  if (status !== undefined) search.push(`status=${status}`);
  if (from) search.push(`from=${encodeURIComponent(from)}`);
  if (to) search.push(`to=${encodeURIComponent(to)}`);
  if (page > 1) search.push(`page=${page}`);
  return search.length === 0 ? '' : `?${search.join('&')}`;
}

export const hasOrderFilters = ({ status, from, to }: OrdersFilter): boolean =>
  Boolean(status !== undefined || from || to);
