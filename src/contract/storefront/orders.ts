/** A customer's orders. An order is a snapshot: later changes to catalogue, cart or profile do not affect it. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { endpointRoutes } from '../endpoint-routes.ts';
import { lineKindSchema } from './cart.ts';
import { categorySchema } from './catalogue.ts';
import { pathId } from './fields.ts';
import { itemOptionFields } from './item-options.ts';

export const orderItemSchema = z.object({
  id: z.string(),
  /** Additive, as in the cart item. */
  kind: z.optional(lineKindSchema),
  /** Additive. The product may have left the catalogue since. */
  productId: z.string(),
  /** Additive: the type at the time of the order (D-34). Null for a sample, without types and in some old orders. */
  productTypeId: z.nullable(z.string()),
  productTypeTitle: z.nullable(z.string()),
  productTitle: z.string(),
  productImageUrl: z.nullable(z.string()),
  /** Additive: the pixel widths of the image's smaller variants, if there are any. */
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
  /** Additive, as in the cart item. */
  sizeIncludesAllowance: z.nullable(z.boolean()),
  /** Additive, as in the cart item. */
  pricePerSqFt: z.number(),
  colorName: z.optional(z.string()),
  orderComment: z.optional(z.string()),
});
export type OrderItem = z.infer<typeof orderItemSchema>;

/** Additive: one status change of an order. */
const orderEventSchema = z.object({
  status: z.number(),
  /** UTC, ISO 8601 with Z. */
  at: z.string(),
});
export type OrderEvent = z.infer<typeof orderEventSchema>;

/** Additive: how the order left the shop. */
const orderShipmentSchema = z.object({
  /** Null for the shop's own delivery. */
  courier: z.nullable(z.string()),
  trackingNumber: z.nullable(z.string()),
  /** The courier's page about the parcel, if the shop knows it. */
  trackingUrl: z.nullable(z.string()),
  /** UTC, ISO 8601 with Z. */
  shippedAt: z.string(),
});
export type OrderShipment = z.infer<typeof orderShipmentSchema>;

export const orderSchema = z.object({
  id: z.string(),
  /** Additive: the number shown to customers (decision D-21). */
  orderNumber: z.string(),
  /** 0 to 7. */
  status: z.number(),
  /** UTC, ISO 8601 with Z. */
  createdAt: z.string(),
  paidAt: z.nullable(z.string()),
  /** Additive: the provider's order id of the newest payment attempt. */
  cashfreeOrderId: z.string(),
  cashfreePaymentId: z.nullable(z.string()),
  amountInPaise: z.number(),
  /** Additive: `amountInPaise` minus the sum of the lines (decision D-08). */
  roundOffInPaise: z.number(),
  /** Additive: the amount refunded so far. */
  refundedInPaise: z.number(),
  /** Additive: the provider has a payment that it has not confirmed yet (decision D-26). */
  paymentPending: z.boolean(),
  /** Additive: the last day of the delivery promise in India, YYYY-MM-DD (decision D-43). */
  promisedDeliveryDate: z.nullable(z.string()),
  /** Additive: null until the order is shipped, and if nobody recorded it. */
  shipment: z.optional(z.nullable(orderShipmentSchema)),
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
export type PagedOrders = z.infer<typeof ordersPageSchema>;

/** Accepts text or a number and returns trimmed text; the service parses it and reports invalid values. */
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
/** Blank values count as absent. */
export type OrdersQuery = z.infer<typeof ordersQuerySchema>;

export const getMyOrders = defineEndpoint({
  ...endpointRoutes.getMyOrders,
  summary: "Returns a page of the customer's orders, newest first.",
  query: ordersQuerySchema,
  data: ordersPageSchema,
  topLevelKeys: ['items'],
});

export const getMyOrder = defineEndpoint({
  ...endpointRoutes.getMyOrder,
  summary: "Returns one of the customer's orders.",
  params: z.object({ id: pathId() }),
  data: orderSchema,
});
