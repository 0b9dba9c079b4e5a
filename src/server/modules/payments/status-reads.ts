import type { Clock } from '#server/platform/clock.ts';
import type { PaymentProvider } from '#server/platform/payment-provider/payment-provider.ts';
import { fetchProviderSnapshot, type ProviderSnapshot } from './provider-requests.ts';
import type { ReadBudget } from './read-budget.ts';

/** `verify`: a customer asks. `check`: the schedule. `webhook`: the provider has news. `checkout`: before an order. */
export type ReadCause = 'verify' | 'checkout' | 'webhook' | 'check';

type SharedRead = { readonly snapshot: Promise<ProviderSnapshot>; completedAtMs: number | undefined };

const REUSE_MS = 3_000;
/** Customers who ask often must not use up the reads of the others. */
const FREQUENT_READ_COUNT = 5;
const FREQUENT_REUSE_MS = 15_000;
/** An attempt that no customer's request has read for so long counts from zero. */
const COUNT_MS = 60_000;

type StatusReadsDeps = {
  provider: Pick<PaymentProvider, 'findOrder' | 'listPayments'>;
  clock: Clock;
  budget: Pick<ReadBudget, 'spend'>;
};

/**
 * Reads payment attempts from the provider: one read at a time per attempt, reused for three seconds (D-42), or for 15
 * after a customer's first reads of it. A webhook event announces news, so it never gets a read that started before it,
 * and later requests share its read. A checkout neither waits for the budget nor leaves a result to reuse: the customer
 * may pay within those seconds.
 */
export function createStatusReads({ provider, clock, budget }: StatusReadsDeps) {
  const reads = new Map<string, SharedRead>();
  const customerReads = new Map<string, { count: number; latestMs: number }>();
  const getNowMs = () => clock.now().getTime();
  /** False after the clock was set back. */
  const isWithin = (durationMs: number, sinceMs: number) => {
    const ageMs = getNowMs() - sinceMs;
    return ageMs >= 0 && ageMs < durationMs;
  };

  function dropOldEntries(): void {
    for (const [id, { completedAtMs = getNowMs() }] of reads)
      if (!isWithin(FREQUENT_REUSE_MS, completedAtMs)) reads.delete(id);
    for (const [id, { latestMs }] of customerReads) if (!isWithin(COUNT_MS, latestMs)) customerReads.delete(id);
  }

  function findReusableRead(id: string, cause: ReadCause): SharedRead | undefined {
    const read = cause === 'webhook' ? undefined : reads.get(id);
    const isFrequent = cause === 'verify' && (customerReads.get(id)?.count ?? 0) >= FREQUENT_READ_COUNT;
    const reuseMs = isFrequent ? FREQUENT_REUSE_MS : REUSE_MS;
    return read && isWithin(reuseMs, read.completedAtMs ?? getNowMs()) ? read : undefined;
  }

  async function spendAndFetch(id: string, cause: ReadCause): Promise<ProviderSnapshot> {
    await budget.spend(cause === 'verify' ? 'customers' : 'background');
    if (cause === 'verify')
      customerReads.set(id, { count: (customerReads.get(id)?.count ?? 0) + 1, latestMs: getNowMs() });
    return fetchProviderSnapshot(provider, id);
  }

  function startSharedRead(id: string, cause: ReadCause): Promise<ProviderSnapshot> {
    const read: SharedRead = { snapshot: spendAndFetch(id, cause), completedAtMs: undefined };
    reads.set(id, read);
    read.snapshot.then(
      () => {
        read.completedAtMs = getNowMs();
      },
      () => {
        if (reads.get(id) === read) reads.delete(id);
      },
    );
    return read.snapshot;
  }

  return async function readStatus(id: string, cause: ReadCause): Promise<ProviderSnapshot> {
    dropOldEntries();
    if (cause === 'checkout') {
      reads.delete(id);
      return fetchProviderSnapshot(provider, id);
    }
    return findReusableRead(id, cause)?.snapshot ?? startSharedRead(id, cause);
  };
}

export type ReadStatus = ReturnType<typeof createStatusReads>;
