import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { OutageLog } from '#server/platform/database/outage-log.ts';
import { productTypes } from '#server/platform/database/tables/catalogue/catalogue-tables.ts';
import { orderItems } from '#server/platform/database/tables/orders/order-tables.ts';
import { type BackfillOptions, startBackfill } from '#server/platform/jobs/start-backfill.ts';
import { buildOrderedSinceFilter } from './backfill-item-products.ts';

/** The type id inside the cart line's key (`line-identity.ts`), which starts with `["<product id>","<type id>"`. */
const TYPE_ID_IN_KEY = sql`substr(${orderItems.cartLineKey}, 42, 36)`;

type BackfillDeps = { db: Database; clock: Clock; outages: OutageLog; intervalMs?: number };

export const startItemTypesBackfill = ({ db, ...deps }: BackfillDeps) =>
  startBackfill({
    ...deps,
    failure: 'types of order items not backfilled',
    backfill: (options) => backfillItemTypes(db, options),
  });

/** Leaves out items whose type is no longer in the catalogue. Stored types never change. Returns that it is complete. */
export async function backfillItemTypes(db: Database, { since }: BackfillOptions = {}): Promise<true> {
  await db
    .update(orderItems)
    .set({ productTypeId: sql`${productTypes.id}`, productTypeTitle: sql`${productTypes.title}` })
    .from(productTypes)
    .where(
      and(
        isNull(orderItems.productTypeId),
        buildOrderedSinceFilter(db, since),
        eq(TYPE_ID_IN_KEY, sql`${productTypes.id}::text`),
      ),
    );
  return true;
}
