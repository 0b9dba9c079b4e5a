/** Baseline for writing endpoints, in a child process: the same statements through the bare driver. */
import { createBareEngine } from './bare-engine.ts';
import { replaceIds } from './fresh-ids.ts';
import type { Seeded, SqlMessage, SqlResult, SqlWork, StatementBatch } from './sql-work.ts';

const engine = process.send && (await createBareEngine(process.env.BARE_DATABASE_URL ?? ''));

async function runWork({ durationMs, batches }: SqlWork): Promise<SqlResult> {
  const startedAt = performance.now();
  let [requests, timedMs] = [0, 0];
  const repeatBatch = async ({ before = [], statements, fresh = [] }: StatementBatch) => {
    while (performance.now() - startedAt < durationMs) {
      const replace = replaceIds(fresh);
      if (before.length > 0) await engine?.run(before.map(replace));
      const repetition = fresh.length > 0 ? statements.map(replace) : statements;
      const sentAt = performance.now();
      await engine?.run(repetition);
      timedMs += performance.now() - sentAt;
      requests += 1;
    }
  };
  await Promise.all(batches.map(repeatBatch));
  const seconds = (performance.now() - startedAt) / 1000;
  return { requests, perSecond: requests / seconds, meanMs: timedMs / requests };
}

if (process.send) {
  process.on('message', async (message: SqlMessage) => {
    if ('work' in message) return process.send?.(await runWork(message.work));
    await engine?.run(message.seed);
    process.send?.('seeded' satisfies Seeded);
  });
  process.on('disconnect', () => process.exit(0));
}
