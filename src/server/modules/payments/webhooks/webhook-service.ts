import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { AppError } from '#server/http/app-error.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { webhookInbox } from '#server/platform/database/tables/payment-tables.ts';
import type { ShopLogger } from '#server/platform/logger.ts';
import { findAttempt, isKnownSuccess } from '../attempt-repository.ts';
import { PROVIDER_DOWN } from '../payment-messages.ts';
import { withinDeadline } from '../provider-calls.ts';
import type { RefundSettling } from '../refunds/refund-settling.ts';
import type { Settle } from '../settlement/settle.ts';
import { type Notice, readNotice } from './webhook-notice.ts';
import { isSignedBy } from './webhook-signature.ts';

type Parts = {
  db: Database;
  clock: Clock;
  logger: ShopLogger;
  settle: Settle;
  refunds: RefundSettling;
  secrets: readonly string[];
  deadlineMs: number;
};
export type ReceivedNotice = {
  readonly raw: Buffer;
  readonly timestamp: string;
  readonly signature: string;
  /** The provider's own key of this notice, the same each time it is sent. */
  readonly idempotencyKey: string;
};

const REFUSED = 'The signature does not match.';
/** The hash stands for keys that are missing or longer than any of the provider's. */
const keyOf = ({ idempotencyKey, raw }: ReceivedNotice): string =>
  /^[\w.:=+/-]{8,200}$/.test(idempotencyKey) ? idempotencyKey : createHash('sha256').update(raw).digest('hex');

/** Takes the provider's notices: each is a hint to go and ask, dealt with once, and asked for again until it was. */
export function createWebhookService(parts: Parts) {
  const { db, clock, logger, settle, refunds, secrets, deadlineMs } = parts;

  const isKnown = async (dedupeKey: string): Promise<boolean> =>
    (await db.select().from(webhookInbox).where(eq(webhookInbox.dedupeKey, dedupeKey))).length > 0;

  async function act({ type, payment, refundId }: Notice): Promise<void> {
    if (refundId !== undefined) return refunds.settleRefund(refundId);
    const found = payment && (await findAttempt(db, payment.providerOrderId));
    if (!found) return logger.info({ type }, 'notice about nothing of ours');
    const isOld = payment.paymentId !== undefined && (await isKnownSuccess(db, payment.paymentId));
    if (!isOld || found.order.paidAt === null) await settle(found.attempt, 'webhook');
  }

  return async function receive(received: ReceivedNotice): Promise<void> {
    if (!isSignedBy(secrets, received)) {
      logger.warn({ event: 'notice with a wrong signature', bytes: received.raw.length }, 'security event');
      throw new AppError({ status: 401, message: REFUSED });
    }
    const notice = readNotice(received.raw);
    if (!notice) throw new AppError({ status: 400, message: 'The notice is not JSON.' });
    const dedupeKey = keyOf(received);
    if (await isKnown(dedupeKey)) return;
    await withinDeadline(deadlineMs, PROVIDER_DOWN, () => act(notice));
    // Only now: should the process die before, the notice comes again and is dealt with then.
    const providerOrderId = notice.payment?.providerOrderId ?? null;
    const row = { dedupeKey, type: notice.type, providerOrderId, receivedAt: clock.now() };
    await db.insert(webhookInbox).values(row).onConflictDoNothing();
  };
}
