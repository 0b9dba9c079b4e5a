import { and, eq, isNull } from 'drizzle-orm';
import type { DeskCustomer } from '#contract/desk/customers/desk-customer.ts';
import { describeObstacle } from '#domain/privacy/erasure-obstacles.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { erasures } from '#server/platform/database/tables/account/privacy-tables.ts';
import { findObstacles, readKeptRecords } from './order-records.ts';

/** A customer's erasure in the desk: whether one is pending, its obstacles, and the records that tax law keeps. */
export const createErasureStateReader =
  ({ db, clock }: { db: Database; clock: Clock }) =>
  async (userId: string): Promise<DeskCustomer['erasure']> => {
    const isWaiting = and(eq(erasures.userId, userId), isNull(erasures.erasedAt));
    const [request] = await db.select().from(erasures).where(isWaiting);
    const { count, until } = await readKeptRecords(db, userId, clock.now());
    return {
      requestedAt: request?.requestedAt.toISOString() ?? null,
      requestedBy: request?.requestedBy ?? null,
      obstacles: (await findObstacles(db, userId)).map(describeObstacle),
      keptOrders: count,
      keptUntil: until,
    };
  };
