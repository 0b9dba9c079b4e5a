import type { Database } from './database.ts';
import { isConflict, isDatabaseDown } from './database-errors.ts';
import { retryConflicts } from './retry-conflicts.ts';

/** Hands over a write whose answer the work does not need: the end of the transaction may be sent right behind it. */
export type DeferUntilCommit = (write: Promise<unknown>) => void;
type Work<Result> = (tx: Database, lastly: DeferUntilCommit) => Promise<Result>;

/** Databases that send statements without waiting, and say of every transaction whether it was committed. */
const pipelined = new WeakSet<Database>();
export const markPipelined = (db: Database): void => void pipelined.add(db);

/**
 * Runs a closure in one transaction, again when it collided with another. The closure may run several times: it talks
 * to the database through `tx` and has no other effect.
 */
export const transaction = <Result>(db: Database, work: Work<Result>): Promise<Result> =>
  retryConflicts(() => attempt(db, work));

async function attempt<Result>(db: Database, work: Work<Result>): Promise<Result> {
  const writes: Promise<void>[] = [];
  const failures: unknown[] = [];
  const lastly: DeferUntilCommit = (write) => {
    const failed = (error: unknown) => void failures.push(error);
    writes.push(write.then(() => {}, failed));
  };
  const wait = async () => {
    await Promise.all(writes);
    if (failures.length > 0) throw failures[0];
  };
  const begun = db.transaction(async (tx) => {
    const result = await work(tx, lastly);
    if (!pipelined.has(db)) await wait();
    return result;
  });
  const result = await begun.catch(async (error) => {
    // A write that failed says more than the transaction that ended with it.
    if (!isConflict(error)) await wait();
    throw error;
  });
  // One whose answer was lost on the way has been committed with the rest.
  const refused = failures.find((failure) => !isDatabaseDown(failure));
  if (refused !== undefined) throw refused;
  return result;
}
