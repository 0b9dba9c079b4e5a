import type { PGlite, Transaction } from '@electric-sql/pglite';
import pg from 'pg';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import type { Statement } from './bare-sql.ts';

/** Records the statements that reach the driver during `act`. */
export function recordStatements(connection: DatabaseConnection, act: () => Promise<unknown>): Promise<Statement[]> {
  return connection.engine === 'postgres' ? hearPool(act) : hearEmbedded(connection, act);
}

async function hearPool(act: () => Promise<unknown>): Promise<Statement[]> {
  const heard: Statement[] = [];
  const { prototype } = pg.Client;
  const { query } = prototype;
  // The driver has no place to listen at; drizzle gives it an object, the transactions give it text.
  prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const [first, values] = given as [string | { text: string; values?: unknown[] }, unknown[] | undefined];
    const text = typeof first === 'string' ? first : first.text;
    heard.push({ text, values: values ?? (typeof first === 'string' ? [] : (first.values ?? [])) });
    return Reflect.apply(query, this, given);
  } as typeof query;
  try {
    await act();
  } finally {
    prototype.query = query;
  }
  return heard;
}

type Ask = (text: string, values?: unknown[], ...more: unknown[]) => Promise<unknown>;

async function hearEmbedded({ db }: DatabaseConnection, act: () => Promise<unknown>): Promise<Statement[]> {
  const heard: Statement[] = [];
  const { $client: engine } = db as unknown as { $client: PGlite };
  const { query, transaction } = engine;
  const heardBy = (ask: Ask): Ask => {
    return (text, values = [], ...more) => {
      heard.push({ text, values });
      return ask(text, values, ...more);
    };
  };
  engine.query = heardBy(query as Ask) as typeof query;
  engine.transaction = async (work) => {
    heard.push({ text: 'begin', values: [] });
    const result = await transaction((tx: Transaction) => {
      tx.query = heardBy(tx.query.bind(tx) as Ask) as Transaction['query'];
      return work(tx);
    });
    heard.push({ text: 'commit', values: [] });
    return result;
  };
  try {
    await act();
  } finally {
    Object.assign(engine, { query, transaction });
  }
  return heard;
}
