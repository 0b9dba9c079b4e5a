/** An order in the back office: in a list, alone, and after a conflict. Money is integer paise, except in `items`, which are the storefront's. */
import * as z from 'zod/mini';
import { orderItemSchema } from '#contract/storefront/orders.ts';

/** The reasons why an order needs attention. */
export const ATTENTION_REASONS = ['alert', 'email', 'overdue'] as const;
export type AttentionReason = (typeof ATTENTION_REASONS)[number];

export const deskOrderRowSchema = z.object({
  id: z.string(),
  orderNumber: z.string(),
  status: z.number(),
  version: z.int32(),
  createdAt: z.string(),
  paidAt: z.nullable(z.string()),
  /** Null unless the order is paid and not yet delivered. */
  promisedOn: z.nullable(z.string()),
  amountPaise: z.number(),
  customerName: z.string(),
  city: z.string(),
  state: z.string(),
  pieceCount: z.number(),
  /** Titles of the first lines, type first. */
  summary: z.string(),
  attention: z.array(z.enum(ATTENTION_REASONS)),
  isSample: z.boolean(),
});
export type DeskOrderRow = z.infer<typeof deskOrderRowSchema>;

const shipmentSchema = z.object({
  /** The courier's name, or null for our own delivery. */
  courier: z.nullable(z.string()),
  trackingNumber: z.nullable(z.string()),
  trackingUrl: z.nullable(z.string()),
  shippedAt: z.string(),
});

/** One event of an order. */
const timelineEntrySchema = z.object({
  at: z.string(),
  kind: z.enum(['status', 'payment', 'refund', 'email', 'note', 'alert']),
  title: z.string(),
  detail: z.nullable(z.string()),
  /** The actor: a name, 'Customer', 'Payment provider' or 'Shop'. */
  by: z.string(),
});

export const deskOrderSchema = z.extend(deskOrderRowSchema, {
  cancelReason: z.nullable(z.string()),
  roundOffPaise: z.number(),
  refundedPaise: z.number(),
  /** The amount that a full refund or a cancellation would pay back now. */
  refundablePaise: z.number(),
  customerId: z.string(),
  /** Null without `customers.view`. */
  customerEmail: z.nullable(z.string()),
  /** Null without `customers.view` or `orders.move`. */
  customerPhone: z.nullable(z.string()),
  addressLine1: z.string(),
  addressLine2: z.string(),
  postalCode: z.string(),
  country: z.string(),
  items: z.array(orderItemSchema),
  shipment: z.nullable(shipmentSchema),
  /** Statuses that staff may set now. */
  moves: z.array(z.number()),
  /** The status that an undo would restore; null if none is possible. */
  undoTo: z.nullable(z.number()),
  payments: z.array(
    z.object({
      providerOrderId: z.string(),
      attemptNumber: z.number(),
      state: z.string(),
      createdAt: z.string(),
      payments: z.array(
        z.object({
          paymentId: z.string(),
          state: z.string(),
          amountPaise: z.number(),
          message: z.nullable(z.string()),
          at: z.string(),
        }),
      ),
    }),
  ),
  refunds: z.array(
    z.object({
      refundId: z.string(),
      amountPaise: z.number(),
      state: z.string(),
      reason: z.string(),
      note: z.nullable(z.string()),
      createdAt: z.string(),
    }),
  ),
  alerts: z.array(
    z.object({
      alertKey: z.string(),
      kind: z.string(),
      /** A sentence for staff. */
      message: z.string(),
      createdAt: z.string(),
      resolvedAt: z.nullable(z.string()),
      resolvedBy: z.nullable(z.string()),
      resolution: z.nullable(z.string()),
    }),
  ),
  emails: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      state: z.enum(['queued', 'sent', 'failed']),
      at: z.string(),
      error: z.nullable(z.string()),
    }),
  ),
  timeline: z.array(timelineEntrySchema),
});
export type DeskOrder = z.infer<typeof deskOrderSchema>;

/** Sent as `data` with 409: the current order, and who changed it last. */
export const orderConflictSchema = z.object({
  order: deskOrderSchema,
  /** Null if nobody is known, as for a refund in the provider's dashboard. */
  changedBy: z.nullable(z.string()),
  changedAt: z.string(),
});
export type OrderConflict = z.infer<typeof orderConflictSchema>;
