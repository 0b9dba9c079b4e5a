import { startTemporaryPostgres, type TemporaryPostgres } from '../../../scripts/testing/database/test-postgres.ts';

/** Runs the work with a temporary, durable PostgreSQL. */
export async function withPostgres<Result>(work: (postgres: TemporaryPostgres) => Promise<Result>): Promise<Result> {
  const postgres = await startTemporaryPostgres(['fsync=off']);
  try {
    return await work(postgres);
  } finally {
    await postgres.stop();
  }
}
