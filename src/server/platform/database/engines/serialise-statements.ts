import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PGlite, Transaction } from '@electric-sql/pglite';

/**
 * The embedded engine works on the thread that also answers visitors, and a queue of statements would keep it until the
 * last one is done. So each statement gets a turn of the event loop of its own, and visitors are answered in between.
 */
export function serialiseStatements(engine: PGlite): PGlite {
  let last: Promise<unknown> = Promise.resolve();
  const inLine = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(() => nextTurn()).then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
  const query = engine.query.bind(engine);
  const transaction = engine.transaction.bind(engine);
  engine.query = (...given) => inLine(() => query(...given));
  engine.transaction = (work) => inLine(() => transaction((tx) => work(yieldBetweenStatements(tx))));
  return engine;
}

/** Inside a transaction nobody else has the engine, but visitors still have the thread. */
function yieldBetweenStatements(tx: Transaction): Transaction {
  const query = tx.query.bind(tx);
  tx.query = async (...given) => {
    await nextTurn();
    return query(...given);
  };
  return tx;
}
