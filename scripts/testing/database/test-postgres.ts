import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../free-port.ts';
import { findOrInstallPostgresFolder } from './find-or-install-postgres.ts';
import { waitForDatabase } from './wait-for-database.ts';

type TestPostgres = { url: string; stop(): Promise<void> };
export type TemporaryPostgres = TestPostgres & {
  /** Stops it like a crash and restarts it; it then recovers from its log. */
  restartImmediately(): Promise<void>;
};
type Account = { uid: number; gid: number };

/** PostgreSQL refuses to run as root, so root runs it as `postgres`. */
function findUnprivilegedAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  try {
    const readId = (flag: string) =>
      Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: 'pipe' }));
    return { uid: readId('-u'), gid: readId('-g') };
  } catch {
    throw new Error('PostgreSQL cannot run as root, and this machine has no user "postgres" to run it as.');
  }
}

/** Test data need not survive a crash of the machine. */
const FAST_SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** Uses `TEST_DATABASE_URL`, else starts a server in a temporary folder on a free port. */
export async function startTestPostgres(): Promise<TestPostgres> {
  const configuredUrl = process.env.TEST_DATABASE_URL;
  return configuredUrl !== undefined && configuredUrl !== ''
    ? { url: configuredUrl, stop: async () => {} }
    : startTemporaryPostgres(FAST_SETTINGS);
}

/** Starts a server in a temporary folder; `extraSettings` are added to the required ones. */
export async function startTemporaryPostgres(extraSettings: readonly string[]): Promise<TemporaryPostgres> {
  const programFolder = await findOrInstallPostgresFolder();
  const account = findUnprivilegedAccount();
  const folder = mkdtempSync(join(tmpdir(), 'shop-postgres-'));
  if (account) chownSync(folder, account.uid, account.gid);
  const spawnOptions = { cwd: folder, env: { ...process.env, HOME: folder }, ...account };
  const data = join(folder, 'data');
  execFileSync(
    join(programFolder, 'initdb'),
    ['-D', data, '-U', 'shop', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    {
      ...spawnOptions,
      stdio: 'pipe',
    },
  );

  const port = await findFreePort();
  const settings = [
    ...extraSettings,
    'listen_addresses=127.0.0.1',
    'max_connections=200',
    `unix_socket_directories=${folder}`,
  ];
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  const url = `postgres://shop@127.0.0.1:${port}/postgres`;
  const start = () => spawn(join(programFolder, 'postgres'), args, { ...spawnOptions, stdio: 'ignore' });
  let server = start();
  const hasExited = () => server.exitCode !== null || server.signalCode !== null;
  const killServer = () => server.kill('SIGQUIT');
  process.once('exit', killServer);

  const stopServer = async (signal: NodeJS.Signals) => {
    if (hasExited()) return;
    const exited = once(server, 'exit');
    server.kill(signal);
    await exited;
  };
  const stop = async () => {
    process.off('exit', killServer);
    await stopServer('SIGINT');
    rmSync(folder, { recursive: true, force: true });
  };
  const restartImmediately = async () => {
    await stopServer('SIGQUIT');
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
