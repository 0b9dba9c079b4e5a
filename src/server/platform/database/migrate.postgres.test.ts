import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createTestPostgres } from '#tests/support/database/test-database.ts';
import { openMigratedDatabase } from './open-migrated-database.ts';

it('applies the schema once when several processes open an empty server', async () => {
  const { url, drop } = await createTestPostgres();
  const settings = { databaseUrl: url, dataDir: '' };
  const connections = await Promise.all([1, 2, 3].map(() => openMigratedDatabase(settings)));
  for (const { db } of connections) expect(await db.execute(sql`select 1 from products`)).toEqual([]);
  await Promise.all(connections.map((connection) => connection.close()));
  await drop();
});
