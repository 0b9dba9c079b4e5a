import { type CashfreeRequest, type CashfreeResponse, type CashfreeSettings, sendRequest } from './cashfree-http.ts';
import { buildOrderBody, buildRefundBody, type CashfreeCallbackUrls } from './cashfree-requests.ts';
import {
  readDisputes,
  readErrorCode,
  readOrder,
  readPayments,
  readRefund,
  readRefunds,
  readReversedOrders,
} from './cashfree-responses.ts';
import { createCircuitBreaker, runWithoutBreaker } from './circuit-breaker.ts';
import {
  type CreateProviderOrderInput,
  isUnavailable,
  KeysRefusedError,
  type PaymentProvider,
  ProviderError,
  type ProviderOrder,
  type ProviderRefund,
} from './payment-provider.ts';
import { startTimeBudget, type TimeBudget } from './time-budget.ts';

type ProviderSettings = CashfreeSettings &
  CashfreeCallbackUrls & { readonly deadlineMs: number; readonly isBreakerEnabled: boolean };

const buildOrderPath = (providerOrderId: string) => `/orders/${encodeURIComponent(providerOrderId)}`;

/** Creation is retried in the first half of the deadline; the second half is for the lookup. */
const CREATION_SHARE = 0.5;
const EVENTS_PER_PAGE = 1000;

/**
 * Creates a client of Cashfree's payment gateway. Every operation ends within `deadlineMs`: one attempt, retries under the same
 * idempotency key, and after an unknown outcome a lookup of the existing resource.
 */
export function createCashfreeProvider(settings: ProviderSettings): PaymentProvider {
  const runThroughBreaker = settings.isBreakerEnabled ? createCircuitBreaker() : runWithoutBreaker;
  const attemptRequest = (request: CashfreeRequest, timeoutMs: number) =>
    runThroughBreaker(() => sendRequest(settings, request, timeoutMs));

  /** Returns `undefined` when the provider responds with 404. */
  async function fetchResource<Resource>(budget: TimeBudget, path: string, read: (body: unknown) => Resource) {
    return budget.runWithRetries(async (timeoutMs) => {
      const response = await attemptRequest({ method: 'GET', path }, timeoutMs);
      return response.status === 404 ? undefined : read(requireSuccess(response));
    });
  }

  const findOrder = (providerOrderId: string, budget = startTimeBudget(settings.deadlineMs)) =>
    fetchResource(budget, buildOrderPath(providerOrderId), readOrder);

  const findRefund = (providerOrderId: string, refundId: string, budget = startTimeBudget(settings.deadlineMs)) =>
    fetchResource(budget, `${buildOrderPath(providerOrderId)}/refunds/${encodeURIComponent(refundId)}`, readRefund);

  async function fetchList<Item>(path: string, read: (body: unknown) => readonly Item[]): Promise<readonly Item[]> {
    return (await fetchResource(startTimeBudget(settings.deadlineMs), path, read)) ?? [];
  }

  const fetchEvents = (body: object) =>
    startTimeBudget(settings.deadlineMs).runWithRetries(async (timeoutMs) =>
      readReversedOrders(requireSuccess(await attemptRequest({ method: 'POST', path: '/recon', body }, timeoutMs))),
    );

  return {
    findOrder: (providerOrderId) => findOrder(providerOrderId),
    findRefund: (providerOrderId, refundId) => findRefund(providerOrderId, refundId),

    async createOrder(input) {
      const budget = startTimeBudget(settings.deadlineMs);
      const body = buildOrderBody(input, settings);
      const request = {
        method: 'POST',
        path: '/orders',
        body,
        idempotencyKey: `order-${input.providerOrderId}`,
      } as const;
      const creating = budget.runWithRetries(async (timeoutMs) => {
        const response = await attemptRequest(request, timeoutMs);
        return isAlreadyExistsError(response) ? undefined : requireSession(readOrder(requireSuccess(response)));
      }, CREATION_SHARE);
      const order = await createOrFetch(creating, () => findOrder(input.providerOrderId, budget));
      if (!matchesRequest(order, input)) throw new ProviderError('exists', 'another order has that id');
      return requireSession(order);
    },

    listPayments: (providerOrderId) => fetchList(`${buildOrderPath(providerOrderId)}/payments`, readPayments),

    listRefunds: (providerOrderId) => fetchList(`${buildOrderPath(providerOrderId)}/refunds`, readRefunds),
    listDisputes: (providerOrderId) => fetchList(`${buildOrderPath(providerOrderId)}/disputes`, readDisputes),

    async listReversedOrders({ from, to }) {
      const filters = { start_date: from.toISOString(), end_date: to.toISOString() };
      const orderIds = new Set<string>();
      let cursor: string | undefined;
      do {
        const body = { filters, pagination: { limit: EVENTS_PER_PAGE, ...(cursor !== undefined && { cursor }) } };
        const page = await fetchEvents(body);
        for (const id of page.orderIds) orderIds.add(id);
        cursor = page.cursor;
      } while (cursor !== undefined);
      return [...orderIds];
    },

    async terminateOrder(providerOrderId) {
      const budget = startTimeBudget(settings.deadlineMs);
      const body = { order_status: 'TERMINATED' };
      const request = { method: 'PATCH', path: buildOrderPath(providerOrderId), body } as const;
      const response = await budget.runWithRetries((timeoutMs) => attemptRequest(request, timeoutMs));
      if (response.status < 300 || response.status === 404) return;
      const order = await findOrder(providerOrderId, budget);
      // An order that can no longer be paid needs no termination.
      if (order?.state === 'ACTIVE') requireSuccess(response);
    },

    async createRefund(input) {
      const budget = startTimeBudget(settings.deadlineMs);
      const path = `${buildOrderPath(input.providerOrderId)}/refunds`;
      const request = {
        method: 'POST',
        path,
        body: buildRefundBody(input),
        idempotencyKey: `refund-${input.refundId}`,
      } as const;
      const creating = budget.runWithRetries(
        async (timeoutMs) => readRefund(requireSuccess(await attemptRequest(request, timeoutMs))),
        CREATION_SHARE,
      );
      // Fetch it after a rejection too, which may mean that the refund already exists.
      const refund = await createOrFetch(
        creating,
        () => findRefund(input.providerOrderId, input.refundId, budget),
        'any',
      );
      if (refund.refundId === input.refundId && refund.amountPaise === input.amountPaise) return refund;
      throw new ProviderError('exists', 'another refund has that id');
    },
  };
}

type CreatedResource = ProviderOrder | ProviderRefund;

/** Returns the created resource, or the existing one if creation failed with an error of the kind `fetchAfter`. */
async function createOrFetch<Kind extends CreatedResource>(
  creating: Promise<Kind | undefined>,
  fetchExisting: () => Promise<Kind | undefined>,
  fetchAfter: 'unavailable' | 'any' = 'unavailable',
): Promise<Kind> {
  const [created, failure] = await creating.then(
    (value) => [value, undefined] as const,
    (error: unknown) => {
      if (fetchAfter === 'unavailable' && !isUnavailable(error)) throw error;
      return [undefined, error] as const;
    },
  );
  if (created) return created;
  const existing = await fetchExisting().catch((error: unknown) => {
    // A rejection is final only if the resource does not exist.
    throw isUnavailable(failure) ? failure : error;
  });
  if (existing) return existing;
  throw (
    failure ??
    new ProviderError('unavailable', 'the payment provider reports an existing resource that cannot be found')
  );
}

const isAlreadyExistsError = ({ status, body }: CashfreeResponse): boolean =>
  status === 409 || /already_exists|^idempotency_error/.test(readErrorCode(body));

/** Returns the body of a successful response and throws otherwise. */
function requireSuccess({ status, body }: CashfreeResponse): unknown {
  if (status >= 200 && status < 300) return body;
  if (status === 401 || status === 403) throw new KeysRefusedError();
  throw new ProviderError('refused', `the payment provider refused: ${status} ${readErrorCode(body)}`.trim());
}

const matchesRequest = (order: ProviderOrder, input: CreateProviderOrderInput): boolean =>
  order.providerOrderId === input.providerOrderId &&
  order.amountPaise === input.amountPaise &&
  order.currency === input.currency;

/** Rejects an active order without a session, because it cannot be paid. */
function requireSession(order: ProviderOrder): ProviderOrder {
  if (order.state !== 'ACTIVE' || order.paymentSessionId !== undefined) return order;
  throw new ProviderError('unavailable', 'the payment provider sent no session');
}
