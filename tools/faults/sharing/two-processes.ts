import { startTestBed } from '../checkouts/test-bed.ts';
import { withTwoShops } from '../checkouts/with-two-shops.ts';
import type { FaultReport, FaultRun } from '../fault-run.ts';
import { checkSharedCatalogue } from './shared-catalogue.ts';
import { checkSharedLimits } from './shared-limits.ts';
import { checkSharedSessions } from './shared-sessions.ts';
import { checkRollingRestarts } from './unseen-restarts.ts';

/** Two shops on one PostgreSQL through PgBouncer, load-balanced by nginx. */
async function run(): Promise<FaultReport> {
  return withTwoShops(async (options) => {
    const testBed = await startTestBed({ ...options, settings: { ...options.settings, RATE_LIMIT_FACTOR: '1' } });
    try {
      const reports = [
        await checkSharedCatalogue(testBed.addresses, options.databaseUrl ?? ''),
        await checkSharedSessions(testBed),
        await checkRollingRestarts(testBed),
        // Last, because it exhausts this address's rate limit.
        await checkSharedLimits(testBed),
      ];
      const ledgerReport = await testBed.report(reports.flatMap(({ observations }) => observations));
      return {
        observations: ledgerReport.observations,
        violations: [...reports.flatMap(({ violations }) => violations), ...ledgerReport.violations],
      };
    } finally {
      await testBed.close();
    }
  });
}

export const twoProcesses: FaultRun = {
  name: 'two-processes',
  summary:
    'two shops, PostgreSQL, PgBouncer, nginx: shared limits and catalogue, no sticky sessions, restarts without errors',
  run,
};
