import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { ShopLogger } from '#server/platform/logger.ts';
import { isUnavailable } from '#server/platform/payment-provider/payment-provider.ts';
import type { RefundSettlement } from '../refunds/refund-settlement.ts';
import { createDueCheckRepository, type DueCheck } from './due-check-repository.ts';
import type { SettleAttempt } from './settle-attempt.ts';

type ReconciliationDeps = {
  db: Database;
  clock: Clock;
  logger: ShopLogger;
  settle: SettleAttempt;
  refunds: RefundSettlement;
};

const BATCH_SIZE = 20;
/** Parallel, so that one slow response does not delay the others. */
const MAX_CONCURRENT_CHECKS = 4;
/** Longer than a check takes, so that no other process starts the same one; also the delay after a failed check. */
const LEASE_MS = 60_000;

/**
 * Checks unsettled payments and refunds with the provider, in case the return page and webhooks miss them. An interrupted
 * check becomes due again when its lease expires.
 */
export function createReconciliation({ db, clock, logger, settle, refunds }: ReconciliationDeps) {
  const due = createDueCheckRepository(db);
  const leaseEnd = () => new Date(clock.now().getTime() + LEASE_MS);

  async function checkPayment(one: DueCheck): Promise<boolean> {
    const attempt = await due.leaseAttempt(one, leaseEnd());
    if (attempt) await runCheck('payment', one.id, () => settle(attempt, 'check'));
    return attempt !== undefined;
  }

  async function checkRefund(one: DueCheck): Promise<boolean> {
    const isLeased = await due.leaseRefund(one, leaseEnd());
    if (isLeased) await runCheck('refund', one.id, () => refunds.settleRefund(one.id));
    return isLeased;
  }

  async function runCheck(what: string, id: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (err) {
      // Expected while the provider is unavailable; log the cause of anything else.
      logger.warn({ id, ...(!isUnavailable(err) && { err }) }, `${what} not checked`);
    }
  }

  return {
    /** Runs all due checks until `isStopped`; returns how many ran. */
    async runOnce(isStopped: () => boolean = () => false): Promise<number> {
      let made = 0;
      for (let more = true; more && !isStopped(); ) {
        const attempts = await due.attempts(clock.now(), BATCH_SIZE);
        const waiting = await due.refunds(clock.now(), BATCH_SIZE);
        const checks = [
          ...attempts.map((one) => () => checkPayment(one)),
          ...waiting.map((one) => () => checkRefund(one)),
        ];
        const leased = await runConcurrently(checks, isStopped);
        made += leased;
        more = leased > 0;
      }
      return made;
    },
  };
}

export type Reconciliation = ReturnType<typeof createReconciliation>;

async function runConcurrently(checks: (() => Promise<boolean>)[], isStopped: () => boolean): Promise<number> {
  let made = 0;
  const lane = async () => {
    for (let check = checks.shift(); check && !isStopped(); check = checks.shift()) if (await check()) made += 1;
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT_CHECKS }, lane));
  return made;
}
