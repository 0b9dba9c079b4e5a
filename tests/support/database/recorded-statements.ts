import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

type Query = (...given: unknown[]) => unknown;
type Asked = { query: Query };

/** Statements of both drivers since the test file started. */
export const recordedStatements = new Set<string>();
/** Names under which statements were prepared. */
export const preparedNames = new Set<string>();

function hear(asked: unknown): void {
  const { text, name } = (typeof asked === 'string' ? { text: asked } : (asked ?? {})) as {
    text?: string;
    name?: string;
  };
  if (text !== undefined) recordedStatements.add(text);
  if (name) preparedNames.add(name);
}

const heard = (target: Asked): void => {
  const { query } = target;
  target.query = function (this: unknown, ...given: unknown[]) {
    hear(given[0]);
    return query.apply(this, given);
  };
};

// The files of a worker share this module, so that each driver is changed once.
heard(pg.Client.prototype as unknown as Asked);
heard(PGlite.prototype as unknown as Asked);
const { transaction } = PGlite.prototype;
PGlite.prototype.transaction = function (work) {
  return transaction.call(this, (tx) => {
    heard(tx as unknown as Asked);
    return work(tx);
  }) as never;
};
