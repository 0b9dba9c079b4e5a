import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { AppError } from '#server/http/app-error.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { processedWebhooks } from '#server/platform/database/tables/orders/payment-tables.ts';
import type { ShopLogger } from '#server/platform/logger.ts';
import { type AttemptReader, isRecordedSuccess } from '../attempt-repository.ts';
import { runWithDeadline } from '../provider-requests.ts';
import type { RefundSettlement } from '../refunds/refund-settlement.ts';
import type { ReversalChecks } from '../reversals/reversal-checks.ts';
import type { SettleAttempt } from '../settlement/settle-attempt.ts';
import { parseWebhookEvent, type WebhookEvent } from './webhook-event.ts';
import { isValidSignature } from './webhook-signature.ts';

type WebhookReceiverDeps = {
  db: Database;
  attempts: AttemptReader;
  clock: Clock;
  logger: ShopLogger;
  /** Fetches the attempt's state from the provider and records it. */
  settle: SettleAttempt;
  refunds: RefundSettlement;
  reversals: Pick<ReversalChecks, 'checkRefunds' | 'checkDisputes'>;
  secrets: readonly string[];
  deadlineMs: number;
};
export type WebhookRequest = {
  readonly rawBody: Buffer;
  readonly timestamp: string;
  readonly signature: string;
  /** The provider's key, equal on each delivery of the same event. */
  readonly idempotencyKey: string;
};

/** The signature shows that the provider did not send this webhook. */
export class ForgedWebhookError extends AppError {
  constructor() {
    super({ status: 401, message: 'The signature does not match.' });
  }
}

const CHECK_UNAVAILABLE = 'The event could not be checked with the provider in time.';
/** Falls back to a hash of the body if the key is missing or malformed. */
const getDedupeKey = ({ idempotencyKey, rawBody }: WebhookRequest): string =>
  /^[\w.:=+/-]{8,200}$/.test(idempotencyKey) ? idempotencyKey : createHash('sha256').update(rawBody).digest('hex');

/** Handles each webhook event once. An event only triggers a check with the provider, who redelivers it after an error. */
export function createWebhookReceiver(deps: WebhookReceiverDeps) {
  const { db, clock, logger, attempts, settle, refunds, reversals, secrets, deadlineMs } = deps;

  const isProcessed = async (dedupeKey: string): Promise<boolean> =>
    (await db.select().from(processedWebhooks).where(eq(processedWebhooks.dedupeKey, dedupeKey))).length > 0;

  async function processEvent({ type, order, refundId, reversal }: WebhookEvent): Promise<void> {
    const reversed = reversal && (await attempts.findAttempt(reversal.providerOrderId));
    if (reversed)
      return reversal.kind === 'refund' ? reversals.checkRefunds(reversed) : reversals.checkDisputes(reversed);
    if (refundId !== undefined) return refunds.settleRefund(refundId);
    const found = order && (await attempts.findAttempt(order.providerOrderId));
    if (!found) return logger.info({ type }, 'webhook event without a known order');
    const isPaid = found.order.paidAt !== null;
    const hasNoNews = isPaid && order.paymentId !== undefined && (await isRecordedSuccess(db, order.paymentId));
    if (!hasNoNews) await settle(found.attempt, 'webhook');
  }

  return async function receiveWebhook(request: WebhookRequest): Promise<void> {
    if (!isValidSignature(secrets, request)) throw new ForgedWebhookError();
    const event = parseWebhookEvent(request.rawBody);
    if (!event) throw new AppError({ status: 400, message: 'The webhook event is not JSON.' });
    const dedupeKey = getDedupeKey(request);
    if (await isProcessed(dedupeKey)) return;
    await runWithDeadline(deadlineMs, CHECK_UNAVAILABLE, () => processEvent(event));
    // Stored last: if the process dies earlier, the provider delivers the event again.
    const providerOrderId = event.order?.providerOrderId ?? event.reversal?.providerOrderId ?? null;
    const row = { dedupeKey, eventType: event.type, providerOrderId, receivedAt: clock.now() };
    await db.insert(processedWebhooks).values(row).onConflictDoNothing();
  };
}
