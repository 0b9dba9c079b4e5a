/** The yardstick of calls that write: the same statements through the driver and nothing else. A process of its own. */
import { openBareEngine } from './bare-engine.ts';
import { freshIds } from './fresh-ids.ts';

export type Statement = { text: string; values: unknown[] };
/** What one worker does again and again. */
export type BareCall = {
  /** Whatever has to be so before, and is not counted. */
  before?: readonly Statement[];
  statements: readonly Statement[];
  /** Ids that every turn has to have anew. */
  fresh?: readonly string[];
};
export type SqlWork = { durationMs: number; calls: readonly BareCall[] };
export type SqlResult = { requests: number; perSecond: number; meanMs: number };
export type Seeded = 'seeded';
export type SqlAsked = { seed: readonly Statement[] } | { work: SqlWork };

const engine = process.send && (await openBareEngine(process.env.BARE_DATABASE_URL ?? ''));

async function play({ durationMs, calls }: SqlWork): Promise<SqlResult> {
  const begun = performance.now();
  let [requests, timedMs] = [0, 0];
  const worker = async ({ before = [], statements, fresh = [] }: BareCall) => {
    while (performance.now() - begun < durationMs) {
      const anew = freshIds(fresh);
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
  process.on('message', async (asked: SqlAsked) => {
    if ('work' in asked) return process.send?.(await play(asked.work));
    await engine?.run(asked.seed);
    process.send?.('seeded' satisfies Seeded);
  });
  process.on('disconnect', () => process.exit(0));
}
