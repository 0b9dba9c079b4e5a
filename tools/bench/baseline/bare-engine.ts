import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { loadOrCreateUnpackedTemplate } from '#server/platform/database/engines/embedded-template.ts';
import type { Statement } from './sql-work.ts';

/** Runs the statements of one request in sequence. */
type BareEngine = { run(statements: readonly Statement[]): Promise<void> };

export const createBareEngine = (url: string): Promise<BareEngine> =>
  url === '' ? createEmbedded() : Promise.resolve(createPool(url));

function createPool(connectionString: string): BareEngine {
  const pool = new pg.Pool({ connectionString, max: 10 });
  /** Uses the simple query protocol without values, like the shop. */
  const execute = (to: pg.Pool | pg.PoolClient, { text, values }: Statement) =>
    values.length === 0 ? to.query(text) : to.query(text, values);
  return {
    /** Only a transaction needs a dedicated connection. */
    async run(statements) {
      const [only, ...more] = statements;
      if (only && more.length === 0) {
        await execute(pool, only);
        return;
      }
      const client = await pool.connect();
      try {
        for (const statement of statements) await execute(client, statement);
      } finally {
        client.release();
      }
    },
  };
}

/** One engine, one request at a time: transactions must not interleave. */
async function createEmbedded(): Promise<BareEngine> {
  const engine = await PGlite.create({ loadDataDir: await loadOrCreateUnpackedTemplate() });
  let last: Promise<unknown> = Promise.resolve();
  return {
    run(statements) {
      const result = last.then(async () => {
        for (const { text, values } of statements) await engine.query(text, values);
      });
      last = result.catch(() => undefined);
      return result;
    },
  };
}
