import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { FaultReport, FaultRun } from '../fault-run.ts';

const CASES = process.env.INPUT_CASES ?? '10000';
const PARTS = ['0/2', '1/2'];
const TEST = ['src/server/hostile-inputs.test.ts', '-t', 'random inputs'];

async function runPart(part: string): Promise<{ code: number | null; lines: string[] }> {
  const env = { ...process.env, INPUT_CASES: CASES, INPUT_PART: part, NO_COLOR: '1' };
  const child = spawn('npx', ['vitest', 'run', '--project', 'server', ...TEST], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (text: Buffer) => {
    output += text.toString();
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, lines: output.split('\n').filter((line) => /Tests|Duration|×/.test(line)) };
}

/** The property test of `npm test`, with many more cases. */
async function run(): Promise<FaultReport> {
  const results = await Promise.all(PARTS.map(runPart));
  return {
    observations: [
      `${CASES} random inputs per write endpoint`,
      ...results.flatMap(({ lines }) => lines.map((line) => line.trim())),
    ],
    violations: results.some(({ code }) => code !== 0) ? ['see above'] : [],
  };
}

export const inputs: FaultRun = {
  name: 'inputs',
  summary: 'ten thousand random inputs for every write endpoint: valid values or 4xx, never 5xx',
  run,
};
