import type { Seeded, SqlAsked, SqlResult, SqlWork, Statement } from './bare-sql.ts';
import { startChild } from './start-child.ts';

export type BareDatabase = {
  /** Rows that the statements will look for, where the shop's own database cannot be shared. */
  seed(statements: readonly Statement[]): Promise<void>;
  play(work: SqlWork): Promise<SqlResult>;
  stop(): Promise<void>;
};

/** The process that runs statements through the driver alone: PostgreSQL at this address, or an embedded one in memory. */
export function startBareDatabase(url?: string): BareDatabase {
  const child = startChild('./bare-sql.ts', { BARE_DATABASE_URL: url ?? '' });
  return {
    seed: async (seed) => {
      await child.ask<Seeded>({ seed } satisfies SqlAsked);
    },
    play: (work) => child.ask<SqlResult>({ work } satisfies SqlAsked),
    stop: child.stop,
  };
}
