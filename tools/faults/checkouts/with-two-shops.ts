import { startTestBouncer } from '../../../scripts/testing/database/test-pgbouncer.ts';
import { startTestNginx } from '../../../scripts/testing/test-nginx.ts';
import type { TestBedOptions } from './test-bed.ts';
import { withPostgres } from './with-postgres.ts';

/** Two shops on PostgreSQL through PgBouncer, behind nginx. */
export const withTwoShops = <Result>(work: (options: TestBedOptions) => Promise<Result>): Promise<Result> =>
  withPostgres(async ({ url }) => {
    const bouncer = await startTestBouncer(url);
    try {
      return await work({
        shops: 2,
        databaseUrl: bouncer.url,
        settings: { TRUST_PROXY_HOPS: '1' },
        startProxy: startTestNginx,
      });
    } finally {
      await bouncer.stop();
    }
  });
