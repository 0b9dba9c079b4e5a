import type { PGlite, Transaction } from '@electric-sql/pglite';
import pg from 'pg';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import type { Statement } from './sql-work.ts';

/** Records the statements that reach the driver during `act`. */
export function recordStatements(connection: DatabaseConnection, act: () => Promise<unknown>): Promise<Statement[]> {
  return connection.engine === 'postgres' ? recordPool(act) : recordEmbedded(connection, act);
}

async function recordPool(act: () => Promise<unknown>): Promise<Statement[]> {
  const recorded: Statement[] = [];
  const { prototype } = pg.Client;
  const { query } = prototype;
  // The driver has no query hook. Drizzle passes an object, transactions pass text.
  prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [first, values] = args as [string | { text: string; values?: unknown[] }, unknown[] | undefined];
    const text = typeof first === 'string' ? first : first.text;
    recorded.push({ text, values: values ?? (typeof first === 'string' ? [] : (first.values ?? [])) });
    return Reflect.apply(query, this, args);
  } as typeof query;
  try {
    await act();
  } finally {
    prototype.query = query;
  }
  return recorded;
}

type Query = (text: string, values?: unknown[], ...more: unknown[]) => Promise<unknown>;

async function recordEmbedded({ db }: DatabaseConnection, act: () => Promise<unknown>): Promise<Statement[]> {
  const recorded: Statement[] = [];
  const { $client: engine } = db as unknown as { $client: PGlite };
  const { query, transaction } = engine;
  const withRecording = (runQuery: Query): Query => {
    return (text, values = [], ...more) => {
      recorded.push({ text, values });
      return runQuery(text, values, ...more);
    };
  };
  engine.query = withRecording(query as Query) as typeof query;
  engine.transaction = async (work) => {
    recorded.push({ text: 'begin', values: [] });
    const result = await transaction((tx: Transaction) => {
      tx.query = withRecording(tx.query.bind(tx) as Query) as Transaction['query'];
      return work(tx);
    });
    recorded.push({ text: 'commit', values: [] });
    return result;
  };
  try {
    await act();
  } finally {
    Object.assign(engine, { query, transaction });
  }
  return recorded;
}
