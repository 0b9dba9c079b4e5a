import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { PGlite, Transaction } from '@electric-sql/pglite';
import { type Logger, NoopLogger } from 'drizzle-orm';
import type { Database, RunTransaction } from '../database.ts';
import { createDrizzleClient } from './drizzle-client.ts';

/**
 * Sends statements and transactions to the engine one after another. It runs on the thread that serves requests, so each
 * statement waits for the next tick of the event loop: requests are served in between.
 */
export function createEmbeddedClient(engine: PGlite, logger: Logger = new NoopLogger()): Database {
  const createClient = (to: PGlite | Transaction, enqueue: Enqueue) =>
    createDrizzleClient(
      (text, values, method) =>
        enqueue(() => to.query(text, values, { rowMode: method === 'all' ? 'array' : 'object' })),
      logger,
    );
  const enqueue = createQueue();
  // A transaction holds the engine exclusively, so that it reads a snapshot in every mode.
  const runTransaction: RunTransaction = (work) =>
    enqueue(() =>
      engine.transaction(async (tx) => {
        logger.logQuery('begin', []);
        const result = await work(createClient(tx, createQueue()));
        logger.logQuery('commit', []);
        return result;
      }),
    );
  return Object.assign(createClient(engine, enqueue), { runTransaction });
}

type Enqueue = <Result>(work: () => Promise<Result>) => Promise<Result>;

function createQueue(): Enqueue {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(() => yieldToEventLoop()).then(work);
    last = result.catch(() => undefined);
    return result;
  };
}
