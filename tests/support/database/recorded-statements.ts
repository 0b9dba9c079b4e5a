import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

type Query = (...args: unknown[]) => unknown;
type Queryable = { query: Query };

/** Statements of both drivers since the test file started. */
export const recordedStatements = new Set<string>();
/** Names under which statements were prepared. */
export const preparedNames = new Set<string>();

function recordStatement(statement: unknown): void {
  const { text, name } = (typeof statement === 'string' ? { text: statement } : (statement ?? {})) as {
    text?: string;
    name?: string;
  };
  if (text !== undefined) recordedStatements.add(text);
  if (name) preparedNames.add(name);
}

const recordQueries = (target: Queryable): void => {
  const { query } = target;
  target.query = function (this: unknown, ...args: unknown[]) {
    recordStatement(args[0]);
    return query.apply(this, args);
  };
};

// The test files of a worker share this module, so each driver is patched once.
recordQueries(pg.Client.prototype as unknown as Queryable);
recordQueries(PGlite.prototype as unknown as Queryable);
const { transaction } = PGlite.prototype;
PGlite.prototype.transaction = function (work) {
  return transaction.call(this, (tx) => {
    recordQueries(tx as unknown as Queryable);
    return work(tx);
  }) as never;
};
