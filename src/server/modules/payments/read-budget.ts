import { RateLimiterRes } from 'rate-limiter-flexible';
import { createSharedLimiter } from '#server/http/limits/rate-limiter.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Database } from '#server/platform/database/database.ts';
import { ProviderError } from '#server/platform/payment-provider/payment-provider.ts';

/**
 * Separate, so that customers who ask often never delay webhook events and background checks, and the daily check never
 * delays events about refunds and disputes.
 */
export type ReadPool = 'customers' | 'background' | 'refunds' | 'dailyCheck';

/**
 * Status reads a minute. The provider allows 100 lists of payments and 30 refunds (sandbox: 30 payments); the rest is for
 * creating orders.
 */
const READS_PER_MINUTE: Record<Config['payments']['mode'], Record<ReadPool, number>> = {
  production: { customers: 30, background: 40, refunds: 20, dailyCheck: 6 },
  sandbox: { customers: 10, background: 12, refunds: 8, dailyCheck: 2 },
};

/** The read limit of this minute is used up, so nothing was sent to the provider. */
export class ReadBudgetError extends ProviderError {
  constructor(retryAfterSeconds: number) {
    super('unavailable', 'the status reads of this minute are used up', retryAfterSeconds);
  }
}

export type ReadBudget = {
  /** Counts one read; throws a `ReadBudgetError` when none is left. */
  spend(pool: ReadPool): Promise<void>;
  isExhausted(pool: ReadPool): boolean;
};

type BudgetOptions = { db: Database; config: Pick<Config, 'payments' | 'rateLimitFactor'> };

/** All processes share the budget, because they share the provider's limits. */
export function createReadBudget({ db, config }: BudgetOptions): ReadBudget {
  const { mode, provider } = config.payments;
  // The simulator has no limits of its own, so it gets those of production.
  const pools = READS_PER_MINUTE[provider === 'simulator' ? 'production' : mode];
  const factor = provider === 'simulator' ? config.rateLimitFactor : 1;
  const createPool = (pool: ReadPool) => {
    const points = Math.max(1, Math.round(pools[pool] * factor));
    const limiter = createSharedLimiter(db, {
      keyPrefix: 'provider-reads',
      points,
      duration: 60,
      inMemoryBlockOnConsumed: points,
    });
    let exhaustedUntil = 0;
    return {
      isExhausted: () => performance.now() < exhaustedUntil,
      async spend() {
        try {
          await limiter.consume(pool);
        } catch (error) {
          if (!(error instanceof RateLimiterRes)) throw error;
          exhaustedUntil = performance.now() + error.msBeforeNext;
          throw new ReadBudgetError(Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
        }
      },
    };
  };
  const budgets = {
    customers: createPool('customers'),
    background: createPool('background'),
    refunds: createPool('refunds'),
    dailyCheck: createPool('dailyCheck'),
  };
  return {
    spend: (pool) => budgets[pool].spend(),
    isExhausted: (pool) => budgets[pool].isExhausted(),
  };
}
