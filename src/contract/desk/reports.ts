/**
 * Reports: sums of orders, refunds, payments and deliveries over days in India (YYYY-MM-DD, both included). Money is integer
 * paise. They contain no personal data.
 */
import * as z from 'zod/mini';
import { defineDeskEndpoint } from './desk-endpoint.ts';

export const REPORT_NAMES = ['sales', 'categories', 'products', 'states', 'refunds', 'payments', 'delivery'] as const;
export type ReportName = (typeof REPORT_NAMES)[number];

export const BREAKDOWNS = ['categories', 'products', 'states'] as const;
export type Breakdown = (typeof BREAKDOWNS)[number];

const periodSchema = z.object({ from: z.string(), to: z.string() });

/** Whether the shop has the sample orders of a demo, which count like any other. */
const includesSamples = z.boolean();

const figuresSchema = z.object({
  orders: z.number(),
  amountPaise: z.number(),
  averagePaise: z.number(),
  refundedPaise: z.number(),
  netPaise: z.number(),
});

export const getSalesReport = defineDeskEndpoint({
  method: 'POST',
  path: '/api/desk/reports/sales',
  summary: 'Returns the sales of each day, with totals and those of the equally long period before.',
  access: 'reports.view',
  isWrite: false,
  body: periodSchema,
  data: z.object({
    totals: figuresSchema,
    previous: figuresSchema,
    days: z.array(
      z.object({ day: z.string(), orders: z.number(), amountPaise: z.number(), refundedPaise: z.number() }),
    ),
    includesSamples,
  }),
});

const groupSchema = z.object({
  /** Tells groups apart: two products can have the same name. */
  key: z.string(),
  /** Null for lines of which it is not known. */
  name: z.nullable(z.string()),
  /** Null unless the row is a product. */
  category: z.nullable(z.string()),
  pieces: z.number(),
  orders: z.number(),
  amountPaise: z.number(),
});
export type SalesGroupRow = z.infer<typeof groupSchema>;

export const getSalesBreakdown = defineDeskEndpoint({
  method: 'POST',
  path: '/api/desk/reports/breakdown',
  summary: 'Returns sales by category, product or state, largest first; of products 200 and the sum of the others.',
  access: 'reports.view',
  isWrite: false,
  body: z.extend(periodSchema, { by: z.enum(BREAKDOWNS) }),
  data: z.object({
    rows: z.array(groupSchema),
    rest: z.nullable(z.object({ count: z.number(), pieces: z.number(), amountPaise: z.number() })),
    /** Rounding of orders to whole rupees; zero by state, where the rows contain it. Rows, rest and this add up to the total. */
    roundOffPaise: z.number(),
    totals: z.object({ pieces: z.number(), orders: z.number(), amountPaise: z.number() }),
    includesSamples,
  }),
});

const refundSumSchema = z.object({ refunds: z.number(), amountPaise: z.number() });

export const getRefundsReport = defineDeskEndpoint({
  method: 'POST',
  path: '/api/desk/reports/refunds',
  summary: 'Returns refunds by the day they were made, with totals and the newest 200.',
  access: 'reports.view',
  isWrite: false,
  body: periodSchema,
  data: z.object({
    /** Refunds of sales that the provider has confirmed. */
    confirmed: refundSumSchema,
    /** Refunds of sales that wait for the provider. */
    pending: refundSumSchema,
    failed: refundSumSchema,
    /** Money that was never a sale: paid twice, or after the order was cancelled. Without failed refunds. */
    surplus: refundSumSchema,
    /** Refunds of sales, without failed ones. */
    days: z.array(z.object({ day: z.string(), refunds: z.number(), amountPaise: z.number() })),
    newest: z.array(
      z.object({
        refundId: z.string(),
        orderId: z.string(),
        orderNumber: z.string(),
        day: z.string(),
        amountPaise: z.number(),
        state: z.enum(['requested', 'pending', 'success', 'failed']),
        reason: z.string(),
        isSurplus: z.boolean(),
      }),
    ),
    isComplete: z.boolean(),
    includesSamples,
  }),
});
export type RefundRow = z.infer<typeof getRefundsReport.data>['newest'][number];

const attemptCounts = { attempts: z.number(), paid: z.number(), failed: z.number(), abandoned: z.number() };

export const getPaymentsReport = defineDeskEndpoint({
  method: 'POST',
  path: '/api/desk/reports/payments',
  summary: 'Returns what became of attempts to pay, and why payments failed.',
  access: 'reports.view',
  isWrite: false,
  body: periodSchema,
  data: z.object({
    /** `open` can still be paid, or wait for the provider. */
    totals: z.object({ ...attemptCounts, open: z.number() }),
    days: z.array(z.object({ day: z.string(), ...attemptCounts, open: z.number() })),
    /** Counts failed payments, not attempts: one attempt can have several. */
    reasons: z.array(z.object({ reason: z.string(), payments: z.number() })),
    includesSamples,
  }),
});

export const getDeliveryReport = defineDeskEndpoint({
  method: 'POST',
  path: '/api/desk/reports/delivery',
  summary: 'Compares promised and actual days of orders promised for these days; lists the 200 latest orders.',
  access: 'reports.view',
  isWrite: false,
  body: periodSchema,
  data: z.object({
    groups: z.array(
      z.object({ group: z.enum(['early', 'onTime', 'lateFew', 'lateWeek', 'lateMore', 'due']), orders: z.number() }),
    ),
    late: z.array(
      z.object({
        orderId: z.string(),
        orderNumber: z.string(),
        status: z.number(),
        promisedOn: z.string(),
        shippedOn: z.nullable(z.string()),
        deliveredOn: z.nullable(z.string()),
        daysLate: z.number(),
      }),
    ),
    includesSamples,
  }),
});
export type LateOrder = z.infer<typeof getDeliveryReport.data>['late'][number];

export const exportReport = defineDeskEndpoint({
  method: 'POST',
  path: '/api/desk/reports/export',
  summary: 'Returns a report as CSV text.',
  access: 'reports.view',
  isWrite: false,
  body: z.extend(periodSchema, { report: z.enum(REPORT_NAMES) }),
  data: z.object({ csv: z.string(), count: z.number(), isComplete: z.boolean() }),
});
