import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../free-port.ts';
import { findOrInstall } from '../system-packages.ts';
import { waitForDatabase } from './wait-for-database.ts';

type TestBouncer = { url: string; stop(): Promise<void> };

/** Starts PgBouncer in transaction mode: every transaction may use another connection. */
export async function startTestBouncer(serverUrl: string): Promise<TestBouncer> {
  const program = await findOrInstall('pgbouncer');
  const server = new URL(serverUrl);
  const port = await findFreePort();
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
  const child = spawn(program, ['-q', ...buildUserArgs(), join(folder, 'bouncer.ini')], { stdio: 'ignore' });
  const url = new URL(serverUrl);
  url.port = String(port);
  await waitForDatabase('PgBouncer', url.href, () => child.exitCode !== null);
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
const buildUserArgs = (): string[] => (process.getuid?.() === 0 ? ['-u', 'postgres'] : []);
