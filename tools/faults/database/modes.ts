import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startTestBouncer } from '../../../scripts/testing/database/test-pgbouncer.ts';
import { startTestPostgres } from '../../../scripts/testing/database/test-postgres.ts';
import type { FaultReport, FaultRun } from '../fault-run.ts';

const MODES = {
  serializable: 'every transaction serialisable by default',
  conflicts: 'one in twenty statements of a transaction fails as a collision',
  pgbouncer: 'through PgBouncer, which hands every transaction another connection',
  'lost-commits': 'one in twenty commits succeeds while its connection is lost',
};

async function suite(mode: string, url: string): Promise<{ code: number | null; lines: string[] }> {
  const env = {
    ...process.env,
    NO_COLOR: '1',
    TEST_ENGINE: 'postgres',
    TEST_DATABASE_URL: url,
    TEST_DATABASE_MODE: mode,
  };
  const child = spawn('npx', ['vitest', 'run', '--project', 'server'], { env, stdio: ['ignore', 'pipe', 'ignore'] });
  let output = '';
  child.stdout.on('data', (part: Buffer) => {
    output += part.toString();
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, lines: output.split('\n').filter((line) => /^\s*Tests |×|FAIL/.test(line)) };
}

/** The whole server suite on PostgreSQL, once in each mode. */
async function run(): Promise<FaultReport> {
  const postgres = await startTestPostgres();
  const bouncer = await startTestBouncer(postgres.url);
  const seen: string[] = [];
  const broken: string[] = [];
  try {
    for (const [mode, meaning] of Object.entries(MODES)) {
      const { code, lines } = await suite(mode, mode === 'pgbouncer' ? bouncer.url : postgres.url);
      seen.push(`${mode} (${meaning}):`, ...lines.map((line) => `  ${line.trim()}`));
      if (code !== 0) broken.push(`the suite fails in mode ${mode}`);
    }
  } finally {
    await bouncer.stop();
    await postgres.stop();
  }
  return { seen, broken };
}

export const modes: FaultRun = {
  name: 'modes',
  summary:
    'the server suite on PostgreSQL: serialisable, behind PgBouncer, with random collisions, with commits that nobody hears of',
  run,
};
