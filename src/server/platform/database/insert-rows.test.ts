import { asc } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { insertRows } from './insert-rows.ts';
import { pictures } from './tables/catalogue/catalogue-tables.ts';

it('inserts any number of rows with a few statements, and replaces them', async () => {
  let statementCount = 0;
  const { db, close } = await createTestDatabase((text) => {
    if (text.startsWith('insert')) statementCount += 1;
  });
  const measures = { width: 1, height: 2, dominantColor: 'it\'s "quoted"', widths: '', uploadedBy: 'Asha' };
  const at = new Date('2026-03-01T10:00:00.000Z');
  const rows = Array.from({ length: 1001 }, (_, index) => ({
    ...measures,
    url: String(index).padStart(4, '0'),
    uploadedAt: at,
    unusedSince: index % 2 ? at : null,
  }));
  await insertRows(db, pictures, rows);
  expect(statementCount).toBe(3);
  expect(await db.select().from(pictures).orderBy(asc(pictures.url))).toEqual(rows);
  const [first] = rows;
  await insertRows(db, pictures, first ? [{ ...first, width: 9 }] : [], { replaceBy: 'url' });
  expect((await db.select().from(pictures).orderBy(asc(pictures.url)).limit(1))[0]?.width).toBe(9);
  await expect(insertRows(db, pictures, rows)).rejects.toThrow();
  await close();
});
