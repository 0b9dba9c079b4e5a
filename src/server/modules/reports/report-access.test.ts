import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deskEndpoints } from '#contract/desk/desk-endpoints.ts';
import {
  exportReport,
  getSalesBreakdown,
  getSalesReport,
  REPORT_NAMES,
  type ReportName,
} from '#contract/desk/reports.ts';
import { toPaise } from '#domain/money/paise.ts';
import { ROLES, type Role } from '#domain/staff/permissions.ts';
import { createOrderItem, storeOrder } from '#tests/support/samples/stored-order.ts';
import { createTestDesk, type TestDesk } from '#tests/support/staff/test-desk.ts';
import { createReportHandlers } from './report-handlers.ts';

const JANUARY = { from: '2026-01-01', to: '2026-01-31' };
let desk: TestDesk;
const cookies = new Map<Role, string>();
beforeAll(async () => {
  desk = await createTestDesk();
  for (const role of ROLES) cookies.set(role, await desk.getCookie((await desk.addStaff(role)).email));
  const items = [createOrderItem({ productTitle: '=HYPERLINK("x")', lineTotal: 1080.35 })];
  const amounts = { amountPaise: toPaise(108_000), roundOffPaise: toPaise(-35) };
  await storeOrder(desk.db, { ...amounts, items, promisedOn: '2026-01-10', isSample: true });
}, 60_000);
afterAll(() => desk.close());

const post = (role: Role, path: string, body: object = JANUARY) =>
  desk.send(path, { cookie: cookies.get(role), body: { by: 'categories', report: 'sales', ...body } });
const exportCsv = async (report: ReportName): Promise<string> =>
  (await post('manager', exportReport.path, { ...JANUARY, report })).json().data.csv;
const parseRows = (csv: string): string[][] => parse(csv, { relax_column_count: true });

describe('reports', () => {
  const paths = Object.values(deskEndpoints)
    .map(({ path }) => path)
    .filter((path) => path.startsWith('/api/desk/reports/'));

  it.each(paths)('%s is for roles with reports alone', async (path) => {
    expect((await desk.send(path, { body: JANUARY })).statusCode).toBe(401);
    for (const role of ['support', 'workshop', 'dispatch'] as const)
      expect((await post(role, path)).statusCode).toBe(403);
    for (const role of ['owner', 'manager'] as const) expect((await post(role, path)).statusCode).toBe(200);
  });

  it.each(paths)('%s refuses days that are no period', async (path) => {
    const response = await post('owner', path, { from: '2026-02-30', to: '2026-03-01' });
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe('Enter days as YYYY-MM-DD.');
    expect((await post('owner', path, { from: '2024-01-01', to: '2026-01-01' })).statusCode).toBe(400);
    for (const day of ['0000-01-01', '0001-01-01', '9999-12-31'])
      expect((await post('owner', path, { from: day, to: day })).statusCode, day).toBe(400);
    expect((await post('owner', path, { from: '2000-01-01', to: '2000-12-31' })).statusCode).toBe(200);
  });

  it('say that they include the samples of a demo', async () => {
    for (const path of paths.filter((path) => path !== exportReport.path))
      expect((await post('owner', path)).json().data.includesSamples, path).toBe(true);
  });
});

describe('the CSV', () => {
  it('of sales has every day and the totals that the screen shows', async () => {
    const rows = parseRows(await exportCsv('sales'));
    expect(rows).toHaveLength(1 + 31 + 1);
    expect(rows[0]).toEqual(['Day', 'Orders', 'Sales in rupees', 'Refunded or waiting in rupees', 'Net in rupees']);
    expect(rows[2]).toEqual(['2026-01-02', '1', '1080', '0', '1080']);
    const { totals } = (await post('manager', getSalesReport.path)).json().data;
    expect(rows.at(-1)).toEqual(['Total', '1', String(totals.amountPaise / 100), '0', '1080']);
  });

  it.each(['categories', 'products', 'states'] as const)('of %s adds up to the total', async (report) => {
    const rows = parseRows(await exportCsv(report));
    const column = rows[0]?.indexOf('Sales in rupees') ?? -1;
    const amounts = rows.slice(1).map((row) => Number(row[column]));
    const sum = amounts.slice(0, -1).reduce((total, amount) => total + Math.round(amount * 100), 0);
    expect(sum).toBe(Math.round((amounts.at(-1) ?? 0) * 100));
    const body = { ...JANUARY, by: report };
    const { totals } = (await post('manager', getSalesBreakdown.path, body)).json().data;
    expect(sum).toBe(totals.amountPaise);
  });

  it('runs nothing in a spreadsheet, and keeps negative amounts as numbers', async () => {
    const csv = await exportCsv('products');
    expect(csv).toContain(`"'=HYPERLINK(""x"")"`);
    expect(csv).toContain('Round-off,,,,-0.35,0\r\n');
  });

  it('of deliveries lists every order, of payments the days and the reasons, and none has personal data', async () => {
    expect(parseRows(await exportCsv('delivery'))[1]).toMatchObject({ 1: 'Paid', 2: '2026-01-10' });
    expect(await exportCsv('payments')).toContain('\r\n\r\nReason,Failed payments,Share in percent');
    for (const report of REPORT_NAMES) expect(await exportCsv(report)).not.toMatch(/Asha|Rao|example\.in|98765/);
  });

  it('says when not everything fits', async () => {
    const { exportReport: run } = createReportHandlers({ db: desk.db, clock: desk.clock, maxExported: 0 });
    const exported = await run({ body: { ...JANUARY, report: 'delivery' } });
    expect(exported).toMatchObject({ count: 0, isComplete: false });
  });
});
