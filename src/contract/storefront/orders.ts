/**
 * A customer's orders (specification 1 §3 and §7, SRV-54 to SRV-61). An order is a copy made when it was placed:
 * it never changes when the catalogue, the cart or the profile do.
 */
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { endpointRoutes } from '../endpoints.ts';
import { categorySchema } from './catalogue.ts';
import { idInPath } from './fields.ts';
import { itemOptionFields } from './item-options.ts';

export const orderItemSchema = z.object({
  id: z.string(),
  /** Additive: where the item came from. The product may be gone by now. */
  productId: z.string(),
  productTitle: z.string(),
  productImageUrl: z.nullable(z.string()),
  /** Additive: the widths in which the picture's smaller files exist, in pixels; left out when there are none. */
  productImageWidths: z.optional(z.array(z.number())),
  colorHex: z.nullable(z.string()),
  quantity: z.number(),
  unitPrice: z.number(),
  lineTotal: z.number(),
  category: categorySchema,
  subCategory: z.nullable(z.string()),
  widthInInches: z.number(),
  heightInInches: z.number(),
  areaSqFt: z.number(),
  ...itemOptionFields,
  /** Additive, as on the cart line. */
  pricePerSqFt: z.number(),
  colorName: z.optional(z.string()),
  orderComment: z.optional(z.string()),
});
export type OrderItem = z.infer<typeof orderItemSchema>;

/** Additive: what happened to an order, oldest first. */
const orderEventSchema = z.object({
  /** The status it came to. */
  status: z.number(),
  /** UTC, ISO 8601 with Z. */
  at: z.string(),
});
export type OrderEvent = z.infer<typeof orderEventSchema>;

export const orderSchema = z.object({
  id: z.string(),
  /** Additive: the short number that customers see (decision D-21). */
  orderNumber: z.string(),
  /** 0 to 7. */
  status: z.number(),
  /** UTC, ISO 8601 with Z. */
  createdAt: z.string(),
  paidAt: z.nullable(z.string()),
  /** Additive: the id that the provider knows, of the newest attempt. */
  cashfreeOrderId: z.string(),
  cashfreePaymentId: z.nullable(z.string()),
  amountInPaise: z.number(),
  /** Additive: `amountInPaise` less the sum of the lines (decision D-08). */
  roundOffInPaise: z.number(),
  /** Additive: what was paid back so far. */
  refundedInPaise: z.number(),
  /** Additive: a payment is under way at the provider and not confirmed yet (decision D-26). */
  paymentPending: z.boolean(),
  currency: z.string(),
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.string(),
  addressLine1: z.string(),
  addressLine2: z.string(),
  city: z.string(),
  state: z.string(),
  postalCode: z.string(),
  country: z.string(),
  items: z.array(orderItemSchema),
  events: z.array(orderEventSchema),
});
export type Order = z.infer<typeof orderSchema>;

export const ordersPageSchema = z.object({
  items: z.array(orderSchema),
  page: z.number(),
  pageSize: z.number(),
  totalCount: z.number(),
});
export type OrdersPage = z.infer<typeof ordersPageSchema>;

/** Text or number in, trimmed text out; the service reads it, because a wrong value has its own sentence. */
/** @__NO_SIDE_EFFECTS__ */
const queryText = () =>
  z.pipe(
    z.optional(z.union([z.string(), z.number()])),
    z.transform((value) => (value === undefined ? '' : String(value).trim())),
  );

const ordersQuerySchema = z.object({
  Page: queryText(),
  PageSize: queryText(),
  Status: queryText(),
  From: queryText(),
  To: queryText(),
  CashfreeOrderId: queryText(),
});
/** Blank counts as absent (SRV-58). */
export type OrdersQuery = z.infer<typeof ordersQuerySchema>;

export const getMyOrders = endpoint({
  ...endpointRoutes.getMyOrders,
  summary: "The customer's own orders, newest first, a page at a time.",
  query: ordersQuerySchema,
  data: ordersPageSchema,
  repeatedAtTop: ['items'],
});

export const getMyOrder = endpoint({
  ...endpointRoutes.getMyOrder,
  summary: "One of the customer's own orders.",
  params: z.object({ id: idInPath() }),
  data: orderSchema,
});
