import type { Logger } from 'drizzle-orm';
import { drizzle, type RemoteCallback } from 'drizzle-orm/pg-proxy';
import type { Database } from '../database.ts';

/** A Drizzle client that also sends texts of our own, through the same connection. */
export const createDrizzleClient = (send: RemoteCallback, logger: Logger) =>
  Object.assign(drizzle(send, { logger }), {
    async sendText(text, values) {
      logger.logQuery(text, values);
      await send(text, values, 'execute');
    },
  } satisfies Pick<Database, 'sendText'>);
