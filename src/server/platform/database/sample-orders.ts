import { asc } from 'drizzle-orm';
import type { Database } from './database.ts';
import { orders } from './tables/orders/order-tables.ts';

/** Sample orders go into an empty shop and lie in the past, so that the oldest order is one of them. */
export async function hasSampleOrders(db: Database): Promise<boolean> {
  const [oldest] = await db.select({ isSample: orders.isSample }).from(orders).orderBy(asc(orders.createdAt)).limit(1);
  return oldest?.isSample ?? false;
}
