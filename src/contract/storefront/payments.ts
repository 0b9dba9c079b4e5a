/** Creating an order for payment and verifying the payment (decision D-07). */
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { endpointRoutes } from '../endpoint-routes.ts';
import { formText, nullish, text } from './fields.ts';

export const createdOrderSchema = z.object({
  /** The shop's order id; the two below are the provider's (decision D-21). */
  id: z.string(),
  paymentSessionId: z.string(),
  cashfreeOrderId: z.string(),
  orderId: z.string(),
  amountInPaise: z.number(),
  currency: z.string(),
  /** UTC, ISO 8601. */
  expiresAt: z.string(),
});
export type CreatedOrder = z.infer<typeof createdOrderSchema>;

export const verifiedPaymentSchema = z.object({
  status: z.enum(['PAID', 'PENDING', 'FAILED', 'EXPIRED']),
  /** 0 to 7. */
  orderStatus: z.number(),
  id: z.string(),
  orderId: z.string(),
  cashfreeOrderId: z.string(),
  paymentId: z.nullable(z.string()),
  amountInPaise: z.number(),
  currency: z.string(),
  /** Shown to the customer when the payment did not succeed. */
  reason: z.nullable(z.string()),
  /** Additive, as in the order. */
  promisedDeliveryDate: z.nullable(z.string()),
});
export type VerifiedPayment = z.infer<typeof verifiedPaymentSchema>;

type CreateOrderBody = { userId?: string | null | undefined; UserId?: string | null | undefined };

/** Accepts `userId` and `UserId`; without either, the token decides. */
const normaliseUserId = (body: CreateOrderBody): CreateOrderBody =>
  typeof body === 'object' && body !== null && 'UserId' in body ? { userId: body.UserId, ...body } : body;

export const createOrder = defineEndpoint({
  ...endpointRoutes.createOrder,
  summary: "Creates a payable order from the customer's cart.",
  rateLimit: 'createOrder',
  body: z.pipe(z.transform(normaliseUserId), z.object({ userId: nullish(z.string()) })),
  data: createdOrderSchema,
});

export const verifyPayment = defineEndpoint({
  ...endpointRoutes.verifyPayment,
  summary: 'Checks a payment with the provider; safe to repeat.',
  body: z.object({ cashfree_order_id: formText(), cashfree_payment_id: nullish(text()), signature: nullish(text()) }),
  data: verifiedPaymentSchema,
});
