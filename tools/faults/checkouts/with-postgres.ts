import { type OwnPostgres, startOwnPostgres } from '../../../scripts/testing/database/test-postgres.ts';

/** Runs the work with a temporary, durable PostgreSQL. */
export async function withPostgres<Result>(work: (postgres: OwnPostgres) => Promise<Result>): Promise<Result> {
  const postgres = await startOwnPostgres(['fsync=off']);
  try {
    return await work(postgres);
  } finally {
    await postgres.stop();
  }
}
