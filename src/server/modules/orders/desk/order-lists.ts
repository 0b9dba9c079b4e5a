import { and, count, inArray } from 'drizzle-orm';
import type { DeskData, ParsedDeskInput } from '#contract/desk/desk-endpoint.ts';
import type { countOrders, exportOrders, listOrders } from '#contract/desk/orders/orders.ts';
import { ORDER_STATUS, type OrderStatus } from '#domain/orders/order-status.ts';
import { buildAfterCursorFilter, formatCursor, parseCursor } from '#server/http/desk/list-cursor.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { orders } from '#server/platform/database/tables/orders/order-tables.ts';
import { chooseSearch, type InRole } from './order-access.ts';
import { CSV_HEADER, formatOrderLine } from './order-csv.ts';
import { buildOrderFilter, listAttentionIds } from './order-filter.ts';
import { selectOrderIds, selectOrders, toDeskRows } from './order-rows.ts';

const PAGE_SIZE = 50;
const MAX_EXPORTED = 10_000;
const EXPORT_BATCH_SIZE = 500;

type OrderListDeps = { db: Database; clock: Clock; maxExported?: number; exportBatchSize?: number };

type ListInput = ParsedDeskInput<typeof listOrders> & InRole;

/** Lists, counts and exports orders of all customers. */
export function createOrderLists(deps: OrderListDeps) {
  const { db, clock, maxExported = MAX_EXPORTED, exportBatchSize = EXPORT_BATCH_SIZE } = deps;
  return {
    async list({ body, staff }: ListInput): Promise<DeskData<typeof listOrders>> {
      const now = clock.now();
      const { cursor, sort } = body;
      const where = and(
        await buildOrderFilter(db, body, now, chooseSearch(staff.role)),
        cursor === null ? undefined : buildAfterCursorFilter(orders, parseCursor(cursor), sort),
      );
      const found = await selectOrders(db, { where, sort, limit: PAGE_SIZE + 1 });
      const page = found.slice(0, PAGE_SIZE);
      const last = found.length > PAGE_SIZE ? page.at(-1) : undefined;
      return { orders: await toDeskRows(db, page, now), nextCursor: last ? formatCursor(last) : null };
    },

    async count(): Promise<DeskData<typeof countOrders>> {
      const [byStatus, attention] = await Promise.all([
        countByStatus(db),
        db.$count(orders, inArray(orders.id, listAttentionIds(db, clock.now()))),
      ]);
      return {
        new: byStatus.get(ORDER_STATUS.paid) ?? 0,
        production: byStatus.get(ORDER_STATUS.processing) ?? 0,
        shipped: byStatus.get(ORDER_STATUS.shipped) ?? 0,
        attention,
      };
    },

    async exportCsv({ body }: ParsedDeskInput<typeof exportOrders>): Promise<DeskData<typeof exportOrders>> {
      const now = clock.now();
      const where = await buildOrderFilter(db, body, now);
      const ids = await selectOrderIds(db, { where, sort: body.sort, limit: maxExported + 1 });
      const exportedIds = ids.slice(0, maxExported);
      const parts = [CSV_HEADER];
      for (let start = 0; start < exportedIds.length; start += exportBatchSize) {
        const batchIds = exportedIds.slice(start, start + exportBatchSize);
        const batch = { where: inArray(orders.id, batchIds), sort: body.sort, limit: exportBatchSize };
        const exported = await selectOrders(db, batch);
        const rows = await toDeskRows(db, exported, now);
        rows.forEach((row, index) => {
          const order = exported[index];
          if (order) parts.push(formatOrderLine({ order, row }));
        });
      }
      return { csv: parts.join(''), count: parts.length - 1, isComplete: ids.length <= maxExported };
    },
  };
}

export async function countByStatus(db: Database): Promise<ReadonlyMap<OrderStatus, number>> {
  const rows = await db
    .select({ status: orders.status, number: count() })
    .from(orders)
    .where(inArray(orders.status, [ORDER_STATUS.paid, ORDER_STATUS.processing, ORDER_STATUS.shipped]))
    .groupBy(orders.status);
  return new Map(rows.map(({ status, number }) => [status, number]));
}
