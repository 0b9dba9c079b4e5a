import type { PaymentProvider } from '#server/platform/payment-provider/payment-provider.ts';
import { PAYMENT_TOPICS } from './payment-dependencies.ts';
import type { RefundSettlement } from './refunds/refund-settlement.ts';

type Entry = { readonly payload: Readonly<Record<string, string>> };
type PaymentOutboxDeps = { provider: Pick<PaymentProvider, 'terminateOrder'>; refunds: RefundSettlement };

/** Outbox handlers for requests to the provider; all are idempotent. */
export const createPaymentOutboxHandlers = ({ provider, refunds }: PaymentOutboxDeps) => ({
  [PAYMENT_TOPICS.terminate]: ({ payload }: Entry) => provider.terminateOrder(payload.providerOrderId ?? ''),
  [PAYMENT_TOPICS.refund]: ({ payload }: Entry) => refunds.settleRefund(payload.refundId ?? ''),
});
