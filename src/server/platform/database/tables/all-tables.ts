import type { PgTable } from 'drizzle-orm/pg-core';
import {
  customerNotes,
  customerSearchTerms,
  emailLinks,
  logins,
  userDetails,
  users,
} from './account/account-tables.ts';
import { consents, erasures } from './account/privacy-tables.ts';
import { deniedTokens, revocationState, sessionCutoffs, sessions } from './account/session-tables.ts';
import { catalogueState, pictures, productImages, products, productTypes } from './catalogue/catalogue-tables.ts';
import { deskProducts, productHistory } from './catalogue/desk-product-tables.ts';
import { contentDocuments, contentHistory, contentState, subCategoryRedirects } from './content-tables.ts';
import { inquiries, inquiryReplies, inquirySearchTerms } from './inquiry-tables.ts';
import { knownDevices } from './limit-tables.ts';
import { cartLines, carts, wishlistEntries } from './orders/cart-tables.ts';
import {
  openCheckouts,
  orderEvents,
  orderItems,
  orderNotes,
  orderSearchTerms,
  orders,
  shipments,
} from './orders/order-tables.ts';
import {
  paymentAlerts,
  paymentAttempts,
  processedWebhooks,
  providerPayments,
  refunds,
} from './orders/payment-tables.ts';
import { outbox, sentOrderEmails } from './outbox-tables.ts';
import { shopSettings } from './settings-tables.ts';
import {
  auditEntries,
  auditState,
  staff,
  staffInvitations,
  staffRecoveryCodes,
  staffSessions,
} from './staff-tables.ts';

/** All tables that a data export contains. Counts of requests, failed sign-ins and repeated desk requests are not worth moving. */
export const EXPORTED_TABLES: readonly PgTable[] = [
  catalogueState,
  shopSettings,
  contentState,
  contentDocuments,
  contentHistory,
  subCategoryRedirects,
  products,
  productTypes,
  productImages,
  deskProducts,
  productHistory,
  pictures,
  users,
  logins,
  userDetails,
  customerNotes,
  customerSearchTerms,
  knownDevices,
  emailLinks,
  sessions,
  deniedTokens,
  sessionCutoffs,
  revocationState,
  consents,
  erasures,
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
  shipments,
  orderNotes,
  orderSearchTerms,
  processedWebhooks,
  paymentAlerts,
  inquiries,
  inquiryReplies,
  inquirySearchTerms,
  outbox,
  sentOrderEmails,
  staff,
  staffRecoveryCodes,
  staffSessions,
  staffInvitations,
  auditEntries,
  auditState,
];
