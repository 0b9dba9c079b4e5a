import { type CreatedOrder, createOrder, type VerifiedPayment, verifyPayment } from '#contract/storefront/payments.ts';
import { type BoundEndpoint, bindHandlers } from '#server/http/endpoint-routes.ts';
import { requireUser } from '#server/http/security/bearer-token.ts';
import { requireOwnUser } from '#server/http/security/require-own-user.ts';

type PaymentHandlers = {
  createOrder(userId: string): Promise<CreatedOrder>;
  verify(userId: string, providerOrderId: string): Promise<VerifiedPayment>;
};

/** Creates the checkout endpoints. The client never sends an amount. */
export function createPaymentRoutes(payments: PaymentHandlers): readonly BoundEndpoint[] {
  return bindHandlers(
    { createOrder, verifyPayment },
    {
      createOrder: (input) => payments.createOrder(requireOwnUser(input, input.body.userId).id),
      // Ignores the client's payment id and signature: the server asks the provider instead.
      verifyPayment: (input) => payments.verify(requireUser(input).id, input.body.cashfree_order_id),
    },
  );
}
