import { inArray } from 'drizzle-orm';
import { accept, type Outcome, refuse } from '#domain/outcome.ts';
import { isUuid } from '#domain/text/uuid.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { inquiries } from '#server/platform/database/tables/inquiry-tables.ts';
import { orders } from '#server/platform/database/tables/orders/order-tables.ts';
import { createOutboxRepository } from '#server/platform/jobs/outbox-repository.ts';

type FailedEmail = {
  readonly id: string;
  readonly topic: string;
  /** The order's number or the inquiry's ticket; null if it has been deleted. */
  readonly about: string | null;
  readonly createdAt: Date;
  readonly attempts: number;
  /** The mail server's code. */
  readonly reason: string;
};

const NOT_FAILED_MESSAGE = 'No failed email has this id.';

/** Lists the emails that failed for good, and resends them. */
export function createFailedEmailsService({ db, clock }: { db: Database; clock: Clock }) {
  const outbox = createOutboxRepository(db);
  return {
    /** Oldest first. */
    async list(): Promise<FailedEmail[]> {
      const entries = await outbox.listFailedForGood();
      const names = await findNames(
        db,
        entries.flatMap(({ payload }) => Object.values(payload).filter(isUuid)),
      );
      return entries.map(({ id, topic, payload, createdAt, attempts, lastError }) => {
        const about = names.get(payload.orderId ?? payload.inquiryId ?? '') ?? null;
        return { id, topic, about, createdAt, attempts, reason: lastError ?? '' };
      });
    },

    /** The running shop sends it within a second; returns the number of emails. */
    async resend(id: string): Promise<Outcome<number>> {
      const count = isUuid(id) ? await outbox.retryFailedForGood(clock.now(), id) : 0;
      return count > 0 ? accept(count) : refuse(NOT_FAILED_MESSAGE);
    },

    resendAll: (): Promise<number> => outbox.retryFailedForGood(clock.now()),
  };
}

export type FailedEmailsService = ReturnType<typeof createFailedEmailsService>;

/** Maps the ids of orders and inquiries to their numbers. */
async function findNames(db: Database, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const [orderRows, inquiryRows] = await Promise.all([
    db.select({ id: orders.id, name: orders.orderNumber }).from(orders).where(inArray(orders.id, ids)),
    db.select({ id: inquiries.id, name: inquiries.ticket }).from(inquiries).where(inArray(inquiries.id, ids)),
  ]);
  return new Map([...orderRows, ...inquiryRows].map(({ id, name }) => [id, name]));
}
