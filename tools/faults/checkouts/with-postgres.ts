import { type OwnPostgres, startOwnPostgres } from '../../../scripts/testing/test-postgres.ts';

/** A PostgreSQL of our own that keeps what it has confirmed, for as long as the work takes. */
export async function withPostgres<Result>(work: (postgres: OwnPostgres) => Promise<Result>): Promise<Result> {
  const postgres = await startOwnPostgres(['fsync=off']);
  try {
    return await work(postgres);
  } finally {
    await postgres.stop();
  }
}
