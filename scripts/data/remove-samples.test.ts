import { afterAll, beforeAll, expect, it } from 'vitest';
import { listAuditEntries } from '#server/platform/audit/audit-log.ts';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { openMemoryDatabase } from '#server/platform/database/engines/embedded-database.ts';
import { orders } from '#server/platform/database/tables/orders/order-tables.ts';
import { createOrderRow } from '#tests/support/samples/stored-order.ts';
import { removeSamples } from './remove-samples.ts';

let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await openMemoryDatabase();
});
afterAll(() => connection.close());

it('npm run data -- remove-samples removes sample orders, and says who did', async () => {
  const { db } = connection;
  const real = createOrderRow();
  await db.insert(orders).values([real, createOrderRow({ isSample: true }), createOrderRow({ isSample: true })]);
  expect(await removeSamples(db)).toBe('2 sample orders removed, with customers and messages.');
  expect(await db.select({ id: orders.id }).from(orders)).toEqual([{ id: real.id }]);
  expect(await listAuditEntries(db, null)).toMatchObject([{ action: 'sample history removed', staffId: null }]);
  expect(await removeSamples(db)).toBe('The database contains no sample history.');
});
