import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { AppError } from '#server/http/app-error.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { webhookInbox } from '#server/platform/database/tables/payment-tables.ts';
import type { ShopLogger } from '#server/platform/logger.ts';
import { findAttempt, isRecordedSuccess } from '../attempt-repository.ts';
import { PROVIDER_UNAVAILABLE } from '../payment-messages.ts';
import { withinDeadline } from '../provider-requests.ts';
import type { RefundSettlement } from '../refunds/refund-settlement.ts';
import type { SettleAttempt } from '../settlement/settle-attempt.ts';
import { parseWebhookEvent, type WebhookEvent } from './webhook-event.ts';
import { isValidSignature } from './webhook-signature.ts';

type WebhookServiceDeps = {
  db: Database;
  clock: Clock;
  logger: ShopLogger;
  settle: SettleAttempt;
  refunds: RefundSettlement;
  secrets: readonly string[];
  deadlineMs: number;
};
export type WebhookRequest = {
  readonly raw: Buffer;
  readonly timestamp: string;
  readonly signature: string;
  /** The provider's key, equal on each delivery of the same event. */
  readonly idempotencyKey: string;
};

const SIGNATURE_MISMATCH = 'The signature does not match.';
/** Falls back to a hash of the body if the key is missing or malformed. */
const getDedupeKey = ({ idempotencyKey, raw }: WebhookRequest): string =>
  /^[\w.:=+/-]{8,200}$/.test(idempotencyKey) ? idempotencyKey : createHash('sha256').update(raw).digest('hex');

/** Handles each webhook event once: it triggers a check with the provider. On an error the provider delivers it again. */
export function createWebhookService(deps: WebhookServiceDeps) {
  const { db, clock, logger, settle, refunds, secrets, deadlineMs } = deps;

  const isProcessed = async (dedupeKey: string): Promise<boolean> =>
    (await db.select().from(webhookInbox).where(eq(webhookInbox.dedupeKey, dedupeKey))).length > 0;

  async function processEvent({ type, payment, refundId }: WebhookEvent): Promise<void> {
    if (refundId !== undefined) return refunds.settleRefund(refundId);
    const found = payment && (await findAttempt(db, payment.providerOrderId));
    if (!found) return logger.info({ type }, 'webhook event about an unknown order');
    const isOld = payment.paymentId !== undefined && (await isRecordedSuccess(db, payment.paymentId));
    if (!isOld || found.order.paidAt === null) await settle(found.attempt, 'webhook');
  }

  return async function receive(received: WebhookRequest): Promise<void> {
    if (!isValidSignature(secrets, received)) {
      logger.warn({ event: 'notice with a wrong signature', bytes: received.raw.length }, 'security event');
      throw new AppError({ status: 401, message: SIGNATURE_MISMATCH });
    }
    const event = parseWebhookEvent(received.raw);
    if (!event) throw new AppError({ status: 400, message: 'The notice is not JSON.' });
    const dedupeKey = getDedupeKey(received);
    if (await isProcessed(dedupeKey)) return;
    await withinDeadline(deadlineMs, PROVIDER_UNAVAILABLE, () => processEvent(event));
    // Stored last: if the process dies earlier, the provider delivers the event again.
    const providerOrderId = event.payment?.providerOrderId ?? null;
    const row = { dedupeKey, type: event.type, providerOrderId, receivedAt: clock.now() };
    await db.insert(webhookInbox).values(row).onConflictDoNothing();
  };
}
