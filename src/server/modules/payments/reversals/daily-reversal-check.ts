import type { Clock } from '#server/platform/clock.ts';
import { isDatabaseDown } from '#server/platform/database/database-errors.ts';
import type { ShopLogger } from '#server/platform/logger.ts';
import { isUnavailable, type PaymentProvider } from '#server/platform/payment-provider/payment-provider.ts';
import { type ReadBudget, ReadBudgetError } from '../read-budget.ts';
import type { ReversalChecks } from './reversal-checks.ts';

type DailyCheckDeps = {
  clock: Clock;
  logger: ShopLogger;
  provider: Pick<PaymentProvider, 'listReversedOrders'>;
  budget: Pick<ReadBudget, 'isExhausted'>;
  checks: Pick<ReversalChecks, 'checkOrder'>;
};

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** Longer than a day, for a shop or a provider that was down. */
const PERIOD_MS = 7 * DAY_MS;

/**
 * At the start and then daily, asks the provider which orders had refunds or disputes and checks those, in case their
 * webhook events got lost. Orders wait while the budget for reads is used up, or the provider or the database is
 * unavailable.
 */
export function createDailyReversalCheck({ clock, logger, provider, budget, checks }: DailyCheckDeps) {
  let nextListAt = new Date(0);
  let waiting: string[] = [];

  async function listReversedOrders(): Promise<void> {
    const now = clock.now();
    nextListAt = new Date(now.getTime() + HOUR_MS);
    const orderIds = await provider.listReversedOrders({ from: new Date(now.getTime() - PERIOD_MS), to: now });
    waiting = [...new Set([...waiting, ...orderIds])];
    nextListAt = new Date(now.getTime() + DAY_MS);
  }

  /** Returns false if the order has to wait for the next run. It waits behind the others, so that none blocks them. */
  async function checkOrder(id: string): Promise<boolean> {
    try {
      await checks.checkOrder(id);
    } catch (err) {
      const isDown = isDatabaseDown(err);
      const mustWait = isDown || isUnavailable(err);
      if (mustWait) waiting.push(id);
      if (isDown) throw err;
      if (!(err instanceof ReadBudgetError))
        logger.warn({ id, ...(!mustWait && { err }) }, 'refund and dispute check failed');
      return !mustWait;
    }
    return true;
  }

  return {
    async runOnce(isStopped: () => boolean = () => false): Promise<void> {
      if (clock.now() >= nextListAt) await listReversedOrders();
      while (!isStopped() && !budget.isExhausted('dailyCheck')) {
        const id = waiting.shift();
        if (id === undefined || !(await checkOrder(id))) return;
      }
    },
  };
}

export type DailyReversalCheck = ReturnType<typeof createDailyReversalCheck>;
