/** Baseline for writing endpoints, in a child process: the same statements through the bare driver. */
import { createBareEngine } from './bare-engine.ts';
import { replaceIds } from './fresh-ids.ts';

export type Statement = { text: string; values: unknown[] };
/** The statements one worker repeats. */
export type StatementBatch = {
  /** Setup statements, not measured. */
  before?: readonly Statement[];
  statements: readonly Statement[];
  /** Ids to replace in every repetition. */
  fresh?: readonly string[];
};
export type SqlWork = { durationMs: number; calls: readonly StatementBatch[] };
export type SqlResult = { requests: number; perSecond: number; meanMs: number };
export type Seeded = 'seeded';
export type SqlMessage = { seed: readonly Statement[] } | { work: SqlWork };

const engine = process.send && (await createBareEngine(process.env.BARE_DATABASE_URL ?? ''));

async function play({ durationMs, calls }: SqlWork): Promise<SqlResult> {
  const begun = performance.now();
  let [requests, timedMs] = [0, 0];
  const worker = async ({ before = [], statements, fresh = [] }: StatementBatch) => {
    while (performance.now() - begun < durationMs) {
      const anew = replaceIds(fresh);
      if (before.length > 0) await engine?.run(before.map(anew));
      const turn = fresh.length > 0 ? statements.map(anew) : statements;
      const asked = performance.now();
      await engine?.run(turn);
      timedMs += performance.now() - asked;
      requests += 1;
    }
  };
  await Promise.all(calls.map(worker));
  const seconds = (performance.now() - begun) / 1000;
  return { requests, perSecond: requests / seconds, meanMs: timedMs / requests };
}

if (process.send) {
  process.on('message', async (asked: SqlMessage) => {
    if ('work' in asked) return process.send?.(await play(asked.work));
    await engine?.run(asked.seed);
    process.send?.('seeded' satisfies Seeded);
  });
  process.on('disconnect', () => process.exit(0));
}
