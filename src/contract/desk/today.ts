/** Today's open tasks, and the sample history of a demo. Money is integer paise. */
import * as z from 'zod/mini';
import { defineDeskEndpoint } from './desk-endpoint.ts';
import { deskOrderRowSchema } from './orders/desk-order.ts';

export const getToday = defineDeskEndpoint({
  method: 'GET',
  path: '/api/desk/today',
  summary: 'Returns what needs a person now, and 30 days of sales.',
  access: 'orders.view',
  data: z.object({
    /** The day in India, YYYY-MM-DD. */
    day: z.string(),
    newOrders: z.number(),
    inProduction: z.number(),
    overdueOrders: z.number(),
    openAlerts: z.number(),
    failedEmails: z.number(),
    openMessages: z.number(),
    /** Open messages whose deadline to reply or resolve has passed. */
    overdueMessages: z.number(),
    /** Messages with a reply whose email failed for good. */
    failedReplies: z.number(),
    /** Figures are null without `reports.view`. */
    receivedTodayPaise: z.nullable(z.number()),
    refundedTodayPaise: z.nullable(z.number()),
    /** The oldest orders that wait for a person. */
    waiting: z.array(deskOrderRowSchema),
    sales: z.nullable(z.array(z.object({ day: z.string(), orders: z.number(), amountPaise: z.number() }))),
    hasSampleHistory: z.boolean(),
  }),
});

export const removeSampleHistory = defineDeskEndpoint({
  method: 'POST',
  path: '/api/desk/sample-history/remove',
  summary: 'Deletes the sample orders, customers and messages of a demo shop.',
  access: 'settings.edit',
  data: z.object({ removedOrders: z.number() }),
});
