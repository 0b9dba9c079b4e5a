import { and, desc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { createMessageRow } from '#tests/support/samples/stored-message.ts';
import type { DatabaseConnection } from './database.ts';
import { inquiries, inquirySearchTerms } from './tables/inquiry-tables.ts';
import { createTermSearch } from './term-search.ts';

const OLD = 200;
const NEWER = 1000;
const TERMS = { table: inquirySearchTerms, ownerId: inquirySearchTerms.inquiryId };

let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await createTestDatabase();
  const { db } = connection;
  const rows = Array.from({ length: OLD + NEWER }, (_, index) =>
    createMessageRow({ name: `Message ${index}`, createdAt: new Date(index * 1000) }),
  );
  const terms = rows.flatMap(({ id }, index) =>
    (index < OLD ? ['oldest', 'older', `number${index}`] : ['newest']).map((term) => ({ inquiryId: id, term })),
  );
  await db.insert(inquiries).values(rows);
  await db.insert(inquirySearchTerms).values(terms);
  await db.execute(sql`vacuum analyze`);
}, 60_000);
afterAll(() => connection.close());

const select = async (prefixes: readonly string[], limits?: { maxIdList: number; maxMaterialised: number }) => {
  const search = createTermSearch(inquiries.id, TERMS, limits);
  const where = await search.buildFilter(connection.db, prefixes);
  return connection.db.select().from(inquiries).where(where).orderBy(desc(inquiries.createdAt)).limit(5);
};
const listNames = async (...input: Parameters<typeof select>) => (await select(...input)).map(({ name }) => name);

const LATEST_OLD = [199, 198, 197, 196, 195].map((number) => `Message ${number}`);

it.each([
  ['listed by id', { maxIdList: 1000, maxMaterialised: 1000 }],
  ['found before the list is read', { maxIdList: 10, maxMaterialised: 1000 }],
  ['checked one after another', { maxIdList: 10, maxMaterialised: 10 }],
])('finds the latest rows with a term for each prefix, if they are %s', async (_, limits) => {
  expect(await listNames(['old'], limits)).toEqual(LATEST_OLD);
  expect(await listNames(['older', 'num'], limits)).toEqual(LATEST_OLD);
  expect(await listNames(['number7', 'old'], limits)).toEqual(
    [79, 78, 77, 76, 75].map((number) => `Message ${number}`),
  );
  expect(await listNames(['old', 'new'], limits)).toEqual([]);
  expect(await listNames([], limits)).toHaveLength(5);
});

it('does not check every newer row when many old ones match', async () => {
  const search = createTermSearch(inquiries.id, TERMS, { maxIdList: 10, maxMaterialised: 1000 });
  const where = await search.buildFilter(connection.db, ['old']);
  const query = connection.db.select().from(inquiries).where(and(where)).orderBy(desc(inquiries.createdAt)).limit(5);
  const plan = await connection.db.execute(sql`explain (analyze, timing off) ${query}`);
  const loops = [...JSON.stringify(plan).matchAll(/loops=(\d+)/g)].map(([, count]) => Number(count));
  expect(loops.length).toBeGreaterThan(2);
  expect(Math.max(...loops)).toBeLessThan(NEWER);
});
