import { getTableColumns, getTableName } from 'drizzle-orm';
import type { DataCopy } from '#contract/storefront/privacy.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { runInTransaction } from '#server/platform/database/transaction.ts';
import { findSubject } from './find-subject.ts';
import type { PersonalTable, Subject } from './personal-table.ts';
import { PERSONAL_TABLES } from './personal-tables.ts';

/** Copies everything the shop stores about a customer, from one moment. */
export const createDataCopier =
  ({ db, clock }: { db: Database; clock: Clock }) =>
  (userId: string): Promise<DataCopy> =>
    runInTransaction(
      db,
      async (tx) => {
        const subject = await findSubject(tx, userId);
        const sections = [];
        for (const table of PERSONAL_TABLES) {
          const records = await copyRows(tx, table, subject);
          if (records.length > 0) sections.push({ name: getTableName(table.table), title: table.title, records });
        }
        return { createdAt: clock.now().toISOString(), sections };
      },
      'snapshot',
    );

type CopiedRecord = DataCopy['sections'][number]['records'][number];

async function copyRows(db: Database, { table, isOf, columns }: PersonalTable, subject: Subject) {
  const shown = Object.entries(getTableColumns(table)).filter(([name]) => columns[name] !== 'hidden');
  if (shown.length === 0) return [];
  const rows = await db.select(Object.fromEntries(shown)).from(table).where(isOf(subject));
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, toJson(value, columns[name] === 'json')])),
  );
}

const toJson = (value: unknown, isJsonText: boolean): CopiedRecord[string] => {
  if (value instanceof Date) return value.toISOString();
  return (isJsonText && typeof value === 'string' ? JSON.parse(value) : value) as CopiedRecord[string];
};
