import type { Database } from './database.ts';
import { retryConflicts } from './retry-conflicts.ts';

/**
 * Runs a closure in one transaction, again when it collided with another. The closure may run several times: it talks
 * to the database through `tx` and has no other effect.
 */
export const transaction = <Result>(db: Database, work: (tx: Database) => Promise<Result>): Promise<Result> =>
  retryConflicts(() => db.transaction(work));
