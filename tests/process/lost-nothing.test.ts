import { describe, expect, it } from 'vitest';
import { killCheckouts } from '../../tools/faults/checkouts/kill-checkouts.ts';
import { withPostgres } from '../../tools/faults/checkouts/with-postgres.ts';
import { backupUnderLoad } from '../../tools/faults/database/backup.ts';
import { restartDatabase } from '../../tools/faults/database/db-restarts.ts';
import type { FaultReport } from '../../tools/faults/fault-run.ts';
import { runClockJumps } from '../../tools/faults/processes/clock-jump.ts';
import { runTimeoutsAfterCommit } from '../../tools/faults/provider/provider-timeouts.ts';
import { runWebhookFaults } from '../../tools/faults/provider/webhooks.ts';

type ShortRun = readonly [string, () => Promise<FaultReport>];

/** Short versions of the fault runs (`npm run faults -- list`), with the same checks. */
const ALWAYS: readonly ShortRun[] = [
  [
    'kill -9 of two shops on PostgreSQL',
    () => withPostgres(({ url }) => killCheckouts({ kills: 2, checkouts: 8 }, { shops: 2, databaseUrl: url })),
  ],
];
const EXTENDED: readonly ShortRun[] = [
  ['kill -9 on the embedded database', () => killCheckouts({ kills: 2, checkouts: 12 })],
  ['missing, tenfold, reordered and late webhook events', () => runWebhookFaults(8)],
  ['time-outs after the provider has created the order', () => runTimeoutsAfterCommit(9)],
  ['immediate restarts of PostgreSQL', () => restartDatabase(2)],
  ['a clock that jumps by an hour', () => runClockJumps({ jumps: 6, intervalMs: 400 })],
  ['a backup under load', () => backupUnderLoad(6, 4)],
];

describe('a shop loses no order and no payment', () => {
  const expectNothingLost = async (_name: string, run: () => Promise<FaultReport>) => {
    const { observations, violations } = await run();
    console.log(observations.join('\n'));
    expect(violations).toEqual([]);
  };
  it.each(ALWAYS)('survives %s', { timeout: 300_000 }, expectNothingLost);
  it.each(EXTENDED)('survives %s', { timeout: 300_000, tags: ['extended'] }, expectNothingLost);
});
