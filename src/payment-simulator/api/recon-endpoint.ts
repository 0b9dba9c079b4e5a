import { isJsonObject, type JsonObject, parseJsonBody } from '../http/request.ts';
import { createJsonResponse } from '../http/response.ts';
import type { Route } from '../http/router.ts';
import type { Provider } from '../provider.ts';
import { createFieldError } from './order-request.ts';

const MAX_PAGE_SIZE = 1000;
const DEFAULT_PAGE_SIZE = 10;

type ReconEvent = { readonly type: string; readonly id: string; readonly orderId: string; readonly time: string } & {
  readonly status: string;
  readonly amountPaise: number;
};

/** Creates the endpoint that lists everything that moved money in a period, oldest first. */
export function createReconEndpoint({ store }: Provider): Route {
  const listEvents = (): ReconEvent[] => [
    ...store.list('payment').map((payment) => ({
      type: 'PAYMENT',
      id: payment.paymentId,
      time: payment.completedAt ?? payment.startedAt,
      ...payment,
    })),
    ...store.list('refund').map((refund) => ({
      ...refund,
      type: 'REFUND',
      id: refund.cfRefundId,
      time: refund.processedAt ?? refund.createdAt,
    })),
    ...store
      .list('dispute')
      .map((dispute) => ({ type: 'CHARGEBACK', id: dispute.disputeId, time: dispute.updatedAt, ...dispute })),
  ];

  function listPage(body: JsonObject) {
    const { filters, pagination } = body;
    const [from, to] = [parseDate(filters, 'start_date'), parseDate(filters, 'end_date')];
    const limit = parsePageSize(pagination);
    const events = listEvents()
      .filter(({ time }) => from <= Date.parse(time) && Date.parse(time) <= to)
      .sort((a, b) => Date.parse(a.time) - Date.parse(b.time));
    const start = parseCursor(pagination);
    const end = start + limit;
    return createJsonResponse(200, {
      cursor: end < events.length ? String(end) : null,
      limit,
      data: events.slice(start, end).map(toReconEntity),
    });
  }

  return { method: 'POST', pattern: '/pg/recon', handle: (request) => listPage(parseJsonBody(request)) };
}

const readField = (value: unknown, field: string): unknown => (isJsonObject(value) ? value[field] : undefined);

function parseDate(filters: unknown, field: string): number {
  const time = Date.parse(String(readField(filters, field)));
  if (Number.isNaN(time)) throw createFieldError(`filters.${field}`, 'must be a date');
  return time;
}

function parsePageSize(pagination: unknown): number {
  const limit = readField(pagination, 'limit') ?? DEFAULT_PAGE_SIZE;
  if (typeof limit === 'number' && limit >= 1 && limit <= MAX_PAGE_SIZE) return limit;
  throw createFieldError('pagination.limit', `must be a number from 1 to ${MAX_PAGE_SIZE}`);
}

const parseCursor = (pagination: unknown): number => Number(readField(pagination, 'cursor') ?? 0) || 0;

const toReconEntity = ({ type, id, orderId, time, status, amountPaise }: ReconEvent) => ({
  event_details: {
    entity: 'recon',
    event_id: id,
    event_type: type,
    event_amount: amountPaise / 100,
    event_currency: 'INR',
    event_status: status,
    event_time: time,
    sale_type: type === 'PAYMENT' ? 'CREDIT' : 'DEBIT',
  },
  order_details: { order_id: orderId, order_currency: 'INR' },
});
