/** The yardstick of the cart: the same statements through the driver and nothing else. A process of its own. */
import pg from 'pg';

export type Statement = { text: string; values: unknown[] };
/** One list of statements per worker: what one call of the shop asks of the database. */
export type SqlWork = { url: string; durationMs: number; calls: readonly (readonly Statement[])[] };
export type SqlResult = { requests: number; perSecond: number };

const pools = new Map<string, pg.Pool>();

function poolOf(url: string): pg.Pool {
  const pool = pools.get(url) ?? new pg.Pool({ connectionString: url, max: 10 });
  pools.set(url, pool);
  return pool;
}

/** Text without values goes the short way, as the shop's own does. */
const say = (to: pg.Pool | pg.PoolClient, { text, values }: Statement) =>
  values.length === 0 ? to.query(text) : to.query(text, values);

/** A call of one statement needs no connection of its own for long; a transaction does. */
async function runOnce(pool: pg.Pool, statements: readonly Statement[]): Promise<void> {
  const [only, ...more] = statements;
  if (only && more.length === 0) {
    await say(pool, only);
    return;
  }
  const client = await pool.connect();
  try {
    for (const statement of statements) await say(client, statement);
  } finally {
    client.release();
  }
}

async function play({ url, durationMs, calls }: SqlWork): Promise<SqlResult> {
  const pool = poolOf(url);
  const begun = performance.now();
  let requests = 0;
  const worker = async (statements: readonly Statement[]) => {
    while (performance.now() - begun < durationMs) {
      await runOnce(pool, statements);
      requests += 1;
    }
  };
  await Promise.all(calls.map(worker));
  return { requests, perSecond: requests / ((performance.now() - begun) / 1000) };
}

if (process.send) {
  process.on('message', async (work: SqlWork) => process.send?.(await play(work)));
  process.on('disconnect', () => process.exit(0));
}
