import { runInTransaction } from '#server/platform/database/transaction.ts';
import type { ProviderDispute } from '#server/platform/payment-provider/payment-provider.ts';
import type { OrderAttempt } from '../attempt-repository.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import type { ReadBudget, ReadPool } from '../read-budget.ts';
import type { RefundSettlement } from '../refunds/refund-settlement.ts';
import type { SettleAttempt } from '../settlement/settle-attempt.ts';
import { createDashboardRefunds } from './dashboard-refunds.ts';
import { raiseOwnerAlert } from './owner-alerts.ts';

type ReversalChecksDeps = Pick<PaymentDependencies, 'db' | 'clock' | 'provider' | 'attempts' | 'orders' | 'enqueue'> & {
  budget: Pick<ReadBudget, 'spend'>;
  settle: SettleAttempt;
  refunds: RefundSettlement;
};

/** Fetches what the provider knows about money that went back: its refunds and disputes; idempotent. */
export function createReversalChecks(deps: ReversalChecksDeps) {
  const { db, clock, provider, attempts, budget, settle, enqueue } = deps;
  const recordRefunds = createDashboardRefunds(deps);

  async function checkRefunds(found: OrderAttempt, pool: ReadPool = 'refunds'): Promise<void> {
    const { attempt, order } = found;
    await budget.spend(pool);
    const listed = await provider.listRefunds(attempt.providerOrderId);
    // The refund's event may arrive before the payment's.
    if (listed.length > 0 && order.paidAt === null) await settle(attempt, 'webhook');
    await recordRefunds(found, listed);
  }

  async function checkDisputes({ attempt, order }: OrderAttempt, pool: ReadPool = 'refunds'): Promise<void> {
    await budget.spend(pool);
    for (const dispute of await provider.listDisputes(attempt.providerOrderId)) await recordDispute(order.id, dispute);
  }

  async function recordDispute(orderId: string, { disputeId, amountPaise, state, respondBy }: ProviderDispute) {
    if (state === 'won') return;
    const kind = state === 'lost' ? 'dispute_lost' : 'payment_disputed';
    const details = { amountPaise, ...(respondBy && { respondBy: respondBy.toISOString() }) };
    const alert = { kind, about: disputeId, orderId, details } as const;
    await runInTransaction(db, (tx) => raiseOwnerAlert(tx, { alert, enqueue, now: clock.now() }));
  }

  return {
    checkRefunds,
    checkDisputes,
    /** Used by the daily check. Ignores orders of others at the same provider account. */
    async checkOrder(providerOrderId: string): Promise<void> {
      const found = await attempts.findAttempt(providerOrderId);
      if (!found) return;
      await checkRefunds(found, 'dailyCheck');
      await checkDisputes(found, 'dailyCheck');
    },
  };
}

export type ReversalChecks = ReturnType<typeof createReversalChecks>;
