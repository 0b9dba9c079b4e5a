/**
 * Which orders are asked for: the parameters of the list call (specification 1 §7) and how the page's own address spells
 * them, so that reload, back and a shared address show the same page.
 */

import { isOrderStatus, ORDER_STATUS, type OrderStatus } from '../order-status.ts';
import { ORDERS_PAGE_SIZE } from './listed-order.ts';

export type OrdersFilter = {
  page: number;
  status?: OrderStatus | undefined;
  /** Days such as 2026-01-31; the server reads them as India's. */
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

/** Blank filters are left out. */
export const toOrdersRequestQuery = (filter: OrdersFilter, pageSize = ORDERS_PAGE_SIZE): OrdersRequestQuery => ({
  Page: filter.page,
  PageSize: pageSize,
  ...(filter.status !== undefined && { Status: filter.status }),
  ...(filter.from && { From: filter.from }),
  ...(filter.to && { To: filter.to }),
  ...(filter.cashfreeOrderId && { CashfreeOrderId: filter.cashfreeOrderId }),
});

type Parameters = { get(name: string): unknown };

/** From the page's address or its filter form. A page or status that means nothing is passed over. */
export function readOrdersFilter(parameters: Parameters): OrdersFilter {
  const text = (name: string) => String(parameters.get(name) ?? '').trim();
  const page = Number(text('page'));
  const status = text('status') === '' ? undefined : Number(text('status'));
  return {
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
    // What waits for payment is never listed, so nobody can ask for it here.
    status: isOrderStatus(status) && status !== ORDER_STATUS.pendingPayment ? status : undefined,
    from: text('from') || undefined,
    to: text('to') || undefined,
  };
}

/** Empty for the first page without filters. */
export function formatOrdersSearch({ page, status, from, to }: OrdersFilter): string {
  const search: string[] = [];
  if (status !== undefined) search.push(`status=${status}`);
  if (from) search.push(`from=${encodeURIComponent(from)}`);
  if (to) search.push(`to=${encodeURIComponent(to)}`);
  if (page > 1) search.push(`page=${page}`);
  return search.length === 0 ? '' : `?${search.join('&')}`;
}

export const isFiltered = ({ status, from, to }: OrdersFilter): boolean => Boolean(status !== undefined || from || to);
