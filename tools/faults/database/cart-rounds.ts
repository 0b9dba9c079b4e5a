import { startTestPostgres } from '../../../scripts/testing/database/test-postgres.ts';
import type { Counts } from '../../../scripts/testing/stages/stage.ts';
import { runVitest } from '../../../scripts/testing/stages/vitest-stage.ts';
import type { FaultReport, FaultRun } from '../fault-run.ts';

const ROUNDS = 200;
const TEST = 'src/server/modules/cart/cart-parallel.test.ts';

const runRounds = (engine: string, env: NodeJS.ProcessEnv): Promise<Counts> =>
  runVitest({
    name: `cart-rounds-${engine}`,
    projects: ['server'],
    tests: 'all',
    env: { ...env, TEST_ENGINE: engine, CART_ROUNDS: String(ROUNDS) },
    args: [TEST],
  });

async function run(): Promise<FaultReport> {
  const embedded = await runRounds('embedded', {});
  const postgres = await startTestPostgres();
  let onPostgres: Counts;
  try {
    onPostgres = await runRounds('postgres', { TEST_DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
  const failed = [
    { engine: 'the embedded database', counts: embedded },
    { engine: 'PostgreSQL', counts: onPostgres },
  ].filter(({ counts }) => counts.failed > 0 || counts.passed === 0);
  return {
    observations: [`${ROUNDS} rounds of 50 concurrent requests on each engine`],
    violations: failed.map(({ engine }) => `on ${engine}, no serial order of the requests explains their responses`),
  };
}

export const cartRounds: FaultRun = {
  name: 'cart-rounds',
  summary: '50 concurrent cart requests of one customer, 200 rounds, on both engines: results as if one after another',
  run,
};
