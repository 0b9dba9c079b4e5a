import { type CreatedOrder, createOrder, type PaymentVerdict, verifyPayment } from '#contract/api/payments.ts';
import { signedInUser } from '#server/http/security/bearer.ts';
import { ownUser } from '#server/http/security/own-user.ts';
import { type Bound, bindHandlers } from '../../http/serve.ts';

type PaymentCalls = {
  createOrder(userId: string): Promise<CreatedOrder>;
  verify(userId: string, providerOrderId: string): Promise<PaymentVerdict>;
};

/** The two calls of the checkout; amounts are never the caller's to say (SRV-42). */
export function paymentCalls(payments: PaymentCalls): readonly Bound[] {
  return bindHandlers(
    { createOrder, verifyPayment },
    {
      createOrder: (input) => payments.createOrder(ownUser(input, input.body.userId).id),
      // Payment id and signature are taken and not believed: the provider itself is asked (SRV-49).
      verifyPayment: (input) => payments.verify(signedInUser(input).id, input.body.cashfree_order_id),
    },
  );
}
