import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  openCheckouts,
  orderEvents,
  orderItems,
  orderNotes,
  orderSearchTerms,
  orders,
  shipments,
} from '#server/platform/database/tables/orders/order-tables.ts';
import {
  paymentAlerts,
  paymentAttempts,
  providerPayments,
  refunds,
} from '#server/platform/database/tables/orders/payment-tables.ts';
import { sentOrderEmails } from '#server/platform/database/tables/outbox-tables.ts';
import { describePersonalTable, type PersonalTable, type Subject } from './personal-table.ts';

const isInOrders =
  (column: PgColumn) =>
  ({ orderIds }: Subject): SQL =>
    inArray(column, [...orderIds]);

/** The tables with data of the customer's orders. */
export const ORDER_DATA: readonly PersonalTable[] = [
  describePersonalTable(openCheckouts, {
    title: 'Order waiting for payment',
    isOf: ({ userId }) => eq(openCheckouts.userId, userId),
    columns: { userId: 'hidden', orderId: 'shown', fingerprint: 'hidden' },
    onErasure: 'deleted',
  }),
  describePersonalTable(orders, {
    title: 'Orders',
    isOf: ({ userId }) => eq(orders.userId, userId),
    columns: {
      id: 'shown',
      orderNumber: 'shown',
      userId: 'hidden',
      status: 'shown',
      cancelReason: 'shown',
      amountPaise: 'shown',
      roundOffPaise: 'shown',
      currency: 'shown',
      customerName: 'shown',
      customerEmail: 'shown',
      customerPhone: 'shown',
      addressLine1: 'shown',
      addressLine2: 'shown',
      city: 'shown',
      state: 'shown',
      postalCode: 'shown',
      country: 'shown',
      createdAt: 'shown',
      paidAt: 'shown',
      paymentId: 'shown',
      promisedOn: 'shown',
      version: 'hidden',
      isSample: 'hidden',
    },
    onErasure: 'kept',
  }),
  describePersonalTable(orderItems, {
    title: 'Items you ordered',
    isOf: isInOrders(orderItems.orderId),
    columns: {
      orderId: 'shown',
      lineNo: 'hidden',
      cartLineId: 'hidden',
      cartLineKey: 'hidden',
      quantity: 'shown',
      unitPricePaise: 'shown',
      lineTotalPaise: 'shown',
      shown: 'json',
      productTypeId: 'hidden',
      productTypeTitle: 'shown',
      // `shown` has these, too.
      productId: 'hidden',
      productTitle: 'hidden',
      category: 'hidden',
    },
    onErasure: 'kept',
  }),
  describePersonalTable(orderEvents, {
    title: 'History of your orders',
    isOf: isInOrders(orderEvents.orderId),
    columns: {
      orderId: 'shown',
      seq: 'hidden',
      fromStatus: 'hidden',
      toStatus: 'shown',
      cause: 'hidden',
      actor: 'hidden',
      note: 'hidden',
      by: 'hidden',
      at: 'shown',
    },
    onErasure: 'kept',
  }),
  describePersonalTable(shipments, {
    title: 'How your orders were sent',
    isOf: isInOrders(shipments.orderId),
    columns: { orderId: 'shown', courier: 'shown', trackingNumber: 'shown', shippedAt: 'shown' },
    onErasure: 'kept',
  }),
  describePersonalTable(sentOrderEmails, {
    title: 'Emails about your orders',
    isOf: isInOrders(sentOrderEmails.orderId),
    columns: { id: 'hidden', orderId: 'shown', topic: 'shown', sentAt: 'shown' },
    onErasure: 'deleted',
  }),
  describePersonalTable(orderNotes, {
    title: 'Notes of our staff',
    isOf: isInOrders(orderNotes.orderId),
    columns: { id: 'hidden', orderId: 'hidden', text: 'hidden', by: 'hidden', at: 'hidden' },
    onErasure: 'deleted',
  }),
  // Copies of the order's fields. Those that name nobody stay, so that staff still find the kept order.
  describePersonalTable(orderSearchTerms, {
    title: 'What our staff find your orders by',
    isOf: (subject) => and(isInOrders(orderSearchTerms.orderId)(subject), eq(orderSearchTerms.isPersonal, true)),
    columns: { orderId: 'hidden', term: 'hidden', isPersonal: 'hidden' },
    onErasure: 'deleted',
  }),
  describePersonalTable(paymentAttempts, {
    title: 'Attempts to pay',
    isOf: isInOrders(paymentAttempts.orderId),
    columns: {
      providerOrderId: 'shown',
      orderId: 'shown',
      attemptNumber: 'hidden',
      state: 'shown',
      paymentSessionId: 'hidden',
      pendingPaymentId: 'shown',
      createdAt: 'shown',
      expiresAt: 'shown',
      nextCheckAt: 'hidden',
      checkCount: 'hidden',
    },
    onErasure: 'kept',
  }),
  describePersonalTable(providerPayments, {
    title: 'Payments',
    isOf: isInOrders(providerPayments.orderId),
    columns: {
      paymentId: 'shown',
      providerOrderId: 'shown',
      orderId: 'shown',
      state: 'shown',
      amountPaise: 'shown',
      message: 'shown',
      lastReportedAt: 'shown',
    },
    onErasure: 'kept',
  }),
  describePersonalTable(refunds, {
    title: 'Refunds',
    isOf: isInOrders(refunds.orderId),
    columns: {
      refundId: 'shown',
      orderId: 'shown',
      providerOrderId: 'shown',
      amountPaise: 'shown',
      state: 'shown',
      providerRefundId: 'shown',
      duplicatePaymentId: 'shown',
      reason: 'shown',
      note: 'hidden',
      createdAt: 'shown',
      nextCheckAt: 'hidden',
      checkCount: 'hidden',
    },
    onErasure: 'kept',
  }),
  describePersonalTable(paymentAlerts, {
    title: 'Questions about your payments',
    isOf: isInOrders(paymentAlerts.orderId),
    columns: {
      alertKey: 'hidden',
      orderId: 'shown',
      kind: 'shown',
      details: 'hidden',
      createdAt: 'shown',
      resolvedAt: 'shown',
      resolvedBy: 'hidden',
      resolution: 'hidden',
    },
    onErasure: 'kept',
  }),
];
