import type { Database } from './database.ts';
import { isConflict, isDatabaseDown } from './database-errors.ts';
import { retryConflicts } from './retry-conflicts.ts';

/** Registers a write whose result is not needed, so the commit can be sent right behind it. */
export type DeferUntilCommit = (write: Promise<unknown>) => void;
type TransactionWork<Result> = (tx: Database, deferUntilCommit: DeferUntilCommit) => Promise<Result>;

/** Databases that pipeline statements and verify every commit. */
const pipelined = new WeakSet<Database>();
export const markPipelined = (db: Database): void => void pipelined.add(db);

/**
 * Runs `work` in a transaction and retries it after a conflict. As it may run several times, it must have no effects
 * other than through `tx`.
 */
export const runInTransaction = <Result>(db: Database, work: TransactionWork<Result>): Promise<Result> =>
  retryConflicts(() => runOnce(db, work));

async function runOnce<Result>(db: Database, work: TransactionWork<Result>): Promise<Result> {
  const writes: Promise<void>[] = [];
  const failures: unknown[] = [];
  const deferUntilCommit: DeferUntilCommit = (write) => {
    const recordFailure = (error: unknown) => void failures.push(error);
    writes.push(write.then(() => {}, recordFailure));
  };
  const awaitWrites = async () => {
    await Promise.all(writes);
    if (failures.length > 0) throw failures[0];
  };
  const running = db.transaction(async (tx) => {
    const result = await work(tx, deferUntilCommit);
    if (!pipelined.has(db)) await awaitWrites();
    return result;
  });
  const result = await running.catch(async (error) => {
    // The error of a failed write is more specific than that of the transaction.
    if (!isConflict(error)) await awaitWrites();
    throw error;
  });
  // A write that only lost its response was committed with the rest.
  const rejected = failures.find((failure) => !isDatabaseDown(failure));
  if (rejected !== undefined) throw rejected;
  return result;
}
