import type { Database } from '#server/platform/database/database.ts';
import { selectVersions } from './cart-sql.ts';

type PendingRead = { userId: string; resolve(version: number | undefined): void; reject(error: unknown): void };

/**
 * Reads cart versions in batches: requests that arrive during a query share the next one. A result is never older than its
 * request.
 */
export function createCartVersionReader(db: Database): (userId: string) => Promise<number | undefined> {
  let pending: PendingRead[] = [];
  let isReading = false;

  const readAll = async () => {
    isReading = true;
    while (pending.length > 0) {
      const batch = pending;
      pending = [];
      try {
        const versions = await selectVersions(db, [...new Set(batch.map(({ userId }) => userId))]);
        for (const { userId, resolve } of batch) resolve(versions.get(userId));
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    isReading = false;
  };

  return (userId) =>
    new Promise((resolve, reject) => {
      pending.push({ userId, resolve, reject });
      if (!isReading) void readAll();
    });
}
