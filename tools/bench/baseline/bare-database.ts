import { startChild } from '../load/start-child.ts';
import type { Seeded, SqlMessage, SqlResult, SqlWork, Statement } from './sql-work.ts';

export type BareDatabase = {
  /** Inserts the rows the statements need when the shop's own database cannot be shared. */
  seed(statements: readonly Statement[]): Promise<void>;
  run(work: SqlWork): Promise<SqlResult>;
  stop(): Promise<void>;
};

/** Child process that runs statements through the bare driver: PostgreSQL at this URL, or an embedded database in memory. */
export function startBareDatabase(url?: string): BareDatabase {
  const child = startChild(new URL('./bare-sql.ts', import.meta.url), { BARE_DATABASE_URL: url ?? '' });
  return {
    seed: async (seed) => {
      await child.request<Seeded>({ seed } satisfies SqlMessage);
    },
    run: (work) => child.request<SqlResult>({ work } satisfies SqlMessage),
    stop: child.stop,
  };
}
