import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startTestBouncer } from '../../../scripts/testing/database/test-pgbouncer.ts';
import { startTestPostgres } from '../../../scripts/testing/database/test-postgres.ts';
import type { FaultReport, FaultRun } from '../fault-run.ts';

const MODES = {
  serializable: 'serializable transactions by default',
  conflicts: 'three in ten transactions fail with a serialization error',
  pgbouncer: 'through PgBouncer, with a different connection per transaction',
  'lost-commits': 'one in twenty commits succeeds while its connection is lost',
};

async function runSuite(mode: string, url: string): Promise<{ code: number | null; lines: string[] }> {
  const env = {
    ...process.env,
    NO_COLOR: '1',
    TEST_ENGINE: 'postgres',
    TEST_DATABASE_URL: url,
    TEST_DATABASE_MODE: mode,
  };
  const child = spawn('npx', ['vitest', 'run', '--project', 'server'], { env, stdio: ['ignore', 'pipe', 'ignore'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, lines: output.split('\n').filter((line) => /^\s*Tests |×|FAIL/.test(line)) };
}

/** Runs the server suite on PostgreSQL in each mode. */
async function run(): Promise<FaultReport> {
  const postgres = await startTestPostgres();
  const bouncer = await startTestBouncer(postgres.url);
  const observations: string[] = [];
  const violations: string[] = [];
  try {
    for (const [mode, meaning] of Object.entries(MODES)) {
      const { code, lines } = await runSuite(mode, mode === 'pgbouncer' ? bouncer.url : postgres.url);
      observations.push(`${mode} (${meaning}):`, ...lines.map((line) => `  ${line.trim()}`));
      if (code !== 0) violations.push(`the suite fails in mode ${mode}`);
    }
  } finally {
    await bouncer.stop();
    await postgres.stop();
  }
  return { observations, violations };
}

export const modes: FaultRun = {
  name: 'modes',
  summary: 'the server suite on PostgreSQL: serializable, behind PgBouncer, with random conflicts, with lost commits',
  run,
};
