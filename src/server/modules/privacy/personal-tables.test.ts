import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import {
  deniedTokens,
  revocationState,
  sessionCutoffs,
} from '#server/platform/database/tables/account/session-tables.ts';
import {
  catalogueState,
  pictures,
  productImages,
  products,
  productTypes,
} from '#server/platform/database/tables/catalogue/catalogue-tables.ts';
import { deskProducts, productHistory } from '#server/platform/database/tables/catalogue/desk-product-tables.ts';
import {
  contentDocuments,
  contentHistory,
  contentState,
  subCategoryRedirects,
} from '#server/platform/database/tables/content-tables.ts';
import { previousRateLimits, rateLimitPoints } from '#server/platform/database/tables/limit-tables.ts';
import { processedWebhooks } from '#server/platform/database/tables/orders/payment-tables.ts';
import { outbox } from '#server/platform/database/tables/outbox-tables.ts';
import { shopSettings } from '#server/platform/database/tables/settings-tables.ts';
import {
  auditEntries,
  auditState,
  idempotentRequests,
  staff,
  staffInvitations,
  staffRecoveryCodes,
  staffSessions,
} from '#server/platform/database/tables/staff-tables.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { PERSONAL_TABLES } from './personal-tables.ts';

/** Tables without data about a person, besides random ids that lead nowhere once the account is gone. */
const IMPERSONAL_TABLES: readonly PgTable[] = [
  catalogueState,
  products,
  productTypes,
  productImages,
  // The catalogue, and the staff who changed it.
  deskProducts,
  productHistory,
  pictures,
  // Public facts of the business, and who of the staff changed them.
  shopSettings,
  // Public texts and pictures, and who of the staff changed them.
  contentState,
  contentDocuments,
  contentHistory,
  subCategoryRedirects,
  // Ids of other rows and error codes.
  outbox,
  // Ids of events and of the provider's orders.
  processedWebhooks,
  // Ids of ended tokens, and user ids with a time: they keep the tokens of erased accounts invalid.
  deniedTokens,
  sessionCutoffs,
  revocationState,
  // Network addresses and user ids, for minutes.
  rateLimitPoints,
  previousRateLimits,
];

/** About the people behind the shop, not its customers. Responses to writes of the desk are kept for a day. */
const STAFF_TABLES: readonly PgTable[] = [
  staff,
  staffRecoveryCodes,
  staffSessions,
  staffInvitations,
  auditEntries,
  auditState,
  idempotentRequests,
];

/** Names of columns that say who a person is, or whose row it is. */
const PERSONAL_COLUMN =
  /(^|_)(user_id|customer_\w+|email|email_lower|email_hash|name|first_name|last_name|phone|address\w*|city|postal_code|note)$/;
/** Random ids only, or no person's name. */
const EXCEPTIONS = [
  'session_cutoffs.user_id',
  'product_images.color_name',
  // Notes about changed policies, for customers.
  'content_documents.published_note',
  'content_history.note',
];

describe('the list of personal data', () => {
  it('has every table of the database, and no table with personal columns outside it', async () => {
    const connection = await createTestDatabase();
    const columns = await connection.db.execute<{ table_name: string; column_name: string }>(
      sql`select table_name, column_name from information_schema.columns where table_schema = 'public'`,
    );
    await connection.close();
    // Replies and notes share a table.
    const personal = [...new Set(PERSONAL_TABLES.map(({ table }) => getTableName(table)))];
    const impersonal = IMPERSONAL_TABLES.map(getTableName);
    const tables = [...new Set(columns.map(({ table_name }) => table_name))].filter((name) => !/migration/.test(name));
    const ofStaff = STAFF_TABLES.map(getTableName);
    expect([...personal, ...impersonal, ...ofStaff].sort()).toEqual(tables.sort());
    const unexpected = columns
      .filter(({ table_name, column_name }) => impersonal.includes(table_name) && PERSONAL_COLUMN.test(column_name))
      .map(({ table_name, column_name }) => `${table_name}.${column_name}`);
    expect(unexpected.filter((column) => !EXCEPTIONS.includes(column))).toEqual([]);
  });

  it('hides secrets and hashes from the copy', () => {
    const shown = PERSONAL_TABLES.flatMap(({ table, columns }) =>
      Object.entries(columns)
        .filter(([, rule]) => rule !== 'hidden')
        .map(([column]) => `${getTableName(table)}.${column}`),
    );
    expect(shown.filter((column) => /hash|secret|token|session_?id|fingerprint|note/i.test(column))).toEqual([]);
  });
});
