import type { PaymentProvider } from '#server/platform/payment-provider/payment-provider.ts';
import { PAYMENT_TOPICS } from './payment-parts.ts';
import type { RefundSettling } from './refunds/refund-settling.ts';

type Entry = { readonly payload: Readonly<Record<string, string>> };
type Parts = { provider: Pick<PaymentProvider, 'terminateOrder'>; refunds: RefundSettling };

/** What the outbox asks of the provider; each may be asked again. */
export const paymentOutboxHandlers = ({ provider, refunds }: Parts) => ({
  [PAYMENT_TOPICS.terminate]: ({ payload }: Entry) => provider.terminateOrder(payload.providerOrderId ?? ''),
  [PAYMENT_TOPICS.refund]: ({ payload }: Entry) => refunds.settleRefund(payload.refundId ?? ''),
});
