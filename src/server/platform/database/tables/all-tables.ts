import type { PgTable } from 'drizzle-orm/pg-core';
import { logins, userDetails, users } from './account-tables.ts';
import { cartLines, carts, wishlistEntries } from './cart-tables.ts';
import { catalogueState, productImages, products, productTypes } from './catalogue-tables.ts';
import { inquiries } from './inquiry-tables.ts';
import { openCheckouts, orderEvents, orderItems, orders } from './order-tables.ts';
import { outbox } from './outbox-tables.ts';
import { paymentAlerts, paymentAttempts, processedWebhooks, providerPayments, refunds } from './payment-tables.ts';
import { knownDevices } from './sign-in-tables.ts';

/** All tables that a data export contains. Counts of requests and failed sign-ins are not worth moving. */
export const EXPORTED_TABLES: readonly PgTable[] = [
  catalogueState,
  products,
  productTypes,
  productImages,
  users,
  logins,
  userDetails,
  knownDevices,
  carts,
  cartLines,
  wishlistEntries,
  orders,
  orderItems,
  openCheckouts,
  paymentAttempts,
  providerPayments,
  refunds,
  orderEvents,
  processedWebhooks,
  paymentAlerts,
  inquiries,
  outbox,
];
