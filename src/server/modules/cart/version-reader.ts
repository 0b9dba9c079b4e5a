import type { Database } from '#server/platform/database/database.ts';
import { versionsOf } from './cart-sql.ts';

type Waiting = { userId: string; resolve(version: number | undefined): void; reject(error: unknown): void };

/**
 * Tells the version of a cart. What is asked while an answer is on its way is asked together afterwards, so that many
 * customers at once cost few statements; the answer is never older than the question.
 */
export function createVersionReader(db: Database): (userId: string) => Promise<number | undefined> {
  let waiting: Waiting[] = [];
  let isAsking = false;

  const askAll = async () => {
    isAsking = true;
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        const versions = await versionsOf(db, [...new Set(batch.map(({ userId }) => userId))]);
        for (const { userId, resolve } of batch) resolve(versions.get(userId));
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    isAsking = false;
  };

  return (userId) =>
    new Promise((resolve, reject) => {
      waiting.push({ userId, resolve, reject });
      if (!isAsking) void askAll();
    });
}
