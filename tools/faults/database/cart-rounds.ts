import { startTestPostgres } from '../../../scripts/testing/database/test-postgres.ts';
import type { Counts } from '../../../scripts/testing/stages/stage.ts';
import { runVitest } from '../../../scripts/testing/stages/vitest-stage.ts';
import type { FaultReport, FaultRun } from '../fault-run.ts';

const ROUNDS = 200;
const TEST = 'src/server/modules/cart/cart-parallel.test.ts';

const rounds = (engine: string, env: NodeJS.ProcessEnv): Promise<Counts> =>
  runVitest({
    name: `cart-rounds-${engine}`,
    projects: ['server'],
    tests: 'all',
    env: { ...env, TEST_ENGINE: engine, CART_ROUNDS: String(ROUNDS) },
    args: [TEST],
  });

async function run(): Promise<FaultReport> {
  const embedded = await rounds('embedded', {});
  const postgres = await startTestPostgres();
  let onServer: Counts;
  try {
    onServer = await rounds('postgres', { TEST_DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
  const failed = [
    { engine: 'the embedded database', counts: embedded },
    { engine: 'PostgreSQL', counts: onServer },
  ].filter(({ counts }) => counts.failed > 0 || counts.passed === 0);
  return {
    seen: [`${ROUNDS} rounds of 50 calls at once on each engine`],
    broken: failed.map(({ engine }) => `on ${engine} no order of the calls explains their answers`),
  };
}

export const cartRounds: FaultRun = {
  name: 'cart-rounds',
  summary: '50 cart calls of one customer at once, 200 rounds, on both engines: as if one after another',
  run,
};
