import { describe, expect, it } from 'vitest';
import { killCheckouts } from '../../tools/faults/checkouts/kill-checkouts.ts';
import { withPostgres } from '../../tools/faults/checkouts/with-postgres.ts';
import { backupUnderLoad } from '../../tools/faults/database/backup.ts';
import { databaseRestarts } from '../../tools/faults/database/db-restarts.ts';
import type { FaultReport } from '../../tools/faults/fault-run.ts';
import { clockJumps } from '../../tools/faults/processes/clock-jump.ts';
import { timeoutsAfterCommit } from '../../tools/faults/provider/provider-timeouts.ts';
import { runWebhookFaults } from '../../tools/faults/provider/webhooks.ts';

type ShortForm = readonly [string, () => Promise<FaultReport>];

/** The short forms of the long runs (`npm run faults -- list`): few of everything, the same promises. */
const ALWAYS: readonly ShortForm[] = [
  [
    'kill -9 of two shops on PostgreSQL',
    () => withPostgres(({ url }) => killCheckouts({ kills: 2, checkouts: 8 }, { shops: 2, databaseUrl: url })),
  ],
];
const EXTENDED: readonly ShortForm[] = [
  ['kill -9 on the embedded database', () => killCheckouts({ kills: 2, checkouts: 12 })],
  ['missing, tenfold, reordered and late webhook events', () => runWebhookFaults(8)],
  ['time-outs after the provider has created the order', () => timeoutsAfterCommit(9)],
  ['immediate restarts of PostgreSQL', () => databaseRestarts(2)],
  ['a clock that jumps by an hour', () => clockJumps({ jumps: 6, everyMs: 400 })],
  ['a backup under load', () => backupUnderLoad(6, 4)],
];

describe('a shop loses no order and no payment', () => {
  const losesNothing = async (_name: string, run: () => Promise<FaultReport>) => {
    const { seen, broken } = await run();
    console.log(seen.join('\n'));
    expect(broken).toEqual([]);
  };
  it.each(ALWAYS)('survives %s', { timeout: 300_000 }, losesNothing);
  it.each(EXTENDED)('survives %s', { timeout: 300_000, tags: ['extended'] }, losesNothing);
});
