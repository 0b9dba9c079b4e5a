import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { ShopLogger } from '#server/platform/logger.ts';
import { isUnavailable } from '#server/platform/payment-provider/payment-provider.ts';
import { type ReadBudget, ReadBudgetError } from '../read-budget.ts';
import type { RefundSettlement } from '../refunds/refund-settlement.ts';
import { createDueCheckRepository, type DueCheck } from './due-check-repository.ts';
import type { SettleAttempt } from './settle-attempt.ts';

type ReconciliationDeps = {
  db: Database;
  clock: Clock;
  logger: ShopLogger;
  settle: SettleAttempt;
  refunds: RefundSettlement;
  budget: Pick<ReadBudget, 'isExhausted'>;
};

const BATCH_SIZE = 20;
/** Parallel, so that one slow response does not delay the others. */
const MAX_CONCURRENT_CHECKS = 4;
/** Longer than a check takes, so that no other process starts the same check; also the delay after a failed check. */
const LEASE_MS = 60_000;

/**
 * Checks unsettled payments and refunds with the provider, in case the return page and webhooks miss them. Without reads
 * in this minute's budget they stay due. An interrupted check becomes due again when its lease expires.
 */
export function createReconciliation({ db, clock, logger, settle, refunds, budget }: ReconciliationDeps) {
  const dueChecks = createDueCheckRepository(db);
  const getLeaseEnd = () => new Date(clock.now().getTime() + LEASE_MS);

  async function checkPayment(check: DueCheck): Promise<boolean> {
    if (budget.isExhausted('background')) return false;
    const leaseEnd = getLeaseEnd();
    const attempt = await dueChecks.leaseAttempt(check, leaseEnd);
    if (!attempt) return false;
    const hasRun = await runCheck('payment', check.id, () => settle(attempt, 'check'));
    if (!hasRun) await dueChecks.releaseAttempt(check, leaseEnd, clock.now());
    return hasRun;
  }

  async function checkRefund(check: DueCheck): Promise<boolean> {
    if (budget.isExhausted('refunds')) return false;
    const leaseEnd = getLeaseEnd();
    if (!(await dueChecks.leaseRefund(check, leaseEnd))) return false;
    const hasRun = await runCheck('refund', check.id, () => refunds.settleRefund(check.id));
    if (!hasRun) await dueChecks.releaseRefund(check, leaseEnd, clock.now());
    return hasRun;
  }

  /** Returns false if the budget did not allow the check. */
  async function runCheck(subject: string, id: string, work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
    } catch (err) {
      if (err instanceof ReadBudgetError) return false;
      // Expected while the provider is unavailable; log the cause of anything else.
      logger.warn({ id, ...(!isUnavailable(err) && { err }) }, `${subject} check failed`);
    }
    return true;
  }

  return {
    /** Counts the checks that are due. */
    countDue: (): Promise<number> => dueChecks.countDue(clock.now()),

    /** Runs all due checks until `isStopped`; returns how many ran. */
    async runOnce(isStopped: () => boolean = () => false): Promise<number> {
      let checkCount = 0;
      for (let hasMore = true; hasMore && !isStopped(); ) {
        const paymentChecks = await dueChecks.listDueAttempts(clock.now(), BATCH_SIZE);
        const refundChecks = await dueChecks.listDueRefunds(clock.now(), BATCH_SIZE);
        const checks = [
          ...paymentChecks.map((check) => () => checkPayment(check)),
          ...refundChecks.map((check) => () => checkRefund(check)),
        ];
        const leasedCount = await runConcurrently(checks, isStopped);
        checkCount += leasedCount;
        hasMore = leasedCount > 0;
      }
      return checkCount;
    },
  };
}

export type Reconciliation = ReturnType<typeof createReconciliation>;

async function runConcurrently(checks: (() => Promise<boolean>)[], isStopped: () => boolean): Promise<number> {
  let checkCount = 0;
  const runNext = async () => {
    for (let check = checks.shift(); check && !isStopped(); check = checks.shift()) if (await check()) checkCount += 1;
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT_CHECKS }, runNext));
  return checkCount;
}
