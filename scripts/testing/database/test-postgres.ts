import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free-port.ts';
import { findPostgresPrograms } from './find-postgres.ts';
import { waitForDatabase } from './wait-for-database.ts';

type TestPostgres = { url: string; stop(): Promise<void> };
export type OwnPostgres = TestPostgres & {
  /** Ends it as a crash would and starts it again; it then recovers from its log. */
  restartImmediately(): Promise<void>;
};
type Account = { uid: number; gid: number };

/** PostgreSQL refuses to run as root, so root runs it as `postgres`. */
function unprivilegedAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  try {
    const ask = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: 'pipe' }));
    return { uid: ask('-u'), gid: ask('-g') };
  } catch {
    throw new Error('PostgreSQL cannot run as root, and this machine has no user "postgres" to run it as.');
  }
}

/** Nothing in a test database has to survive a crash of the machine. */
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** `TEST_DATABASE_URL`, else a server of our own in a temporary folder, on a free port. */
export async function startTestPostgres(): Promise<TestPostgres> {
  const given = process.env.TEST_DATABASE_URL;
  return given !== undefined && given !== '' ? { url: given, stop: async () => {} } : startOwnPostgres(FAST);
}

/** A server of our own; `extra` are settings beside those it needs anyway. */
export async function startOwnPostgres(extra: readonly string[]): Promise<OwnPostgres> {
  const programs = await findPostgresPrograms();
  const account = unprivilegedAccount();
  const folder = mkdtempSync(join(tmpdir(), 'shop-postgres-'));
  if (account) chownSync(folder, account.uid, account.gid);
  const asAccount = { cwd: folder, env: { ...process.env, HOME: folder }, ...account };
  const data = join(folder, 'data');
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'shop', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    {
      ...asAccount,
      stdio: 'pipe',
    },
  );

  const port = await freePort();
  const settings = [...extra, 'listen_addresses=127.0.0.1', 'max_connections=200', `unix_socket_directories=${folder}`];
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  const url = `postgres://shop@127.0.0.1:${port}/postgres`;
  const start = () => spawn(join(programs, 'postgres'), args, { ...asAccount, stdio: 'ignore' });
  let server = start();
  const hasExited = () => server.exitCode !== null || server.signalCode !== null;
  const endNow = () => server.kill('SIGQUIT');
  process.once('exit', endNow);

  const end = async (signal: NodeJS.Signals) => {
    if (hasExited()) return;
    const exited = once(server, 'exit');
    server.kill(signal);
    await exited;
  };
  const stop = async () => {
    process.off('exit', endNow);
    await end('SIGINT');
    rmSync(folder, { recursive: true, force: true });
  };
  const restartImmediately = async () => {
    await end('SIGQUIT');
    server = start();
    await waitForDatabase('PostgreSQL', url, hasExited);
  };
  try {
    await waitForDatabase('PostgreSQL', url, hasExited);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop, restartImmediately };
}
