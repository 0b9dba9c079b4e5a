import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from './database.ts';
import { isConflict } from './database-errors.ts';

const ATTEMPTS = 10;
const LONGEST_PAUSE_MS = 200;

/**
 * Runs a closure in one transaction, again when it collided with another. The closure may run several times: it talks
 * to the database through `tx` and has no other effect.
 */
export async function transaction<Result>(db: Database, work: (tx: Database) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (attempt >= ATTEMPTS || !isConflict(error)) throw error;
      await pause(Math.random() * Math.min(LONGEST_PAUSE_MS, 5 * 2 ** attempt));
    }
  }
}
