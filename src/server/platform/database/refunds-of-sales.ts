import { and, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { orders } from './tables/orders/order-tables.ts';
import { refunds } from './tables/orders/payment-tables.ts';

/** Refunds of money that was a sale: not of a duplicate payment, and not of one after the order was cancelled. */
export const isRefundOfSale: SQL | undefined = and(isNull(refunds.duplicatePaymentId), isNotNull(orders.paidAt));
