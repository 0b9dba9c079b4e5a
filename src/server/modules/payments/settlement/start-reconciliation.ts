import type { ShopLogger } from '#server/platform/logger.ts';
import { repeat, waitAtMost } from '#server/platform/repeat.ts';
import type { Reconciliation } from './reconcile.ts';

const LOOK_EVERY_MS = 1_000;
/** A stop does not wait longer: leases run out, and what was begun is checked again after the next start. */
const FINISH_WITHIN_MS = 5_000;

type Parts = { reconciliation: Reconciliation; logger: ShopLogger; everyMs?: number };

/** Looks after payments and refunds for as long as the shop is open. */
export function startReconciliation({ reconciliation, logger, everyMs = LOOK_EVERY_MS }: Parts) {
  let stopped = false;
  const idle = repeat(everyMs, () =>
    reconciliation
      .runOnce(() => stopped)
      .catch((err: unknown) => {
        if (!stopped) logger.warn({ err }, 'payments not checked');
      }),
  );
  return {
    close(): Promise<void> {
      stopped = true;
      return waitAtMost(FINISH_WITHIN_MS, idle());
    },
  };
}
