import type { ShopLogger } from '../logger.ts';
import { isDatabaseDown } from './database-errors.ts';

export type OutageLog = {
  /** Logs the error of a periodic task; during an outage only the first one. */
  report(err: unknown, message: string): void;
  /** The database has responded. */
  end(): void;
};

/** Logs an outage of the database once, because every periodic task notices it repeatedly. */
export function createOutageLog(logger: ShopLogger): OutageLog {
  let isDown = false;
  return {
    report(err, message) {
      if (!isDatabaseDown(err)) logger.warn({ err }, message);
      else if (!isDown) {
        isDown = true;
        logger.error({ err }, 'the database is unreachable; retrying');
      }
    },
    end() {
      if (!isDown) return;
      isDown = false;
      logger.info('the database is reachable again');
    },
  };
}
