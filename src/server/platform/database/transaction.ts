import type { Database, TransactionMode } from './database.ts';
import { retryConflicts } from './retry-conflicts.ts';

/**
 * Runs `work` in a transaction and retries it after a conflict. As it may run several times, it must have no effects
 * other than through `tx`.
 */
export async function runInTransaction<Result>(
  { runTransaction }: Database,
  work: (tx: Database) => Promise<Result>,
  mode?: TransactionMode,
): Promise<Result> {
  if (!runTransaction) throw new Error('Transactions cannot be nested.');
  return retryConflicts(() => runTransaction(work, mode));
}
