import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { ShopLogger } from '#server/platform/logger.ts';
import { isUnavailable } from '#server/platform/payment-provider/payment-provider.ts';
import type { RefundSettling } from '../refunds/refund-settling.ts';
import { createDueChecks, type Due } from './due-checks.ts';
import type { Settle } from './settle.ts';

type Parts = { db: Database; clock: Clock; logger: ShopLogger; settle: Settle; refunds: RefundSettling };

const BATCH = 20;
/** A provider that answers slowly does not hold up all the others. */
const LANES = 4;
/** Longer than asking takes, so that nobody else begins meanwhile; also the wait after an answer that did not come. */
const LEASE_MS = 60_000;

/**
 * Asks the provider about payments and refunds that nobody waits for: the net under the return page and the provider's
 * notices. Every round may end at any point; what it had begun is due again when its lease is over.
 */
export function createReconciliation({ db, clock, logger, settle, refunds }: Parts) {
  const due = createDueChecks(db);
  const leaseEnd = () => new Date(clock.now().getTime() + LEASE_MS);

  async function checkPayment(one: Due): Promise<boolean> {
    const attempt = await due.leaseAttempt(one, leaseEnd());
    if (attempt) await look('payment', one.id, () => settle(attempt, 'check'));
    return attempt !== undefined;
  }

  async function checkRefund(one: Due): Promise<boolean> {
    const isLeased = await due.leaseRefund(one, leaseEnd());
    if (isLeased) await look('refund', one.id, () => refunds.settleRefund(one.id));
    return isLeased;
  }

  async function look(what: string, id: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (err) {
      // Expected while the provider is away; anything else is ours to mend.
      logger.warn({ id, ...(!isUnavailable(err) && { err }) }, `${what} not checked`);
    }
  }

  return {
    /** Checks all that is due; `isStopped` ends it between two checks. Answers how many were made. */
    async runOnce(isStopped: () => boolean = () => false): Promise<number> {
      let made = 0;
      for (let more = true; more && !isStopped(); ) {
        const attempts = await due.attempts(clock.now(), BATCH);
        const waiting = await due.refunds(clock.now(), BATCH);
        const checks = [
          ...attempts.map((one) => () => checkPayment(one)),
          ...waiting.map((one) => () => checkRefund(one)),
        ];
        const leased = await inLanes(checks, isStopped);
        made += leased;
        more = leased > 0;
      }
      return made;
    },
  };
}

export type Reconciliation = ReturnType<typeof createReconciliation>;

async function inLanes(checks: (() => Promise<boolean>)[], isStopped: () => boolean): Promise<number> {
  let made = 0;
  const lane = async () => {
    for (let check = checks.shift(); check && !isStopped(); check = checks.shift()) if (await check()) made += 1;
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return made;
}
