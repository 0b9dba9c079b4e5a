import type { Clock } from '../clock.ts';
import { type CashfreeRequest, type CashfreeResponse, type CashfreeSettings, sendRequest } from './cashfree-http.ts';
import { buildOrderBody, buildRefundBody, type CashfreeCallbackUrls } from './cashfree-requests.ts';
import { readErrorCode, readOrder, readPayments, readRefund } from './cashfree-responses.ts';
import { createCircuitBreaker, noBreaker } from './circuit-breaker.ts';
import {
  type CreateProviderOrderInput,
  isUnavailable,
  type PaymentProvider,
  ProviderError,
  type ProviderOrder,
  type ProviderRefund,
} from './payment-provider.ts';
import { startTimeBudget, type TimeBudget } from './time-budget.ts';

type Settings = CashfreeSettings & CashfreeCallbackUrls & { readonly deadlineMs: number; readonly breaker: boolean };

const orderPath = (providerOrderId: string) => `/orders/${encodeURIComponent(providerOrderId)}`;

/**
 * Cashfree's payment gateway over HTTP. Every call ends within `deadlineMs`: a try, another one under the same key, and
 * for what may have happened without our hearing of it a look at what is there.
 */
export function createCashfreeProvider(settings: Settings, clock: Clock): PaymentProvider {
  const breaker = settings.breaker ? createCircuitBreaker(clock) : noBreaker;
  const tryOnce = (request: CashfreeRequest, timeoutMs: number) =>
    breaker(() => sendRequest(settings, request, timeoutMs));

  /** `undefined`: there is no such thing. */
  async function look<Found>(budget: TimeBudget, path: string, read: (body: unknown) => Found) {
    return budget.withOneRetry(async (timeoutMs) => {
      const answer = await tryOnce({ method: 'GET', path }, timeoutMs);
      return answer.status === 404 ? undefined : read(requireSuccess(answer));
    });
  }

  const findOrder = (providerOrderId: string, budget = startTimeBudget(settings.deadlineMs)) =>
    look(budget, orderPath(providerOrderId), readOrder);

  const findRefund = (providerOrderId: string, refundId: string, budget = startTimeBudget(settings.deadlineMs)) =>
    look(budget, `${orderPath(providerOrderId)}/refunds/${encodeURIComponent(refundId)}`, readRefund);

  return {
    findOrder: (providerOrderId) => findOrder(providerOrderId),
    findRefund: (providerOrderId, refundId) => findRefund(providerOrderId, refundId),

    async createOrder(wish) {
      const budget = startTimeBudget(settings.deadlineMs);
      const body = buildOrderBody(wish, settings);
      const request = {
        method: 'POST',
        path: '/orders',
        body,
        idempotencyKey: `order-${wish.providerOrderId}`,
      } as const;
      const created = budget.withOneRetry(async (timeoutMs) => {
        const answer = await tryOnce(request, timeoutMs);
        return alreadyExists(answer) ? undefined : requireSession(readOrder(requireSuccess(answer)));
      });
      const order = await createOrFetch(created, () => findOrder(wish.providerOrderId, budget));
      if (!matchesRequest(order, wish)) throw new ProviderError('exists', 'another order has that id');
      return requireSession(order);
    },

    async listPayments(providerOrderId) {
      const path = `${orderPath(providerOrderId)}/payments`;
      return (await look(startTimeBudget(settings.deadlineMs), path, readPayments)) ?? [];
    },

    async terminateOrder(providerOrderId) {
      const budget = startTimeBudget(settings.deadlineMs);
      const body = { order_status: 'TERMINATED' };
      const request = { method: 'PATCH', path: orderPath(providerOrderId), body } as const;
      const answer = await budget.withOneRetry((timeoutMs) => tryOnce(request, timeoutMs));
      if (answer.status < 300 || answer.status === 404) return;
      const order = await findOrder(providerOrderId, budget);
      // What can no longer be paid needs no end.
      if (order?.state === 'ACTIVE') requireSuccess(answer);
    },

    async createRefund(wish) {
      const budget = startTimeBudget(settings.deadlineMs);
      const path = `${orderPath(wish.providerOrderId)}/refunds`;
      const request = {
        method: 'POST',
        path,
        body: buildRefundBody(wish),
        idempotencyKey: `refund-${wish.refundId}`,
      } as const;
      const created = budget.withOneRetry(async (timeoutMs) =>
        readRefund(requireSuccess(await tryOnce(request, timeoutMs))),
      );
      // Also after a refusal: the refund may be there already, under whatever name the provider refuses a second one.
      const refund = await createOrFetch(created, () => findRefund(wish.providerOrderId, wish.refundId, budget), 'any');
      if (refund.refundId === wish.refundId && refund.amountPaise === wish.amountPaise) return refund;
      throw new ProviderError('exists', 'another refund has that id');
    },
  };
}

type CreatedResource = ProviderOrder | ProviderRefund;

/** What was made; after a failure, or when there was something already, what is there. */
async function createOrFetch<Kind extends CreatedResource>(
  making: Promise<Kind | undefined>,
  look: () => Promise<Kind | undefined>,
  after: 'unavailable' | 'any' = 'unavailable',
): Promise<Kind> {
  const [made, failure] = await making.then(
    (value) => [value, undefined] as const,
    (error: unknown) => {
      if (after === 'unavailable' && !isUnavailable(error)) throw error;
      return [undefined, error] as const;
    },
  );
  if (made) return made;
  const found = await look().catch((error: unknown) => {
    throw failure ?? error;
  });
  if (found) return found;
  throw failure ?? new ProviderError('unavailable', 'the payment provider contradicts itself');
}

const alreadyExists = ({ status, body }: CashfreeResponse): boolean =>
  status === 409 || /already_exists|^idempotency_error/.test(readErrorCode(body));

/** The body of a success; a refusal is thrown. */
function requireSuccess({ status, body }: CashfreeResponse): unknown {
  if (status >= 200 && status < 300) return body;
  // Keys that are wrong today are right tomorrow: no order is given up because of them.
  if (status === 401 || status === 403) throw new ProviderError('unavailable', 'the payment provider refused our keys');
  throw new ProviderError('refused', `the payment provider refused: ${status} ${readErrorCode(body)}`.trim());
}

const matchesRequest = (order: ProviderOrder, wish: CreateProviderOrderInput): boolean =>
  order.providerOrderId === wish.providerOrderId &&
  order.amountPaise === wish.amountPaise &&
  order.currency === wish.currency;

/** An order that waits for its payment without a way to pay it is a try that failed. */
function requireSession(order: ProviderOrder): ProviderOrder {
  if (order.state !== 'ACTIVE' || order.sessionId !== undefined) return order;
  throw new ProviderError('unavailable', 'the payment provider sent no session');
}
