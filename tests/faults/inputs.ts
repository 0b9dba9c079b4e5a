import { spawnSync } from 'node:child_process';
import type { FaultReport, FaultRun } from './fault-run.ts';

const CASES = process.env.INPUT_CASES ?? '10000';

/** The property test of `npm test`, with many more cases. */
async function run(): Promise<FaultReport> {
  const { status, stdout } = spawnSync(
    'npx',
    ['vitest', 'run', '--project', 'server', 'src/server/hostile-inputs.test.ts', '-t', 'random inputs'],
    { env: { ...process.env, INPUT_CASES: CASES, NO_COLOR: '1' }, encoding: 'utf8', maxBuffer: 1 << 28 },
  );
  const summary = stdout.split('\n').filter((line) => /Tests|×/.test(line));
  return { seen: [`${CASES} random inputs per writing call`, ...summary], broken: status === 0 ? [] : ['see above'] };
}

export const inputs: FaultRun = {
  name: 'inputs',
  summary: 'ten thousand random inputs for every writing call: legal values or a refusal, never a fault',
  run,
};
