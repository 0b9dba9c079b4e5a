import { openStand } from './checkouts/stand.ts';
import { withTwoShops } from './checkouts/with-two-shops.ts';
import type { FaultReport, FaultRun } from './fault-run.ts';
import { catalogueIsShared } from './sharing/shared-catalogue.ts';
import { limitsAreShared } from './sharing/shared-limits.ts';
import { anyProcessServesAnybody } from './sharing/shared-sessions.ts';
import { restartsAreUnseen } from './sharing/unseen-restarts.ts';

/** Two shops on one PostgreSQL through PgBouncer, behind nginx, which gives each call to either of them. */
async function run(): Promise<FaultReport> {
  return withTwoShops(async (options) => {
    const stand = await openStand({ ...options, settings: { ...options.settings, RATE_LIMIT_FACTOR: '1' } });
    try {
      const parts = [
        await catalogueIsShared(stand.addresses, options.databaseUrl ?? ''),
        await anyProcessServesAnybody(stand),
        await restartsAreUnseen(stand),
        // Last, because it uses up what this address may ask in a minute.
        await limitsAreShared(stand),
      ];
      const books = await stand.report(parts.flatMap(({ seen }) => seen));
      return { seen: books.seen, broken: [...parts.flatMap(({ broken }) => broken), ...books.broken] };
    } finally {
      await stand.close();
    }
  });
}

export const twoProcesses: FaultRun = {
  name: 'two-processes',
  summary:
    'two shops, PostgreSQL, PgBouncer, nginx: shared limits and catalogue, no sticky state, restarts nobody sees',
  run,
};
