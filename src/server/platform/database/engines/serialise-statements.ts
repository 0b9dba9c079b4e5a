import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { PGlite, Transaction } from '@electric-sql/pglite';

/**
 * The embedded engine runs on the thread that serves requests, and a queue of statements would block it. Each statement
 * waits for the next tick of the event loop, so requests are served in between.
 */
export function serialiseStatements(engine: PGlite): PGlite {
  let last: Promise<unknown> = Promise.resolve();
  const enqueue = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(() => yieldToEventLoop()).then(work);
    last = result.catch(() => undefined);
    return result;
  };
  const query = engine.query.bind(engine);
  const transaction = engine.transaction.bind(engine);
  engine.query = (...args) => enqueue(() => query(...args));
  engine.transaction = (work) => enqueue(() => transaction((tx) => work(yieldBetweenStatements(tx))));
  return engine;
}

/** Yields inside transactions too: they hold the engine exclusively but must not block the thread. */
function yieldBetweenStatements(tx: Transaction): Transaction {
  const query = tx.query.bind(tx);
  tx.query = async (...args) => {
    await yieldToEventLoop();
    return query(...args);
  };
  return tx;
}
