import { asc } from 'drizzle-orm';
import type { Database } from './database.ts';
import { orders } from './tables/orders/order-tables.ts';

/** Demo orders are inserted into an empty shop with past dates, so the oldest order tells whether any exist. */
export async function hasSampleOrders(db: Database): Promise<boolean> {
  const [oldest] = await db.select({ isSample: orders.isSample }).from(orders).orderBy(asc(orders.createdAt)).limit(1);
  return oldest?.isSample ?? false;
}
