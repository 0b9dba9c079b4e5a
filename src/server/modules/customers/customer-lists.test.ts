import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DeskCustomerRow } from '#contract/desk/customers/desk-customer.ts';
import { toPaise } from '#domain/money/paise.ts';
import { customerSearchTerms, userDetails, users } from '#server/platform/database/tables/account/account-tables.ts';
import { orders } from '#server/platform/database/tables/orders/order-tables.ts';
import { auditEntries } from '#server/platform/database/tables/staff-tables.ts';
import { storeOrder } from '#tests/support/samples/stored-order.ts';
import { createTestDesk, type TestDesk } from '#tests/support/staff/test-desk.ts';
import { createCustomerLists } from './customer-lists.ts';
import { backfillCustomerTerms } from './search/backfill-customer-terms.ts';

let desk: TestDesk;
let cookie: string;
beforeAll(async () => {
  desk = await createTestDesk();
  cookie = await desk.getCookie((await desk.addStaff('manager')).email);
}, 60_000);
afterAll(() => desk.close());
beforeEach(async () => {
  for (const table of [users, userDetails, customerSearchTerms, orders]) await desk.db.delete(table);
});

const START = Date.UTC(2026, 0, 1);
type Changes = { name?: string; email?: string; phone?: string; postalCode?: string; city?: string };

/** Each is a minute newer than the one before. */
async function storeCustomers(...list: readonly Changes[]): Promise<string[]> {
  const rows = list.map(({ name = 'Asha Rao', email = `${randomUUID()}@example.in`, phone = '' }, index) => {
    const createdAt = new Date(START + index * 60_000);
    return { id: randomUUID(), name, email, phone, createdAt, emailVerifiedAt: null, isSample: false };
  });
  await desk.db.insert(users).values(rows);
  await desk.db.insert(userDetails).values(
    rows.map(({ id, name, email, phone }, index) => ({
      userId: id,
      firstName: name.split(' ')[0] ?? '',
      lastName: name.split(' ')[1] ?? '',
      email,
      phone,
      addressLine1: '',
      addressLine2: '',
      city: list[index]?.city ?? '',
      state: '',
      postalCode: list[index]?.postalCode ?? '',
      country: 'IN',
    })),
  );
  await backfillCustomerTerms(desk.db);
  return rows.map(({ id }) => id);
}

const ALL = { search: '', sort: 'newest', cursor: null } as const;

async function list(filter: object = {}) {
  const response = await desk.send('/api/desk/customers/list', { cookie, body: { ...ALL, ...filter } });
  expect(response.statusCode, response.body).toBe(200);
  return response.json<{ data: { customers: DeskCustomerRow[]; nextCursor: string | null } }>().data;
}
const listNames = async (filter: object = {}) => (await list(filter)).customers.map(({ name }) => name);

describe('the list of customers', () => {
  it('shows how often and how much each has ordered', async () => {
    const [id = ''] = await storeCustomers({ name: 'Asha Rao', phone: '9876543210', city: 'Surat' });
    const createdAt = new Date(START + 1000);
    await storeOrder(desk.db, { userId: id, status: 4, amountPaise: toPaise(100_000), createdAt });
    await storeOrder(desk.db, { userId: id, status: 1, amountPaise: toPaise(50_000), createdAt });
    await storeOrder(desk.db, { userId: id, status: 7, amountPaise: toPaise(70_000), createdAt });
    await storeOrder(desk.db, { userId: id, status: 0, amountPaise: toPaise(70_000), paidAt: null, createdAt });
    expect((await list()).customers).toMatchObject([
      {
        id,
        name: 'Asha Rao',
        phone: '9876543210',
        city: 'Surat',
        orderCount: 4,
        paidPaise: 150_000,
        lastOrderAt: createdAt.toISOString(),
        isSample: false,
      },
    ]);
  });

  it('has pages in both directions, without a gap', async () => {
    await storeCustomers(...Array.from({ length: 53 }, (_, index) => ({ name: `Customer ${index}` })));
    for (const sort of ['newest', 'oldest']) {
      const first = await list({ sort });
      expect(first.customers).toHaveLength(50);
      const second = await list({ sort, cursor: first.nextCursor });
      expect(second.nextCursor).toBeNull();
      const numbers = [...first.customers, ...second.customers].map(({ name }) => Number(name.split(' ')[1]));
      const ascending = Array.from({ length: 53 }, (_, index) => index);
      expect(numbers).toEqual(sort === 'newest' ? ascending.toReversed() : ascending);
    }
    const broken = await desk.send('/api/desk/customers/list', { cookie, body: { ...ALL, cursor: 'x' } });
    expect(broken.statusCode).toBe(400);
  });

  it.each(['ash', 'rao asha', 'ASHA@EXAMPLE', '+91 98765 43210', '98765', '380015', "d'so"])(
    'is searched for “%s”',
    async (search) => {
      const asha = { name: "Asha D'Souza Rao", email: 'Asha@example.in', phone: '9876543210', postalCode: '380015' };
      await storeCustomers(asha, { name: 'Kabir Malhotra' }, { name: 'Ravi Teja' });
      expect(await listNames({ search })).toEqual([asha.name]);
    },
  );

  it.each(['nobody', 'asha kabir', '%', '543210'])('finds nothing for “%s”', async (search) => {
    await storeCustomers({ name: 'Asha Rao', phone: '9876543210' }, { name: 'Kabir Malhotra' });
    expect(await listNames({ search })).toEqual([]);
  });
});

describe('search terms of customers', () => {
  it('are filled in once, whatever white space is around the email', async () => {
    await storeCustomers({ name: 'Asha Rao', email: '\tAsha@example.in\u00a0' });
    expect(await listNames({ search: 'asha@example.in' })).toEqual(['Asha Rao']);
    const isName = eq(customerSearchTerms.term, 'rao');
    await desk.db.delete(customerSearchTerms).where(isName);
    await backfillCustomerTerms(desk.db);
    expect(await desk.db.$count(customerSearchTerms, isName)).toBe(0);
  });
});

describe('the export of customers', () => {
  it('is CSV that spreadsheets don’t run, and in the audit log without what was searched for', async () => {
    const [id = ''] = await storeCustomers({ name: '=HYPERLINK(1)', email: 'asha@example.in', city: 'Surat, West' });
    await storeOrder(desk.db, { userId: id, status: 1, amountPaise: toPaise(108_050) });
    const body = { search: 'asha', sort: 'newest' };
    const { data } = (await desk.send('/api/desk/customers/export', { cookie, body })).json();
    expect(data).toMatchObject({ count: 1, isComplete: true });
    const [header, line] = data.csv.split('\r\n');
    expect(header).toMatch(/^Name,Email,Phone,City,State,Customer since,Orders,Paid in rupees/);
    expect(line).toBe(`'=HYPERLINK(1),asha@example.in,,"Surat, West",,2026-01-01,1,1080.50,2026-01-02,`);
    const [entry] = await desk.db.select().from(auditEntries).where(eq(auditEntries.objectKind, 'customers'));
    expect(entry).toMatchObject({ action: 'customers exported', permission: 'customers.export' });
    expect(JSON.stringify(entry)).not.toContain('asha');
  });

  it('reads batch after batch, and says when not all fit', async () => {
    await storeCustomers(...Array.from({ length: 7 }, (_, index) => ({ name: `Customer ${index}` })));
    const input = { params: {}, body: { search: 'customer', sort: 'oldest' } } as const;
    const small = createCustomerLists({ db: desk.db, maxExported: 5, exportBatchSize: 2 });
    const part = await small.exportCsv(input);
    expect([part.count, part.isComplete]).toEqual([5, false]);
    const whole = await createCustomerLists({ db: desk.db, exportBatchSize: 2 }).exportCsv(input);
    expect([whole.count, whole.isComplete]).toEqual([7, true]);
    expect(whole.csv.match(/Customer \d/g)).toEqual([0, 1, 2, 3, 4, 5, 6].map((index) => `Customer ${index}`));
    const exact = createCustomerLists({ db: desk.db, maxExported: 7, exportBatchSize: 7 });
    expect((await exact.exportCsv(input)).isComplete).toBe(true);
  });
});
