/**
 * What a customer asks of the order list: page, page size, status, period and the provider's id (SRV-55 to SRV-58).
 * Blank parameters count as absent; a page size above the largest is cut, anything else that makes no sense is refused.
 */
import { accepted, type Outcome, refused } from '#domain/outcome.ts';
import { isOrderStatus, type OrderStatus } from '../order-status.ts';
import { MAX_ORDERS_PAGE_SIZE, ORDERS_PAGE_SIZE } from './listed-order.ts';
import { type OrderPeriod, parseOrderPeriod } from './order-period.ts';

export const PAGE_MESSAGE = 'Page must be a whole number from 1.';
export const PAGE_SIZE_MESSAGE = 'PageSize must be a whole number from 1.';
export const STATUS_MESSAGE = 'Status must be a number from 0 to 7.';

type OrderQuery = { Page: string; PageSize: string; Status: string; From: string; To: string; CashfreeOrderId: string };

export type OrderSelection = OrderPeriod & {
  page: number;
  pageSize: number;
  status: OrderStatus | undefined;
  providerOrderId: string | undefined;
};

export function parseOrderSelection(asked: OrderQuery): Outcome<OrderSelection> {
  const page = parsePositiveInteger(asked.Page, 1);
  if (page === undefined) return refused(PAGE_MESSAGE);
  const pageSize = parsePositiveInteger(asked.PageSize, ORDERS_PAGE_SIZE);
  if (pageSize === undefined) return refused(PAGE_SIZE_MESSAGE);
  const status = asked.Status.trim() === '' ? undefined : parseStatus(asked.Status.trim());
  if (status === 'unreadable') return refused(STATUS_MESSAGE);
  const period = parseOrderPeriod(asked.From, asked.To);
  if (!period.ok) return period;
  return accepted({
    ...period.value,
    page,
    pageSize: Math.min(pageSize, MAX_ORDERS_PAGE_SIZE),
    status,
    providerOrderId: asked.CashfreeOrderId.trim() || undefined,
  });
}

/** Nine digits keep every product of two such numbers exact. */
function parsePositiveInteger(typed: string, whenBlank: number): number | undefined {
  const text = typed.trim();
  if (text === '') return whenBlank;
  return /^\d{1,9}$/.test(text) && Number(text) >= 1 ? Number(text) : undefined;
}

function parseStatus(text: string): OrderStatus | 'unreadable' {
  const code = Number(text);
  return /^\d$/.test(text) && isOrderStatus(code) ? code : 'unreadable';
}
