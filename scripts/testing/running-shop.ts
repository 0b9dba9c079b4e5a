import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from './free-port.ts';

/** The developer's own settings must not reach the shop under test. */
const SETTING_NAMES =
  /^(PORT|HOST|SHOP_|SAMPLE_HISTORY|PUBLIC_ORIGIN|DATABASE_URL|DATA_DIR|PICTURES_DIR|ALLOW_EMBEDDED_DATABASE|SESSION_|CASHFREE_|SIM|API_HOST|CORS_|SMTP_|MAIL_|METRICS_|DESK|SETTINGS_FILE|TRUST_|RATE_LIMIT_|PROVIDER_|WEBHOOK_|MAX_ORDER_|NODE_ENV|VITEST|LOG_LEVEL)/;

type ShopProcess = {
  child: ChildProcess;
  /** All output so far. */
  getOutput(): string;
  /** The standard output: the log. */
  getLog(): string;
  /** The error output, without the log. */
  getErrorOutput(): string;
  /** Resolves with the exit code. */
  exited: Promise<number | null>;
};

const START_COMMAND = 'scripts/start.mjs';
/** A shop under load logs every request, so old output is dropped. */
const MAX_OUTPUT_LENGTH = 100_000_000;
const RETAINED_OUTPUT_LENGTH = 1_000_000;

/** Runs the production start command with only these settings. */
export function spawnShop(settings: NodeJS.ProcessEnv, program = START_COMMAND): ShopProcess {
  const inherited = Object.entries(process.env).filter(([name]) => !SETTING_NAMES.test(name));
  // Tests and measurements start with an empty shop.
  const env = { ...Object.fromEntries(inherited), SAMPLE_HISTORY: 'off', ...settings };
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let log = '';
  let errors = '';
  child.stdout.on('data', (text: Buffer) => {
    if (log.length > MAX_OUTPUT_LENGTH) log = log.slice(-RETAINED_OUTPUT_LENGTH);
    log += text.toString();
  });
  child.stderr.on('data', (text: Buffer) => {
    errors += text.toString();
  });
  const killChild = () => child.kill('SIGKILL');
  process.once('exit', killChild);
  const exited = once(child, 'close').then(([code]) => {
    process.off('exit', killChild);
    return code as number | null;
  });
  return { child, getOutput: () => errors + log, getLog: () => log, getErrorOutput: () => errors, exited };
}

export type RunningShop = ShopProcess & {
  /** `http://127.0.0.1:<port>` */
  address: string;
  /** Origin of its payment simulator; empty when it has none. */
  simulatorOrigin: string;
  dataDir: string;
  startedInMs: number;
  /** Sends the signal and resolves with the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
};

type StartOptions = {
  dataDir?: string;
  settings?: NodeJS.ProcessEnv;
  timeoutMs?: number;
  /** Defaults to a free port. */
  port?: number;
  /** Command to start instead of the default. */
  program?: string;
};

/** The `x-sim-token` of simulators under test. */
export const CONTROL_TOKEN = 'the control token of the tests';

/** Starts a shop on a free port and waits for `/readyz`; deletes its data folder afterwards unless one was given. */
export async function startShop({
  dataDir,
  settings = {},
  timeoutMs = 180_000,
  port: fixedPort,
  program,
}: StartOptions = {}): Promise<RunningShop> {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'shop-data-'));
  const port = fixedPort ?? (await findFreePort());
  const address = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  const env = {
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_ORIGIN: address,
    DATA_DIR: folder,
    SIMULATOR_PORT: '0',
    DESK_PORT: '0',
    SIMULATOR_CONTROL_TOKEN: CONTROL_TOKEN,
    LOG_LEVEL: 'info',
    RATE_LIMIT_FACTOR: '1000',
    ...settings,
  };
  const shop = spawnShop(env, program);
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    shop.child.kill(signal);
    const code = await shop.exited;
    if (dataDir === undefined) rmSync(folder, { recursive: true, force: true });
    return code;
  };
  try {
    await waitUntilReady(shop, address, timeoutMs);
    // The log is written a moment after the shop responds.
    if (env.LOG_LEVEL === 'info') await waitUntilOpenIsLogged(shop, timeoutMs);
  } catch (error) {
    await stop('SIGKILL');
    throw error;
  }
  const simulatorOrigin = /payment simulator is open: ([^\s"]+)/.exec(shop.getOutput())?.[1] ?? '';
  return { ...shop, address, simulatorOrigin, dataDir: folder, startedInMs: performance.now() - startedAt, stop };
}

async function waitUntilReady(shop: ShopProcess, address: string, timeoutMs: number): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    if (shop.child.exitCode !== null) throw new Error(`The shop exited before it was ready:\n${shop.getOutput()}`);
    const response = await fetch(`${address}/readyz`).catch(() => undefined);
    await response?.body?.cancel();
    if (response?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The shop was not ready after ${timeoutMs} ms:\n${shop.getOutput()}`);
}

async function waitUntilOpenIsLogged(shop: ShopProcess, timeoutMs: number): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!shop.getOutput().includes('The shop is open')) {
    if (Date.now() > deadline) throw new Error(`The shop did not log that it is open:\n${shop.getOutput()}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
