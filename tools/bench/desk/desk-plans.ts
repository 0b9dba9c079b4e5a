import { createOrderLists } from '#server/modules/orders/desk/order-lists.ts';
import { createToday } from '#server/modules/orders/desk/today.ts';
import { createReportHandlers } from '#server/modules/reports/report-handlers.ts';
import { explainQuery } from '#tests/support/database/query-plan.ts';
import type { RecordingDatabase } from '../baseline/record-statements.ts';
import { ALL_ORDERS, type KnownOrder, LIST_QUERIES } from './desk-queries.ts';
import { createPeopleLists, PEOPLE_QUERIES, readPage } from './people-queries.ts';
import { REPORT_QUERIES } from './report-queries.ts';

/** How the database reads the tables that grow with orders, for one query of the desk. */
export type DeskPlan = {
  query: string;
  indexes: readonly string[];
  fullScans: readonly string[];
  /** Whether a full scan is fine. */
  mayScan?: boolean;
};

const TABLES = [
  'orders|order_search_terms|order_items|order_events|refunds|payment_attempts|provider_payments',
  'users|user_details|customer_search_terms|inquiries|inquiry_replies|inquiry_search_terms|audit_entries',
].join('|');
const LARGE_TABLES = new RegExp(`"(${TABLES})"`);
const FULL_SCAN = new RegExp(`Seq Scan on (${TABLES})\\b`, 'g');
const INDEX_SCAN = /(?:Index (?:Only )?Scan(?: Backward)? using|Bitmap Index Scan on) (\w+)/g;

const clock = { now: () => new Date() };

/** Explains the statements that the desk sends for its lists, counts, reports and Today. */
export async function explainDesk(database: RecordingDatabase, known: readonly KnownOrder[]): Promise<DeskPlan[]> {
  const staff = { role: 'owner' } as const;
  const lists = createOrderLists({ db: database.db, clock });
  const loadToday = createToday({ db: database.db, clock });
  const plans: DeskPlan[] = [
    await explainWork(database, 'Today', loadToday),
    await explainWork(database, 'counts', () => lists.count()),
  ];
  for (const { name, getFilter, isSecondPage, mayScan = false } of LIST_QUERIES) {
    const body = { ...ALL_ORDERS, ...getFilter(known[0] as KnownOrder) };
    const cursor = isSecondPage
      ? (await lists.list({ params: {}, staff, body: { ...body, cursor: null } })).nextCursor
      : null;
    const plan = await explainWork(database, name, () => lists.list({ params: {}, staff, body: { ...body, cursor } }));
    plans.push({ ...plan, mayScan });
  }
  const people = createPeopleLists({ db: database.db, clock });
  for (const { name, run, isSecondPage, mayScan } of PEOPLE_QUERIES) {
    const runPage = (cursor: string | number | null) => run(people, known[0] as KnownOrder, cursor);
    const cursor = isSecondPage ? readPage(await runPage(null)).next : null;
    plans.push({ ...(await explainWork(database, name, () => runPage(cursor))), mayScan });
  }
  const reports = createReportHandlers({ db: database.db, clock });
  // A report reads every order of its period, where a whole table can be as good as an index.
  for (const { name, run } of REPORT_QUERIES)
    plans.push({ ...(await explainWork(database, name, () => run(reports))), mayScan: true });
  return plans;
}

async function explainWork(
  database: RecordingDatabase,
  query: string,
  work: () => Promise<unknown>,
): Promise<DeskPlan> {
  const statements = await database.recordStatements(work);
  const texts: string[] = [];
  for (const { text, values } of statements) {
    if (LARGE_TABLES.test(text)) texts.push(await explainQuery(database.db, { text, params: values }));
  }
  const plan = texts.join('\n');
  return { query, indexes: listMatches(plan, INDEX_SCAN), fullScans: listMatches(plan, FULL_SCAN) };
}

const listMatches = (plan: string, pattern: RegExp): string[] => [
  ...new Set([...plan.matchAll(pattern)].map(([, name = '']) => name)),
];
