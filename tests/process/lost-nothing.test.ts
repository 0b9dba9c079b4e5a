import { describe, expect, it } from 'vitest';
import { backupUnderLoad } from '../../tools/faults/backup.ts';
import { withPostgres } from '../../tools/faults/checkouts/with-postgres.ts';
import { clockJumps } from '../../tools/faults/clock-jump.ts';
import { databaseRestarts } from '../../tools/faults/db-restarts.ts';
import type { FaultReport } from '../../tools/faults/fault-run.ts';
import { killCheckouts } from '../../tools/faults/kill-checkouts.ts';
import { timeoutsAfterCommit } from '../../tools/faults/provider-timeouts.ts';
import { webhooksAstray } from '../../tools/faults/webhooks.ts';

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
  ['notices that are missing, tenfold, in the wrong order, late', () => webhooksAstray(8)],
  ['time-outs after the provider has taken the order', () => timeoutsAfterCommit(9)],
  ['immediate restarts of PostgreSQL', () => databaseRestarts(2)],
  ['a clock that jumps by an hour', () => clockJumps({ jumps: 6, everyMs: 400 })],
  ['a backup that is taken meanwhile', () => backupUnderLoad(6, 4)],
];

describe('no order and no rupee is lost', () => {
  const losesNothing = async (_name: string, run: () => Promise<FaultReport>) => {
    const { seen, broken } = await run();
    console.log(seen.join('\n'));
    expect(broken).toEqual([]);
  };
  it.each(ALWAYS)('through %s', { timeout: 300_000 }, losesNothing);
  it.each(EXTENDED)('through %s', { timeout: 300_000, tags: ['extended'] }, losesNothing);
});
