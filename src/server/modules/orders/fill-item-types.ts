import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { productTypes } from '#server/platform/database/tables/catalogue-tables.ts';
import { orderItems } from '#server/platform/database/tables/order-tables.ts';

/** The type id inside the cart line's key (`line-identity.ts`), which starts with `["<product id>","<type id>"`. */
const TYPE_ID_IN_KEY = sql`substr(${orderItems.cartLineKey}, 42, 36)`;

/**
 * Stores the type of items that a process of an earlier release ordered, before or during the upgrade. Items whose type
 * has left the catalogue stay without one. Stored types never change.
 */
export async function fillItemTypes(db: Database): Promise<void> {
  await db
    .update(orderItems)
    .set({ productTypeId: sql`${productTypes.id}`, productTypeTitle: sql`${productTypes.title}` })
    .from(productTypes)
    .where(and(isNull(orderItems.productTypeId), eq(TYPE_ID_IN_KEY, sql`${productTypes.id}::text`)));
}
