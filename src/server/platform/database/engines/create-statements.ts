import type { Logger } from 'drizzle-orm';
import { drizzle, type RemoteCallback } from 'drizzle-orm/pg-proxy';
import type { Database } from '../database.ts';

/** Sends what Drizzle writes, and texts of our own, the same way. */
export const createStatements = (send: RemoteCallback, logger: Logger) =>
  Object.assign(drizzle(send, { logger }), {
    async sendText(text, values) {
      logger.logQuery(text, values);
      await send(text, values, 'execute');
    },
  } satisfies Pick<Database, 'sendText'>);
