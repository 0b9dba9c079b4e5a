import type { Clock } from '#server/platform/clock.ts';
import type { PaymentProvider } from '#server/platform/payment-provider/payment-provider.ts';
import { fetchProviderSnapshot, type ProviderSnapshot } from './provider-requests.ts';
import type { ReadBudget } from './read-budget.ts';

/** `verify`: a customer asks. `check`: the schedule. `webhook`: the provider has news. `checkout`: before an order. */
export type ReadCause = 'verify' | 'checkout' | 'webhook' | 'check';

type SharedRead = { readonly snapshot: Promise<ProviderSnapshot>; completedAtMs: number | undefined };

const REUSE_MS = 3_000;

type StatusReadsDeps = {
  provider: Pick<PaymentProvider, 'findOrder' | 'listPayments'>;
  clock: Clock;
  budget: Pick<ReadBudget, 'spend'>;
};

/**
 * Reads payment attempts from the provider: one read at a time per attempt, reused for three seconds (D-42). A webhook
 * event announces news, so it never gets a read that started before it, and later requests share its read. A checkout
 * neither waits for the budget nor leaves a result to reuse: the customer may pay within those seconds.
 */
export function createStatusReads({ provider, clock, budget }: StatusReadsDeps) {
  const reads = new Map<string, SharedRead>();
  const getNowMs = () => clock.now().getTime();

  function dropOldReads(): void {
    const nowMs = getNowMs();
    for (const [id, { completedAtMs = nowMs }] of reads)
      if (nowMs < completedAtMs || nowMs - completedAtMs >= REUSE_MS) reads.delete(id);
  }

  async function spendAndFetch(id: string, cause: ReadCause): Promise<ProviderSnapshot> {
    await budget.spend(cause === 'verify' ? 'customers' : 'background');
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
    dropOldReads();
    if (cause === 'checkout') {
      reads.delete(id);
      return fetchProviderSnapshot(provider, id);
    }
    const shared = cause === 'webhook' ? undefined : reads.get(id);
    return shared?.snapshot ?? startSharedRead(id, cause);
  };
}

export type ReadStatus = ReturnType<typeof createStatusReads>;
