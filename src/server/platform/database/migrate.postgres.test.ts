import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createTestPostgres } from '#tests/support/database/test-database.ts';
import { openDatabase } from './engines/open-database.ts';
import { queryRows } from './raw-sql.ts';

it('processes that open an empty server together end with one schema', async () => {
  const { url, drop } = await createTestPostgres();
  const settings = { databaseUrl: url, dataDir: '' };
  const connections = await Promise.all([1, 2, 3].map(() => openDatabase(settings)));
  for (const { db } of connections) expect(await queryRows(db, sql`select 1 from products`)).toEqual([]);
  await Promise.all(connections.map((one) => one.close()));
  await drop();
});
