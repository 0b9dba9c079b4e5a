/**
 * Parses the query of the order list on the server. Blank parameters count as absent, a page size above the maximum is
 * reduced to it, and other invalid values are refused.
 */
import { accept, type Outcome, refuse } from '#domain/outcome.ts';
import { isOrderStatus, type OrderStatus } from '../order-status.ts';
import { MAX_ORDERS_PAGE_SIZE, ORDERS_PAGE_SIZE } from './listed-order.ts';
import { type OrderPeriod, parseOrderPeriod } from './order-period.ts';

export const PAGE_MESSAGE = 'Page must be a whole number from 1.';
export const PAGE_SIZE_MESSAGE = 'PageSize must be a whole number from 1.';
export const STATUS_MESSAGE = 'Status must be a number from 0 to 7.';

type OrdersQueryText = {
  Page: string;
  PageSize: string;
  Status: string;
  From: string;
  To: string;
  CashfreeOrderId: string;
};

export type OrderSelection = OrderPeriod & {
  page: number;
  pageSize: number;
  status: OrderStatus | undefined;
  providerOrderId: string | undefined;
};

export function parseOrderSelection(query: OrdersQueryText): Outcome<OrderSelection> {
  const page = parsePositiveInteger(query.Page, 1);
  if (page === undefined) return refuse(PAGE_MESSAGE);
  const pageSize = parsePositiveInteger(query.PageSize, ORDERS_PAGE_SIZE);
  if (pageSize === undefined) return refuse(PAGE_SIZE_MESSAGE);
  const status = query.Status.trim() === '' ? undefined : parseStatus(query.Status.trim());
  if (status === 'unreadable') return refuse(STATUS_MESSAGE);
  const period = parseOrderPeriod(query.From, query.To);
  if (!period.ok) return period;
  return accept({
    ...period.value,
    page,
    pageSize: Math.min(pageSize, MAX_ORDERS_PAGE_SIZE),
    status,
    providerOrderId: query.CashfreeOrderId.trim() || undefined,
  });
}

/** Accepts at most nine digits, so that page times page size stays a safe integer. */
function parsePositiveInteger(value: string, fallback: number): number | undefined {
  const text = value.trim();
  if (text === '') return fallback;
  return /^\d{1,9}$/.test(text) && Number(text) >= 1 ? Number(text) : undefined;
}

function parseStatus(text: string): OrderStatus | 'unreadable' {
  const code = Number(text);
  return /^\d$/.test(text) && isOrderStatus(code) ? code : 'unreadable';
}
