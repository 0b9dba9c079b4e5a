import { and } from 'drizzle-orm';
import type { exportCustomers, listCustomers } from '#contract/desk/customers/customers.ts';
import type { DeskCustomerRow } from '#contract/desk/customers/desk-customer.ts';
import type { DeskData, ParsedDeskInput } from '#contract/desk/desk-endpoint.ts';
import { parseOrderSearch } from '#domain/orders/order-search.ts';
import { toIndiaDate } from '#domain/time/india-time.ts';
import { formatCsvLine } from '#server/http/desk/csv.ts';
import { buildAfterCursorFilter, formatCursor, parseCursor } from '#server/http/desk/list-cursor.ts';
import type { Database } from '#server/platform/database/database.ts';
import { users } from '#server/platform/database/tables/account/account-tables.ts';
import { selectCustomers, toCustomerRows } from './customer-rows.ts';
import { customerSearch } from './search/customer-terms.ts';

const PAGE_SIZE = 50;
const MAX_EXPORTED = 10_000;
const EXPORT_BATCH_SIZE = 500;

type CustomerListDeps = { db: Database; maxExported?: number; exportBatchSize?: number };

/** Lists and exports customers. */
export function createCustomerLists(deps: CustomerListDeps) {
  const { db, maxExported = MAX_EXPORTED, exportBatchSize = EXPORT_BATCH_SIZE } = deps;
  return {
    async list({ body }: ParsedDeskInput<typeof listCustomers>): Promise<DeskData<typeof listCustomers>> {
      const { search, sort, cursor } = body;
      const where = and(
        await customerSearch.buildFilter(db, parseOrderSearch(search)),
        cursor === null ? undefined : buildAfterCursorFilter(users, parseCursor(cursor), sort),
      );
      const found = await selectCustomers(db, { where, sort, limit: PAGE_SIZE + 1 });
      const page = found.slice(0, PAGE_SIZE);
      const last = found.length > PAGE_SIZE ? page.at(-1) : undefined;
      return { customers: await toCustomerRows(db, page), nextCursor: last ? formatCursor(last.user) : null };
    },

    async exportCsv({ body }: ParsedDeskInput<typeof exportCustomers>): Promise<DeskData<typeof exportCustomers>> {
      const { search, sort } = body;
      const filter = await customerSearch.buildFilter(db, parseOrderSearch(search));
      const parts = [CSV_HEADER];
      let where = filter;
      for (;;) {
        const limit = Math.min(exportBatchSize, maxExported - (parts.length - 1));
        const batch = await selectCustomers(db, { where, sort, limit: limit + 1 });
        const exported = batch.slice(0, limit);
        for (const row of await toCustomerRows(db, exported)) parts.push(formatCustomerLine(row));
        const last = batch.length > limit ? exported.at(-1) : undefined;
        const count = parts.length - 1;
        if (!last || count >= maxExported) return { csv: parts.join(''), count, isComplete: !last };
        where = and(filter, buildAfterCursorFilter(users, last.user, sort));
      }
    },
  };
}

const COLUMNS: readonly (readonly [string, (customer: DeskCustomerRow) => string])[] = [
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['City', ({ city }) => city],
  ['State', ({ state }) => state],
  ['Customer since', ({ createdAt }) => toIndiaDate(new Date(createdAt))],
  ['Orders', ({ orderCount }) => String(orderCount)],
  ['Paid in rupees', ({ paidPaise }) => (paidPaise / 100).toFixed(2)],
  ['Last order on', ({ lastOrderAt }) => (lastOrderAt === null ? '' : toIndiaDate(new Date(lastOrderAt)))],
  ['Sample', ({ isSample }) => (isSample ? 'yes' : '')],
];

const CSV_HEADER = formatCsvLine(COLUMNS.map(([title]) => title));

const formatCustomerLine = (customer: DeskCustomerRow): string =>
  formatCsvLine(COLUMNS.map(([, format]) => format(customer)));
