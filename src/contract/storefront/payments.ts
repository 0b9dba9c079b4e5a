/**
 * Placing an order and asking whether it is paid (specification 1 §3 and §7, SRV-42 to SRV-52, decision D-07).
 */
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { endpointRoutes } from '../endpoints.ts';
import { formText, nullish, text } from './fields.ts';

export const createdOrderSchema = z.object({
  /** The order's own id, as in its address; the two below are what the provider calls it (decision D-21). */
  id: z.string(),
  paymentSessionId: z.string(),
  cashfreeOrderId: z.string(),
  orderId: z.string(),
  amountInPaise: z.number(),
  currency: z.string(),
  /** UTC, ISO 8601: until when this payment can be made. */
  expiresAt: z.string(),
});
export type CreatedOrder = z.infer<typeof createdOrderSchema>;

export const verifiedPaymentSchema = z.object({
  status: z.enum(['PAID', 'PENDING', 'FAILED', 'EXPIRED']),
  /** The order's code, 0 to 7. */
  orderStatus: z.number(),
  id: z.string(),
  orderId: z.string(),
  cashfreeOrderId: z.string(),
  paymentId: z.nullable(z.string()),
  amountInPaise: z.number(),
  currency: z.string(),
  /** A sentence fit to show, when the payment did not succeed. */
  reason: z.nullable(z.string()),
});
export type VerifiedPayment = z.infer<typeof verifiedPaymentSchema>;

type CreateOrderBody = { userId?: string | null | undefined; UserId?: string | null | undefined };

/** Both spellings are part of the call (PAY-09, PAY-10); an empty body means the customer of the token. */
const normaliseUserId = (body: CreateOrderBody): CreateOrderBody =>
  typeof body === 'object' && body !== null && 'UserId' in body ? { userId: body.UserId, ...body } : body;

export const createOrder = endpoint({
  ...endpointRoutes.createOrder,
  summary: "Turns the customer's cart into an order that can be paid.",
  limit: 'createOrder',
  body: z.pipe(z.transform(normaliseUserId), z.object({ userId: nullish(z.string()) })),
  data: createdOrderSchema,
});

export const verifyPayment = endpoint({
  ...endpointRoutes.verifyPayment,
  summary: 'Asks the payment provider what became of an order; asking again changes nothing.',
  body: z.object({ cashfree_order_id: formText(), cashfree_payment_id: nullish(text()), signature: nullish(text()) }),
  data: verifiedPaymentSchema,
});
