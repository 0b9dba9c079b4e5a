/** Orders in the back office: lists, one order, and its actions. Money is integer paise. */
import * as z from 'zod/mini';
import { emptySchema } from '#contract/endpoint.ts';
import { formText, pathId } from '#contract/storefront/fields.ts';
import { defineDeskEndpoint } from '../desk-endpoint.ts';
import { ATTENTION_REASONS, deskOrderRowSchema, deskOrderSchema } from './desk-order.ts';

export const ORDER_TABS = ['new', 'production', 'shipped', 'attention', 'all'] as const;
export type OrderTab = (typeof ORDER_TABS)[number];

const filterSchema = z.object({
  tab: z.enum(ORDER_TABS),
  /** Beginning of an order number, name, email, phone, PIN code, payment id or tracking number. */
  search: formText(),
  /** Only in the tab `all`. */
  status: z.nullable(z.number()),
  /** Only in the tab `attention`; null or absent for every reason. */
  attention: z.optional(z.nullable(z.enum(ATTENTION_REASONS))),
  /** Days in India, YYYY-MM-DD, both included. */
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  sort: z.enum(['newest', 'oldest']),
});
export type OrderFilter = z.infer<typeof filterSchema>;

export const listOrders = defineDeskEndpoint({
  method: 'POST',
  path: '/api/desk/orders/list',
  summary: 'Returns 50 orders of a filtered list, and how to get the next.',
  access: 'orders.view',
  isWrite: false,
  body: z.extend(filterSchema, { cursor: z.nullable(z.string()) }),
  data: z.object({ orders: z.array(deskOrderRowSchema), nextCursor: z.nullable(z.string()) }),
});

export const countOrders = defineDeskEndpoint({
  method: 'GET',
  path: '/api/desk/orders/counts',
  summary: 'Counts the orders that wait in each tab.',
  access: 'orders.view',
  data: z.object({ new: z.number(), production: z.number(), shipped: z.number(), attention: z.number() }),
});

export const exportOrders = defineDeskEndpoint({
  method: 'POST',
  path: '/api/desk/orders/export',
  summary: 'Returns the filtered list as CSV text, at most 10,000 orders.',
  access: 'customers.export',
  isWrite: false,
  body: filterSchema,
  data: z.object({ csv: z.string(), count: z.number(), isComplete: z.boolean() }),
});

const orderParams = z.object({ id: pathId() });

export const getOrder = defineDeskEndpoint({
  method: 'GET',
  path: '/api/desk/orders/:id',
  summary: 'Returns one order with its payments, emails, notes and timeline.',
  access: 'orders.view',
  params: orderParams,
  data: deskOrderSchema,
});

export const moveOrder = defineDeskEndpoint({
  method: 'POST',
  path: '/api/desk/orders/:id/move',
  summary: 'Sets the status to Processing or Delivered. Shipping goes through dispatch.',
  access: 'orders.move',
  params: orderParams,
  body: z.object({ version: z.int32(), to: z.number() }),
  data: deskOrderSchema,
});

export const undoOrderMove = defineDeskEndpoint({
  method: 'POST',
  path: '/api/desk/orders/:id/undo',
  summary: 'Undoes the last move within 24 hours, with a reason.',
  access: 'orders.move',
  params: orderParams,
  body: z.object({ version: z.int32(), reason: formText() }),
  data: deskOrderSchema,
});

/** `amountPaise` is the amount that staff confirmed; the server refuses any other. */
const moneyBackBody = z.object({ version: z.int32(), amountPaise: z.number(), reason: formText() });

export const cancelOrder = defineDeskEndpoint({
  method: 'POST',
  path: '/api/desk/orders/:id/cancel',
  summary: 'Cancels the order and refunds what was paid, which needs refunds.approve too.',
  access: 'orders.cancel',
  params: orderParams,
  body: moneyBackBody,
  data: deskOrderSchema,
});

export const refundOrder = defineDeskEndpoint({
  method: 'POST',
  path: '/api/desk/orders/:id/refund',
  summary: 'Refunds everything that is not refunded yet.',
  access: 'refunds.approve',
  params: orderParams,
  body: moneyBackBody,
  data: deskOrderSchema,
});

export const addOrderNote = defineDeskEndpoint({
  method: 'POST',
  path: '/api/desk/orders/:id/notes',
  summary: 'Adds a note that customers never see.',
  access: 'orders.note',
  params: orderParams,
  body: z.object({ text: formText() }),
  data: deskOrderSchema,
});

export const dispatchOrders = defineDeskEndpoint({
  method: 'POST',
  path: '/api/desk/orders/dispatch',
  summary: 'Ships one order or up to 200, each with its own result.',
  access: 'orders.move',
  body: z.object({
    dispatches: z
      .array(
        z.object({
          orderId: z.string(),
          version: z.int32(),
          /** Empty for our own delivery. */
          courier: formText(),
          trackingNumber: formText(),
        }),
      )
      .check(z.minLength(1), z.maxLength(200)),
  }),
  data: z.object({
    results: z.array(
      z.object({
        orderId: z.string(),
        orderNumber: z.string(),
        isShipped: z.boolean(),
        /** The reason for not shipping; empty if it was shipped. */
        message: z.string(),
      }),
    ),
  }),
});

export const resolveAlert = defineDeskEndpoint({
  method: 'POST',
  path: '/api/desk/alerts/resolve',
  summary: 'Resolves a payment alert with a note of what was done.',
  access: 'refunds.approve',
  body: z.object({ alertKey: z.string(), note: formText() }),
  data: emptySchema,
});

export const resendEmail = defineDeskEndpoint({
  method: 'POST',
  path: '/api/desk/emails/:id/resend',
  summary: 'Sends an email again that failed for good, or that was sent before.',
  access: 'orders.note',
  params: z.object({ id: pathId() }),
  data: emptySchema,
});
