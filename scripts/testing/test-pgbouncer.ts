import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findProgram } from './find-program.ts';
import { freePort } from './free-port.ts';
import { installPackages } from './system-packages.ts';

export type TestBouncer = { url: string; stop(): Promise<void> };

/** PgBouncer in transaction mode in front of a server: every transaction may get another connection. */
export async function startTestBouncer(serverUrl: string): Promise<TestBouncer> {
  const program = findProgram('pgbouncer') ?? ((await installPackages('pgbouncer')) && findProgram('pgbouncer'));
  if (!program) throw new Error('No PgBouncer was found: install pgbouncer.');
  const server = new URL(serverUrl);
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'shop-bouncer-'));
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'users.txt'), `"${server.username}" ""\n`);
  writeFileSync(
    join(folder, 'bouncer.ini'),
    `[databases]
* = host=${server.hostname} port=${server.port} user=${server.username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
max_client_conn = 500
default_pool_size = 8
server_idle_timeout = 2
`,
  );
  const child = spawn(program, ['-q', ...asUser(), join(folder, 'bouncer.ini')], { stdio: 'ignore' });
  const url = new URL(serverUrl);
  url.port = String(port);
  await untilItAnswers(url.href);
  return {
    url: url.href,
    async stop() {
      child.kill('SIGKILL');
      if (child.exitCode === null) await once(child, 'close');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PgBouncer refuses to run as root. */
const asUser = (): string[] => (process.getuid?.() === 0 ? ['-u', 'postgres'] : []);

async function untilItAnswers(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error('PgBouncer did not start.');
}
