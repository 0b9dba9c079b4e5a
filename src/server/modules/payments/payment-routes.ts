import { type CreatedOrder, createOrder, type VerifiedPayment, verifyPayment } from '#contract/storefront/payments.ts';
import { type BoundEndpoint, bindHandlers } from '#server/http/endpoint-routes.ts';
import type { RateLimiter } from '#server/http/limits/rate-limiter.ts';
import { requireUser } from '#server/http/security/bearer-token.ts';
import { requireOwnUser } from '#server/http/security/require-own-user.ts';

type PaymentHandlers = {
  createOrder(userId: string): Promise<CreatedOrder>;
  verify(userId: string, providerOrderId: string): Promise<VerifiedPayment>;
};

/** Creates the checkout endpoints. The client never sends an amount. */
export function createPaymentRoutes(payments: PaymentHandlers, limits: RateLimiter): readonly BoundEndpoint[] {
  return bindHandlers(
    { createOrder, verifyPayment },
    {
      async createOrder(input) {
        const { id } = requireOwnUser(input, input.body.userId);
        await limits.count('createOrder', id);
        return payments.createOrder(id);
      },
      // Ignores the client's payment id and signature: the server asks the provider instead.
      async verifyPayment(input) {
        const { id } = requireUser(input);
        await limits.count('verifyPayment', id);
        return payments.verify(id, input.body.cashfree_order_id);
      },
    },
  );
}
